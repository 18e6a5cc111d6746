-- Up Migration

CREATE TABLE categories (
	id uuid NOT NULL,
	parent_id uuid,
	level integer NOT NULL,
	parent_level integer GENERATED ALWAYS AS (CASE level WHEN 2 THEN 1 END) STORED,
	slug text NOT NULL,
	name text NOT NULL,
	name_folded text NOT NULL,
	icon text NOT NULL,
	position integer NOT NULL,
	CONSTRAINT categories_pkey PRIMARY KEY (id),
	CONSTRAINT categories_slug_key UNIQUE (slug),
	CONSTRAINT categories_level_range CHECK (level IN (1, 2)),
	CONSTRAINT categories_parent_present CHECK ((level = 1) = (parent_id IS NULL)),
	CONSTRAINT categories_id_level_key UNIQUE (id, level),
	-- Two levels: a parent is always of the first.
	CONSTRAINT categories_parent_fkey FOREIGN KEY (parent_id, parent_level) REFERENCES categories (id, level)
);
CREATE INDEX categories_parent_id ON categories (parent_id, position);

CREATE TABLE category_slugs (
	slug text NOT NULL,
	category_id uuid NOT NULL,
	CONSTRAINT category_slugs_pkey PRIMARY KEY (slug),
	CONSTRAINT category_slugs_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories (id),
	CONSTRAINT category_slugs_format CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 80)
);

CREATE TABLE products (
	id uuid NOT NULL,
	shop_id uuid NOT NULL,
	category_id uuid NOT NULL,
	state text NOT NULL,
	state_reason text NOT NULL DEFAULT '',
	slug text NOT NULL,
	name text NOT NULL,
	-- Name, brand and shop without tones: what search looks at.
	search_text text NOT NULL,
	brand text NOT NULL DEFAULT '',
	description text NOT NULL,
	option_names text[] NOT NULL DEFAULT '{}',
	prep_days integer NOT NULL,
	quantity_min integer NOT NULL DEFAULT 1,
	quantity_step integer NOT NULL DEFAULT 1,
	quantity_max integer NOT NULL DEFAULT 50,
	-- Of the variants on sale; kept by the use cases so that lists sort without a join.
	price_from_vnd bigint NOT NULL,
	price_to_vnd bigint NOT NULL,
	compare_at_vnd bigint,
	compare_until timestamptz,
	is_in_stock boolean NOT NULL DEFAULT false,
	sold_count integer NOT NULL DEFAULT 0,
	version integer NOT NULL DEFAULT 1,
	created_at timestamptz NOT NULL,
	published_at timestamptz,
	updated_at timestamptz NOT NULL,
	CONSTRAINT products_pkey PRIMARY KEY (id),
	CONSTRAINT products_slug_key UNIQUE (slug),
	CONSTRAINT products_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops (id),
	CONSTRAINT products_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories (id),
	CONSTRAINT products_state_known CHECK (
		state IN ('draft', 'pending', 'changes_requested', 'rejected', 'published', 'hidden', 'taken_down', 'discontinued')
	),
	CONSTRAINT products_prep_days_range CHECK (prep_days BETWEEN 1 AND 15),
	CONSTRAINT products_quantity_range CHECK (
		quantity_min >= 1 AND quantity_step >= 1 AND quantity_max BETWEEN quantity_min AND 50
	),
	CONSTRAINT products_price_range CHECK (
		price_from_vnd >= 1000 AND price_from_vnd <= price_to_vnd AND price_to_vnd <= 9999999999
	),
	CONSTRAINT products_compare_above CHECK (
		(compare_at_vnd IS NULL) = (compare_until IS NULL) AND (compare_at_vnd IS NULL OR compare_at_vnd > price_from_vnd)
	),
	CONSTRAINT products_sold_count_positive CHECK (sold_count >= 0),
	CONSTRAINT products_option_names_count CHECK (cardinality(option_names) <= 3),
	CONSTRAINT products_published_at_present CHECK (
		state NOT IN ('published', 'hidden', 'taken_down', 'discontinued') OR published_at IS NOT NULL
	)
);
CREATE INDEX products_search_trigrams ON products USING gin (search_text gin_trgm_ops) WHERE state = 'published';
CREATE INDEX products_search_words ON products USING gin (to_tsvector('simple', search_text)) WHERE state = 'published';
CREATE INDEX products_category_sold ON products (category_id, sold_count DESC, id) WHERE state = 'published';
CREATE INDEX products_category_price ON products (category_id, price_from_vnd, id) WHERE state = 'published';
CREATE INDEX products_shop ON products (shop_id, state, sold_count DESC, id);
CREATE INDEX products_newest ON products (published_at DESC, id) WHERE state = 'published';
CREATE INDEX products_best_selling ON products (sold_count DESC, id) WHERE state = 'published';

CREATE TABLE product_slugs (
	slug text NOT NULL,
	product_id uuid NOT NULL,
	CONSTRAINT product_slugs_pkey PRIMARY KEY (slug),
	CONSTRAINT product_slugs_product_id_fkey FOREIGN KEY (product_id) REFERENCES products (id),
	CONSTRAINT product_slugs_format CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 80)
);
CREATE INDEX product_slugs_product_id ON product_slugs (product_id);

CREATE TABLE product_variants (
	id uuid NOT NULL,
	product_id uuid NOT NULL,
	shop_id uuid NOT NULL,
	position integer NOT NULL,
	-- One value per name in products.option_names; empty for a product without a choice.
	option_values text[] NOT NULL DEFAULT '{}',
	sku text NOT NULL,
	price_vnd bigint NOT NULL,
	-- The lowest price of the 30 days before the last reduction, shown until compare_until.
	compare_at_vnd bigint,
	compare_until timestamptz,
	weight_g integer NOT NULL,
	length_cm integer,
	width_cm integer,
	height_cm integer,
	is_on_sale boolean NOT NULL DEFAULT true,
	CONSTRAINT product_variants_pkey PRIMARY KEY (id),
	CONSTRAINT product_variants_product_id_fkey FOREIGN KEY (product_id) REFERENCES products (id),
	CONSTRAINT product_variants_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops (id),
	CONSTRAINT product_variants_choice_key UNIQUE (product_id, option_values),
	CONSTRAINT product_variants_sku_key UNIQUE (shop_id, sku),
	CONSTRAINT product_variants_price_range CHECK (price_vnd BETWEEN 1000 AND 9999999999),
	CONSTRAINT product_variants_compare_above CHECK (
		(compare_at_vnd IS NULL) = (compare_until IS NULL) AND (compare_at_vnd IS NULL OR compare_at_vnd > price_vnd)
	),
	CONSTRAINT product_variants_weight_range CHECK (weight_g BETWEEN 1 AND 1000000),
	CONSTRAINT product_variants_size_range CHECK (
		(length_cm IS NULL) = (width_cm IS NULL) AND (width_cm IS NULL) = (height_cm IS NULL)
		AND (length_cm IS NULL OR (length_cm BETWEEN 1 AND 1000 AND width_cm BETWEEN 1 AND 1000 AND height_cm BETWEEN 1 AND 1000))
	)
);
CREATE INDEX product_variants_product_id ON product_variants (product_id, position);

CREATE TABLE product_pictures (
	product_id uuid NOT NULL,
	position integer NOT NULL,
	picture_id uuid NOT NULL,
	variant_id uuid,
	alt text NOT NULL,
	CONSTRAINT product_pictures_pkey PRIMARY KEY (product_id, position),
	CONSTRAINT product_pictures_product_id_fkey FOREIGN KEY (product_id) REFERENCES products (id),
	CONSTRAINT product_pictures_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES pictures (id),
	CONSTRAINT product_pictures_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES product_variants (id)
);

-- available = on_hand - reserved; what is sold and not yet shipped stays reserved.
CREATE TABLE stock_items (
	variant_id uuid NOT NULL,
	on_hand integer NOT NULL,
	reserved integer NOT NULL DEFAULT 0,
	CONSTRAINT stock_items_pkey PRIMARY KEY (variant_id),
	CONSTRAINT stock_items_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES product_variants (id),
	CONSTRAINT stock_items_on_hand_positive CHECK (on_hand BETWEEN 0 AND 1000000),
	CONSTRAINT stock_items_reserved_within CHECK (reserved >= 0 AND reserved <= on_hand)
);

CREATE TABLE stock_reservations (
	id uuid NOT NULL,
	source_type text NOT NULL,
	source_id text NOT NULL,
	variant_id uuid NOT NULL,
	quantity integer NOT NULL,
	state text NOT NULL,
	expires_at timestamptz,
	created_at timestamptz NOT NULL,
	CONSTRAINT stock_reservations_pkey PRIMARY KEY (id),
	CONSTRAINT stock_reservations_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES stock_items (variant_id),
	CONSTRAINT stock_reservations_quantity_positive CHECK (quantity > 0),
	CONSTRAINT stock_reservations_state_known CHECK (state IN ('active', 'committed', 'released', 'expired', 'shipped')),
	CONSTRAINT stock_reservations_expiry_present CHECK (state <> 'active' OR expires_at IS NOT NULL)
);
-- One live reservation per source and variant; released ones stay as history, so that a late payment may reserve anew.
CREATE UNIQUE INDEX stock_reservations_one_live ON stock_reservations (source_type, source_id, variant_id)
	WHERE state IN ('active', 'committed');
CREATE INDEX stock_reservations_source ON stock_reservations (source_type, source_id);
CREATE INDEX stock_reservations_due ON stock_reservations (expires_at) WHERE state = 'active';
CREATE INDEX stock_reservations_variant_id ON stock_reservations (variant_id);

CREATE TABLE price_history (
	id uuid NOT NULL,
	variant_id uuid NOT NULL,
	price_vnd bigint NOT NULL,
	changed_at timestamptz NOT NULL,
	changed_by text NOT NULL,
	CONSTRAINT price_history_pkey PRIMARY KEY (id),
	CONSTRAINT price_history_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES product_variants (id),
	CONSTRAINT price_history_price_range CHECK (price_vnd BETWEEN 1000 AND 9999999999)
);
CREATE INDEX price_history_variant_id ON price_history (variant_id, changed_at DESC);
CREATE TRIGGER price_history_append_only BEFORE UPDATE OR DELETE ON price_history
	FOR EACH ROW EXECUTE FUNCTION refuse_change();
