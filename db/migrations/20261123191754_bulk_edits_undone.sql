-- Up Migration

-- When somebody took it back: a batch of it that comes later changes nothing any more.
ALTER TABLE bulk_edits ADD COLUMN undone_at timestamptz;
