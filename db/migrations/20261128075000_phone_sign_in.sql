-- Up Migration

-- Six digits sent to a phone, one at a time for each form or customer (`scope`).
CREATE TABLE one_time_codes (
	scope text NOT NULL,
	-- HMAC with APP_SECRET: a plain hash of six digits could be reversed.
	code_hash text NOT NULL,
	tries integer NOT NULL DEFAULT 0,
	expires_at timestamptz NOT NULL,
	CONSTRAINT one_time_codes_pkey PRIMARY KEY (scope),
	CONSTRAINT one_time_codes_tries_limited CHECK (tries BETWEEN 0 AND 5)
);
CREATE INDEX one_time_codes_expires_at ON one_time_codes (expires_at);

-- Codes sent, by the HMAC of number and known browser: strangers use up a budget of their own.
CREATE TABLE one_time_code_sends (
	id uuid NOT NULL,
	budget_hash text NOT NULL,
	sent_at timestamptz NOT NULL DEFAULT app_now(),
	CONSTRAINT one_time_code_sends_pkey PRIMARY KEY (id)
);
CREATE INDEX one_time_code_sends_budget ON one_time_code_sends (budget_hash, sent_at);
CREATE INDEX one_time_code_sends_sent_at ON one_time_code_sends (sent_at);

-- An account of the embedded service has an e-mail address with a password, a verified phone number, or both.
ALTER TABLE identity_accounts
	ADD COLUMN phone text,
	ALTER COLUMN email DROP NOT NULL,
	ALTER COLUMN email_normalised DROP NOT NULL,
	ALTER COLUMN password_hash DROP NOT NULL,
	ADD CONSTRAINT identity_accounts_phone_unique UNIQUE (phone),
	ADD CONSTRAINT identity_accounts_phone_format CHECK (phone ~ '^\+84[35789][0-9]{8}$'),
	ADD CONSTRAINT identity_accounts_email_whole CHECK ((email IS NULL) = (email_normalised IS NULL)),
	ADD CONSTRAINT identity_accounts_reachable CHECK (phone IS NOT NULL OR (email IS NOT NULL AND password_hash IS NOT NULL));
ALTER TABLE identity_links
	ADD COLUMN email text,
	DROP CONSTRAINT identity_links_purpose,
	ADD CONSTRAINT identity_links_purpose CHECK (purpose IN ('verify_email', 'reset_password', 'add_email')),
	ADD CONSTRAINT identity_links_email_present CHECK ((purpose = 'add_email') = (email IS NOT NULL));

ALTER TABLE customers
	ALTER COLUMN email DROP NOT NULL,
	ALTER COLUMN email_normalised DROP NOT NULL,
	ADD CONSTRAINT customers_email_whole CHECK ((email IS NULL) = (email_normalised IS NULL)),
	ADD CONSTRAINT customers_email_verified_has_email CHECK (email_verified_at IS NULL OR email IS NOT NULL);

-- How the person proved who they are: a code alone does not open what needs the password.
ALTER TABLE sessions
	ADD COLUMN authenticated_with text,
	ADD CONSTRAINT sessions_authenticated_with_known CHECK (authenticated_with IN ('password', 'code'));
