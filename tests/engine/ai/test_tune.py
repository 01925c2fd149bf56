"""The weights of a policy: a run that tunes them and is interrupted, and those of items."""

from pathlib import Path

import numpy as np
import pytest

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


def test_weights_of_items_stay_with_them_and_an_item_never_met_has_their_mean(
    tmp_path: Path,
) -> None:
    file = tmp_path / "policy.json"
    then = Groups(file, {"token": {"law": 0.0, "trade": 0.0}, "coins": (1.0,)})
    then.save([4.0, 2.0, 0.5], file)
    now = Groups(file, {"token": {"trade": 0.0, "crafts": 0.0, "law": 0.0}, "coins": (1.0,)})
    assert now.load() == [2.0, 3.0, 4.0, 0.5]
    assert now.first == {"token": 0, "coins": 3}


def test_a_group_with_other_than_the_needed_weights_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "policy.json"
    Groups(file, {"shields": (2.0,)}).save([2.0], file)
    with pytest.raises(ValueError, match="shields: 1 weights are stored, 2 are needed"):
        Groups(file, {"shields": (2.0, 3.0)}).load()
