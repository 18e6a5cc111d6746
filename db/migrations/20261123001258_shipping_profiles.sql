-- Up Migration

-- What a shop asks for the way instead of the platform's rates; goods without a profile of their own go by the common one.
CREATE TABLE shipping_profiles (
	id uuid PRIMARY KEY,
	shop_id uuid NOT NULL REFERENCES shops ON DELETE CASCADE,
	name text NOT NULL,
	is_common boolean NOT NULL,
	free_from_vnd bigint,
	version integer NOT NULL DEFAULT 1,
	created_at timestamptz NOT NULL,
	updated_at timestamptz NOT NULL,
	CONSTRAINT shipping_profiles_name_length CHECK (length(name) BETWEEN 2 AND 60),
	CONSTRAINT shipping_profiles_free_range CHECK (free_from_vnd BETWEEN 1000 AND 100000000),
	CONSTRAINT shipping_profiles_of_shop UNIQUE (shop_id, id)
);
CREATE UNIQUE INDEX shipping_profiles_common_once ON shipping_profiles (shop_id) WHERE is_common;

-- One row for each zone, and one for each province that differs from its zone; without amounts nothing goes there.
CREATE TABLE shipping_rates (
	profile_id uuid NOT NULL REFERENCES shipping_profiles ON DELETE CASCADE,
	area text NOT NULL,
	first_vnd bigint,
	next_vnd bigint,
	days_min integer,
	days_max integer,
	PRIMARY KEY (profile_id, area),
	CONSTRAINT shipping_rates_area_known
		CHECK (area IN ('same_province', 'same_region', 'other_region') OR area ~ '^[0-9]{2}$'),
	CONSTRAINT shipping_rates_whole CHECK (num_nulls(first_vnd, next_vnd, days_min, days_max) IN (0, 4)),
	CONSTRAINT shipping_rates_first_range CHECK (first_vnd BETWEEN 0 AND 1000000),
	CONSTRAINT shipping_rates_next_range CHECK (next_vnd BETWEEN 0 AND 200000),
	CONSTRAINT shipping_rates_days_range CHECK (days_min BETWEEN 1 AND 30 AND days_max BETWEEN days_min AND 30)
);

ALTER TABLE products
	ADD COLUMN shipping_profile_id uuid,
	ADD CONSTRAINT products_shipping_profile FOREIGN KEY (shop_id, shipping_profile_id)
		REFERENCES shipping_profiles (shop_id, id) ON DELETE SET NULL (shipping_profile_id);
CREATE INDEX products_shipping_profile_index ON products (shipping_profile_id) WHERE shipping_profile_id IS NOT NULL;

-- By which rates an order's fee was counted: a part of its goods each. Empty: the platform's rates.
ALTER TABLE orders ADD COLUMN shipping_parts jsonb NOT NULL DEFAULT '[]';
