-- Up Migration

-- The last that the shop was told of its end: so many days before, 0 when it was over.
ALTER TABLE shop_licences ADD COLUMN told_days smallint;
ALTER TABLE shop_licences ADD CONSTRAINT shop_licences_told_days CHECK (told_days IN (30, 7, 0));
CREATE INDEX shop_licences_ends ON shop_licences (valid_until) WHERE valid_until IS NOT NULL;

-- Put aside for want of a document only: shown again once there is one.
CREATE INDEX products_barred ON products (shop_id, category_id)
	WHERE state = 'hidden' AND state_reason = 'licence_missing';
