-- Up Migration

-- How soon a shop answers buyers who write to it: those who wrote, and those who waited too long.
ALTER TABLE shop_health
	ADD COLUMN asked integer NOT NULL DEFAULT 0,
	ADD COLUMN answered_late integer NOT NULL DEFAULT 0;
