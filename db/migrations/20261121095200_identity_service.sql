-- Up Migration

-- The embedded identity service. With OIDC_ISSUER set nothing here is used.
CREATE TABLE identity_accounts (
	id uuid NOT NULL,
	email text NOT NULL,
	email_normalised text NOT NULL,
	name text NOT NULL,
	password_hash text NOT NULL,
	email_verified_at timestamptz,
	failed_count integer NOT NULL DEFAULT 0,
	failed_at timestamptz,
	locked_until timestamptz,
	created_at timestamptz NOT NULL DEFAULT app_now(),
	CONSTRAINT identity_accounts_pkey PRIMARY KEY (id),
	CONSTRAINT identity_accounts_email_unique UNIQUE (email_normalised),
	CONSTRAINT identity_accounts_email_length CHECK (length(email) BETWEEN 3 AND 254),
	CONSTRAINT identity_accounts_name_length CHECK (length(name) BETWEEN 1 AND 100),
	CONSTRAINT identity_accounts_failed_not_negative CHECK (failed_count >= 0)
);

-- Codes, tokens, grants, provider sessions: found by the hash of their value, their content sealed.
CREATE TABLE identity_records (
	kind text NOT NULL,
	id_hash text NOT NULL,
	payload text NOT NULL,
	grant_hash text,
	uid_hash text,
	account_id uuid,
	expires_at timestamptz NOT NULL,
	consumed_at timestamptz,
	CONSTRAINT identity_records_pkey PRIMARY KEY (kind, id_hash),
	CONSTRAINT identity_records_account FOREIGN KEY (account_id) REFERENCES identity_accounts (id) ON DELETE CASCADE
);
CREATE INDEX identity_records_grant ON identity_records (grant_hash) WHERE grant_hash IS NOT NULL;
CREATE INDEX identity_records_uid ON identity_records (uid_hash) WHERE uid_hash IS NOT NULL;
CREATE INDEX identity_records_account_id ON identity_records (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX identity_records_expires_at ON identity_records (expires_at);

CREATE TABLE identity_keys (
	id uuid NOT NULL,
	state text NOT NULL,
	sealed text NOT NULL,
	created_at timestamptz NOT NULL DEFAULT app_now(),
	activated_at timestamptz,
	retired_at timestamptz,
	CONSTRAINT identity_keys_pkey PRIMARY KEY (id),
	CONSTRAINT identity_keys_state CHECK (state IN ('next', 'active', 'retiring')),
	CONSTRAINT identity_keys_activated CHECK ((state = 'next') = (activated_at IS NULL)),
	CONSTRAINT identity_keys_retired CHECK ((state = 'retiring') = (retired_at IS NOT NULL))
);
CREATE UNIQUE INDEX identity_keys_one_each ON identity_keys (state) WHERE state IN ('next', 'active');

-- Links in mails: verify an address, set a new password. Once each.
CREATE TABLE identity_links (
	token_hash text NOT NULL,
	purpose text NOT NULL,
	account_id uuid NOT NULL,
	created_at timestamptz NOT NULL DEFAULT app_now(),
	expires_at timestamptz NOT NULL,
	used_at timestamptz,
	CONSTRAINT identity_links_pkey PRIMARY KEY (token_hash),
	CONSTRAINT identity_links_purpose CHECK (purpose IN ('verify_email', 'reset_password')),
	CONSTRAINT identity_links_account FOREIGN KEY (account_id) REFERENCES identity_accounts (id) ON DELETE CASCADE
);
CREATE INDEX identity_links_account_id ON identity_links (account_id);
CREATE INDEX identity_links_expires_at ON identity_links (expires_at);
