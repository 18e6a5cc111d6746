-- Up Migration

-- A sign of life of every worker: readiness shows the newest, a silent worker is an alarm and not an outage.
CREATE TABLE worker_beats (
	worker_id uuid NOT NULL,
	beat_at timestamptz NOT NULL,
	CONSTRAINT worker_beats_pkey PRIMARY KEY (worker_id)
);
