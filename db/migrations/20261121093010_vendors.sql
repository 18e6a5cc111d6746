-- Up Migration

CREATE TABLE shops (
	id uuid NOT NULL,
	owner_id uuid NOT NULL,
	state text NOT NULL,
	state_reason text NOT NULL DEFAULT '',
	info_rounds integer NOT NULL DEFAULT 0,
	slug text NOT NULL,
	name text NOT NULL,
	name_folded text NOT NULL,
	tagline text NOT NULL DEFAULT '',
	description text NOT NULL DEFAULT '',
	capabilities text[] NOT NULL,
	logo_hash text,
	-- The public block: who the seller is, told before ordering.
	legal_kind text NOT NULL,
	legal_name text NOT NULL,
	tax_code text,
	legal_address text NOT NULL,
	phone text NOT NULL,
	email text NOT NULL,
	-- Where parcels leave from: shipping compares it with the buyer's province.
	province_code text NOT NULL,
	closed_from date,
	closed_to date,
	is_premium boolean NOT NULL DEFAULT false,
	created_at timestamptz NOT NULL,
	submitted_at timestamptz,
	approved_at timestamptz,
	updated_at timestamptz NOT NULL,
	CONSTRAINT shops_pkey PRIMARY KEY (id),
	CONSTRAINT shops_owner_id_key UNIQUE (owner_id),
	CONSTRAINT shops_slug_key UNIQUE (slug),
	CONSTRAINT shops_state_known CHECK (
		state IN ('draft', 'submitted', 'needs_info', 'rejected', 'approved', 'suspended', 'terminated')
	),
	CONSTRAINT shops_capabilities_known CHECK (
		cardinality(capabilities) >= 1 AND capabilities <@ ARRAY['goods', 'freight']::text[]
	),
	CONSTRAINT shops_legal_kind_known CHECK (legal_kind IN ('individual', 'household', 'company')),
	CONSTRAINT shops_tax_code_present CHECK (legal_kind = 'individual' OR tax_code IS NOT NULL),
	CONSTRAINT shops_info_rounds_range CHECK (info_rounds BETWEEN 0 AND 3),
	CONSTRAINT shops_closed_order CHECK (
		(closed_from IS NULL) = (closed_to IS NULL) AND (closed_from IS NULL OR closed_from <= closed_to)
	),
	CONSTRAINT shops_approved_at_present CHECK (
		state NOT IN ('approved', 'suspended', 'terminated') OR approved_at IS NOT NULL
	),
	CONSTRAINT shops_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES customers (id),
	CONSTRAINT shops_province_code_fkey FOREIGN KEY (province_code) REFERENCES provinces (code)
);
CREATE INDEX shops_name_folded ON shops USING gin (name_folded gin_trgm_ops);
CREATE INDEX shops_state ON shops (state, approved_at);

-- Every address a shop ever had; the current one included. Old ones answer 301.
CREATE TABLE shop_slugs (
	slug text NOT NULL,
	shop_id uuid NOT NULL,
	CONSTRAINT shop_slugs_pkey PRIMARY KEY (slug),
	CONSTRAINT shop_slugs_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops (id),
	CONSTRAINT shop_slugs_format CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 80)
);
CREATE INDEX shop_slugs_shop_id ON shop_slugs (shop_id);

CREATE TABLE shop_staff (
	shop_id uuid NOT NULL,
	customer_id uuid NOT NULL,
	role text NOT NULL,
	joined_at timestamptz NOT NULL,
	CONSTRAINT shop_staff_pkey PRIMARY KEY (shop_id, customer_id),
	CONSTRAINT shop_staff_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops (id),
	CONSTRAINT shop_staff_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers (id),
	-- A person acts for one shop: the actor of a request is never ambiguous.
	CONSTRAINT shop_staff_customer_id_key UNIQUE (customer_id),
	CONSTRAINT shop_staff_role_known CHECK (role IN ('admin', 'stock', 'orders', 'accounting', 'support'))
);
