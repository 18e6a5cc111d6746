-- Up Migration

-- Which parts of the demonstration data were begun and finished here: a killed loading goes on where it stopped.
CREATE TABLE seed_runs (
	name text NOT NULL,
	started_at timestamptz NOT NULL DEFAULT clock_timestamp(),
	finished_at timestamptz,
	CONSTRAINT seed_runs_pkey PRIMARY KEY (name)
);
