-- Up Migration

-- Where each part of the sitemap with products begins, counted every hour: a part is then read by the key alone.
CREATE TABLE sitemap_parts (
	first_id uuid NOT NULL,
	-- Of the products in it that everybody may see.
	changed_at timestamptz,
	CONSTRAINT sitemap_parts_pkey PRIMARY KEY (first_id)
);
