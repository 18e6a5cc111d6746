-- Up Migration

CREATE TABLE provinces (
	code text NOT NULL,
	name text NOT NULL,
	name_folded text NOT NULL,
	region text NOT NULL,
	CONSTRAINT provinces_pkey PRIMARY KEY (code),
	CONSTRAINT provinces_code_format CHECK (code ~ '^[0-9]{2}$'),
	CONSTRAINT provinces_region_known CHECK (region IN ('bac', 'trung', 'nam'))
);

CREATE TABLE wards (
	code text NOT NULL,
	province_code text NOT NULL,
	name text NOT NULL,
	name_folded text NOT NULL,
	CONSTRAINT wards_pkey PRIMARY KEY (code),
	CONSTRAINT wards_code_format CHECK (code ~ '^[0-9]{5}$'),
	CONSTRAINT wards_province_code_fkey FOREIGN KEY (province_code) REFERENCES provinces (code),
	-- An address names both: the pair must belong together.
	CONSTRAINT wards_province_code_code_key UNIQUE (province_code, code)
);

-- Which release of the administrative units is loaded.
CREATE TABLE unit_loads (
	version text NOT NULL,
	loaded_at timestamptz NOT NULL DEFAULT clock_timestamp(),
	CONSTRAINT unit_loads_pkey PRIMARY KEY (version)
);

CREATE TABLE saved_addresses (
	id uuid NOT NULL,
	customer_id uuid NOT NULL,
	recipient text NOT NULL,
	phone text NOT NULL,
	province_code text NOT NULL,
	ward_code text NOT NULL,
	street text NOT NULL,
	note text NOT NULL DEFAULT '',
	is_default boolean NOT NULL DEFAULT false,
	created_at timestamptz NOT NULL,
	updated_at timestamptz NOT NULL,
	CONSTRAINT saved_addresses_pkey PRIMARY KEY (id),
	CONSTRAINT saved_addresses_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers (id),
	CONSTRAINT saved_addresses_unit_fkey FOREIGN KEY (province_code, ward_code) REFERENCES wards (province_code, code),
	CONSTRAINT saved_addresses_phone_format CHECK (phone ~ '^\+84[0-9]{9,10}$'),
	CONSTRAINT saved_addresses_recipient_length CHECK (length(recipient) BETWEEN 2 AND 80),
	CONSTRAINT saved_addresses_street_length CHECK (length(street) BETWEEN 3 AND 160),
	CONSTRAINT saved_addresses_note_length CHECK (length(note) <= 200)
);
CREATE INDEX saved_addresses_customer_id ON saved_addresses (customer_id, created_at);
CREATE UNIQUE INDEX saved_addresses_one_default ON saved_addresses (customer_id) WHERE is_default;
