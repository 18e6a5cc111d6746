-- Up Migration

-- Questions that were asked before an application was taken back: sent again, it is asked no more often than once.
ALTER TABLE shop_applications ADD COLUMN info_rounds integer NOT NULL DEFAULT 0,
	ADD CONSTRAINT shop_applications_info_rounds_counted CHECK (info_rounds >= 0);
