-- Up Migration

-- A web process hangs up after 8 s: whoever waits for a lock is refused before that, so that nobody is told "failed" of
-- what is committed a moment later.
DO $$
BEGIN
	EXECUTE format('ALTER DATABASE %I SET lock_timeout = %L', current_database(), '5s');
EXCEPTION WHEN insufficient_privilege THEN
	RAISE WARNING 'time-out not set: not the owner of the database';
END $$;
