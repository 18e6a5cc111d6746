-- Up Migration

-- What an operator lets shops say of goods; by category it is asked for and, where wanted, filtered by.
CREATE TABLE attributes (
	id uuid NOT NULL,
	code text NOT NULL,
	name text NOT NULL,
	type text NOT NULL,
	unit text NOT NULL DEFAULT '',
	-- Folded names under which shops offer it as an option of variants.
	option_names text[] NOT NULL DEFAULT '{}',
	position integer NOT NULL,
	created_at timestamptz NOT NULL,
	-- Kept as a stone when an operator removes one of the base list, so that the next start does not bring it back.
	removed_at timestamptz,
	CONSTRAINT attributes_pkey PRIMARY KEY (id),
	CONSTRAINT attributes_code_key UNIQUE (code),
	CONSTRAINT attributes_id_type_key UNIQUE (id, type),
	CONSTRAINT attributes_code_format CHECK (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(code) <= 40),
	CONSTRAINT attributes_type_known CHECK (type IN ('text', 'number', 'boolean', 'choice')),
	CONSTRAINT attributes_unit_of_numbers CHECK (unit = '' OR type = 'number')
);

CREATE TABLE attribute_choices (
	attribute_id uuid NOT NULL,
	code text NOT NULL,
	name text NOT NULL,
	-- Folded words of shops that mean the same.
	aliases text[] NOT NULL DEFAULT '{}',
	position integer NOT NULL,
	type text GENERATED ALWAYS AS ('choice') STORED,
	CONSTRAINT attribute_choices_pkey PRIMARY KEY (attribute_id, code),
	CONSTRAINT attribute_choices_code_format CHECK (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(code) <= 60),
	CONSTRAINT attribute_choices_attribute_fkey FOREIGN KEY (attribute_id, type) REFERENCES attributes (id, type)
);

-- Of a first-level category it holds for all its children.
CREATE TABLE category_attributes (
	category_id uuid NOT NULL,
	attribute_id uuid NOT NULL,
	is_filter boolean NOT NULL,
	CONSTRAINT category_attributes_pkey PRIMARY KEY (category_id, attribute_id),
	CONSTRAINT category_attributes_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories (id),
	CONSTRAINT category_attributes_attribute_id_fkey FOREIGN KEY (attribute_id) REFERENCES attributes (id)
);

CREATE TABLE product_attributes (
	product_id uuid NOT NULL,
	attribute_id uuid NOT NULL,
	type text NOT NULL,
	-- The value as filters and addresses name it.
	code text NOT NULL,
	text_value text,
	number_value numeric(15, 3),
	position integer NOT NULL,
	choice_code text GENERATED ALWAYS AS (CASE type WHEN 'choice' THEN code END) STORED,
	CONSTRAINT product_attributes_pkey PRIMARY KEY (product_id, attribute_id, code),
	CONSTRAINT product_attributes_product_id_fkey FOREIGN KEY (product_id) REFERENCES products (id),
	CONSTRAINT product_attributes_attribute_fkey FOREIGN KEY (attribute_id, type) REFERENCES attributes (id, type),
	CONSTRAINT product_attributes_choice_fkey FOREIGN KEY (attribute_id, choice_code)
		REFERENCES attribute_choices (attribute_id, code),
	CONSTRAINT product_attributes_value_fits CHECK (
		(type = 'text') = (text_value IS NOT NULL) AND (type = 'number') = (number_value IS NOT NULL)
		AND (type <> 'boolean' OR code IN ('co', 'khong'))
	)
);

ALTER TABLE products
	-- `mau:do`: what filters ask for, of values and of options; kept by the use cases.
	ADD COLUMN filter_keys text[] NOT NULL DEFAULT '{}',
	-- Told by those who bargain and auction.
	ADD COLUMN is_bargainable boolean NOT NULL DEFAULT false,
	ADD COLUMN is_in_auction boolean NOT NULL DEFAULT false;
CREATE INDEX products_filter_keys ON products USING gin (filter_keys) WHERE state = 'published';
