-- Up Migration

-- A shop that owes the platform too much or for too long adds no listings until it has made that good.
ALTER TABLE shops ADD COLUMN is_listing_capped boolean NOT NULL DEFAULT false;

-- Since when a shop owes; looked at every night.
CREATE TABLE shop_debts (
	shop_id uuid NOT NULL,
	since timestamptz NOT NULL,
	CONSTRAINT shop_debts_pkey PRIMARY KEY (shop_id),
	CONSTRAINT shop_debts_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops (id)
);
