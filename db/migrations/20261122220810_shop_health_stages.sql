-- Up Migration

-- What follows from how a shop serves, step by step, and since when it has been at this one.
ALTER TABLE shop_health
	ADD COLUMN confirmed_late integer NOT NULL DEFAULT 0,
	ADD COLUMN stage text NOT NULL DEFAULT 'good',
	ADD COLUMN stage_since timestamptz NOT NULL DEFAULT now(),
	ADD CONSTRAINT shop_health_stage_known CHECK (stage IN ('good', 'warned', 'capped', 'suspension_asked')),
	ADD CONSTRAINT shop_health_late_within CHECK (confirmed_late BETWEEN 0 AND orders);
