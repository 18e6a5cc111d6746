-- Up Migration

ALTER TABLE shops
	ADD COLUMN banner_hash text,
	-- What the shop says about its holiday.
	ADD COLUMN closed_note text NOT NULL DEFAULT '';

-- The shelves of one shop, named and ordered by itself.
CREATE TABLE shop_sections (
	id uuid NOT NULL,
	shop_id uuid NOT NULL,
	slug text NOT NULL,
	name text NOT NULL,
	name_key text NOT NULL,
	position integer NOT NULL,
	created_at timestamptz NOT NULL,
	CONSTRAINT shop_sections_pkey PRIMARY KEY (id),
	CONSTRAINT shop_sections_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops (id),
	CONSTRAINT shop_sections_slug_key UNIQUE (shop_id, slug),
	CONSTRAINT shop_sections_name_key UNIQUE (shop_id, name_key),
	CONSTRAINT shop_sections_slug_format CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 80),
	CONSTRAINT shop_sections_position_not_negative CHECK (position >= 0)
);

CREATE TABLE shop_section_products (
	section_id uuid NOT NULL,
	product_id uuid NOT NULL,
	CONSTRAINT shop_section_products_pkey PRIMARY KEY (section_id, product_id),
	CONSTRAINT shop_section_products_section_id_fkey FOREIGN KEY (section_id)
		REFERENCES shop_sections (id) ON DELETE CASCADE,
	CONSTRAINT shop_section_products_product_id_fkey FOREIGN KEY (product_id) REFERENCES products (id)
);
CREATE INDEX shop_section_products_product_id ON shop_section_products (product_id);
