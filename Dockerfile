FROM python:3.13-slim

ENV PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1
WORKDIR /app

COPY requirements.lock .
RUN pip install --no-cache-dir --require-hashes -r requirements.lock

COPY bot bot
COPY engine engine
COPY render render
COPY data data

# Compiled once here; the user below cannot write beside the sources.
RUN python -c "from engine.ai.thinking import ready; ready()"

RUN useradd --system --uid 10001 wonders && mkdir /games && chown wonders /games
USER wonders
VOLUME /games
ENV DATABASE_URL=sqlite+aiosqlite:////games/wonders.db

CMD ["python", "-m", "bot"]
