-- Up Migration

CREATE TABLE customers (
	id uuid NOT NULL,
	guid uuid NOT NULL,
	email text NOT NULL,
	email_normalised text NOT NULL,
	name text NOT NULL,
	phone text,
	phone_verified_at timestamptz,
	email_verified_at timestamptz,
	is_operator boolean NOT NULL DEFAULT false,
	locked_at timestamptz,
	created_at timestamptz NOT NULL DEFAULT app_now(),
	updated_at timestamptz NOT NULL DEFAULT app_now(),
	CONSTRAINT customers_pkey PRIMARY KEY (id),
	CONSTRAINT customers_guid_unique UNIQUE (guid),
	CONSTRAINT customers_email_unique UNIQUE (email_normalised),
	CONSTRAINT customers_email_length CHECK (length(email) BETWEEN 3 AND 254),
	CONSTRAINT customers_name_length CHECK (length(name) BETWEEN 1 AND 100),
	CONSTRAINT customers_phone_format CHECK (phone ~ '^\+[1-9][0-9]{7,14}$'),
	CONSTRAINT customers_phone_verified_has_phone CHECK (phone_verified_at IS NULL OR phone IS NOT NULL)
);
CREATE UNIQUE INDEX customers_verified_phone_unique ON customers (phone) WHERE phone_verified_at IS NOT NULL;

-- A customer as an identity service knows it.
CREATE TABLE customer_accounts (
	issuer text NOT NULL,
	subject text NOT NULL,
	customer_id uuid NOT NULL,
	created_at timestamptz NOT NULL DEFAULT app_now(),
	CONSTRAINT customer_accounts_pkey PRIMARY KEY (issuer, subject),
	CONSTRAINT customer_accounts_customer FOREIGN KEY (customer_id) REFERENCES customers (id) ON DELETE CASCADE
);
CREATE INDEX customer_accounts_customer_id ON customer_accounts (customer_id);

CREATE TABLE sessions (
	id uuid NOT NULL,
	-- SHA-256 of the cookie's value, hex: a copy of this table signs nobody in.
	token_hash text NOT NULL,
	customer_id uuid NOT NULL,
	issuer text NOT NULL,
	subject text NOT NULL,
	upstream_sid text,
	ip text NOT NULL,
	user_agent text NOT NULL,
	created_at timestamptz NOT NULL DEFAULT app_now(),
	last_seen_at timestamptz NOT NULL DEFAULT app_now(),
	expires_at timestamptz NOT NULL,
	-- Sealed with APP_SECRET.
	access_token text NOT NULL,
	id_token text NOT NULL,
	refresh_token text,
	access_expires_at timestamptz NOT NULL,
	access_life_s integer NOT NULL,
	scope text NOT NULL,
	renewed_at timestamptz NOT NULL DEFAULT app_now(),
	-- Who renews now, and until when nobody else may.
	lease_id uuid,
	lease_until timestamptz,
	CONSTRAINT sessions_pkey PRIMARY KEY (id),
	CONSTRAINT sessions_token_hash_unique UNIQUE (token_hash),
	CONSTRAINT sessions_customer FOREIGN KEY (customer_id) REFERENCES customers (id) ON DELETE CASCADE,
	CONSTRAINT sessions_access_life_positive CHECK (access_life_s > 0),
	CONSTRAINT sessions_lease_whole CHECK ((lease_id IS NULL) = (lease_until IS NULL))
);
CREATE INDEX sessions_customer_id ON sessions (customer_id);
CREATE INDEX sessions_upstream ON sessions (issuer, subject);
CREATE INDEX sessions_expires_at ON sessions (expires_at);
