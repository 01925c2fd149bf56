"""A run that tunes the weights of a policy, and is interrupted."""

from pathlib import Path

import numpy as np

from engine.ai.train.tune import Run
from engine.ai.weights import Groups

GROUPS = Groups(Path("policy.json"), {"coins": (1.0,), "shields": (2.0, 3.0)})


def test_a_run_starts_where_tuning_starts_and_goes_on_where_it_was(tmp_path: Path) -> None:
    assert Run(tmp_path, GROUPS).weights.tolist() == [1.0, 2.0, 3.0]
    Run(tmp_path, GROUPS).save(np.array([1.5, 2.0004, 3.0]))
    again = Run(tmp_path, GROUPS)
    assert (again.step, again.weights.tolist()) == (1, [1.5, 2.0, 3.0])
    assert GROUPS.load(again.file) == [1.5, 2.0, 3.0]


def test_a_run_that_is_killed_between_its_files_makes_no_step_twice(tmp_path: Path) -> None:
    Run(tmp_path, GROUPS).save(np.array([1.5, 2.0, 3.0]))
    GROUPS.save([9.0, 9.0, 9.0], Run(tmp_path, GROUPS).file)  # the step after it, not counted yet
    again = Run(tmp_path, GROUPS)
    assert (again.step, again.weights.tolist()) == (1, [1.5, 2.0, 3.0])
