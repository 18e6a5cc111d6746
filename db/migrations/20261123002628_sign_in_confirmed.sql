-- Up Migration

-- When whoever holds the session last proved who they are; a renewal proves nothing.
ALTER TABLE sessions ADD COLUMN authenticated_at timestamptz;
