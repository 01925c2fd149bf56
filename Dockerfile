# A tag can be moved; docs/operation.md tells how to build from the digest that you have checked.
ARG BASE=python:3.13-slim
FROM ${BASE}

ENV PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1
WORKDIR /app

COPY requirements.lock .
RUN pip install --no-cache-dir --require-hashes -r requirements.lock

COPY bot bot
COPY engine engine
COPY render render
COPY data data

# The bot runs as another user than these files belong to, who could not read a clone of `umask 077`.
RUN chmod -R a+rX bot engine render data

# Compiled once here: the program below starts from files that nobody can change. On a processor of
# another kind than the builder's the computer player compiles anew, into /tmp.
RUN python -m compileall -q bot engine render && python -m engine.ai.compile

RUN useradd --system --no-create-home --uid 10001 wonders && install -d -m 700 -o wonders /games
USER wonders
VOLUME /games
ENV DATABASE_URL=sqlite+aiosqlite:////games/wonders.db HEALTH_PORT=9777

# Stopping takes 20 seconds at most (bot/ops/signals.py).
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=90s --retries=3 CMD ["python", "-m", "bot.ops.healthcheck"]

CMD ["python", "-m", "bot"]
