-- Up Migration

CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gist;

-- The product's one clock: decisions read it after their lock. Tests shift it by a session setting.
CREATE FUNCTION app_now() RETURNS timestamptz LANGUAGE sql VOLATILE AS $$
	SELECT clock_timestamp() + coalesce(nullif(current_setting('chobiz.clock_offset', true), ''), '0 s')::interval
$$;

-- A connection whose client went silent must not keep its locks.
DO $$
BEGIN
	EXECUTE format('ALTER DATABASE %I SET idle_in_transaction_session_timeout = %L', current_database(), '5s');
	EXECUTE format('ALTER DATABASE %I SET statement_timeout = %L', current_database(), '30s');
	EXECUTE format('ALTER DATABASE %I SET lock_timeout = %L', current_database(), '8s');
EXCEPTION WHEN insufficient_privilege THEN
	RAISE WARNING 'time-outs not set: not the owner of the database';
END $$;

CREATE TABLE idempotency_keys (
	actor_key text NOT NULL,
	method text NOT NULL,
	path text NOT NULL,
	key text NOT NULL,
	request_hash text NOT NULL,
	status integer,
	answer jsonb,
	created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
	CONSTRAINT idempotency_keys_pkey PRIMARY KEY (actor_key, method, path, key),
	CONSTRAINT idempotency_keys_key_length CHECK (length(key) BETWEEN 1 AND 200)
);
CREATE INDEX idempotency_keys_created_at ON idempotency_keys (created_at);

-- A background effect happens once, however often its job runs.
CREATE TABLE effects (
	key text NOT NULL,
	created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
	CONSTRAINT effects_pkey PRIMARY KEY (key)
);

CREATE TABLE audit_entries (
	subject_type text NOT NULL,
	subject_id text NOT NULL,
	seq integer NOT NULL,
	at timestamptz NOT NULL,
	actor text NOT NULL,
	action text NOT NULL,
	facts jsonb NOT NULL,
	previous_hash text NOT NULL,
	hash text NOT NULL,
	CONSTRAINT audit_entries_pkey PRIMARY KEY (subject_type, subject_id, seq),
	CONSTRAINT audit_entries_seq_positive CHECK (seq > 0)
);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE ON audit_entries
	FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE rate_limits (
	key text NOT NULL,
	points integer NOT NULL DEFAULT 0,
	expire bigint,
	CONSTRAINT rate_limits_pkey PRIMARY KEY (key)
);
