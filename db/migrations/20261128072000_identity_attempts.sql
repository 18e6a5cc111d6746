-- Up Migration

-- Wrong passwords by account name and known browser: strangers use up a budget of their own, never the owner's.
CREATE TABLE identity_attempts (
	-- SHA-256 of the account name and the browser, or 'unknown': also for names without an account.
	key_hash text NOT NULL,
	tries integer NOT NULL,
	tried_at timestamptz NOT NULL DEFAULT app_now(),
	locked_until timestamptz,
	CONSTRAINT identity_attempts_pkey PRIMARY KEY (key_hash),
	CONSTRAINT identity_attempts_tries_positive CHECK (tries > 0)
);
CREATE INDEX identity_attempts_tried_at ON identity_attempts (tried_at);

-- Browsers that signed in to an account, by the SHA-256 of their device cookie.
CREATE TABLE identity_browsers (
	account_id uuid NOT NULL,
	browser_hash text NOT NULL,
	expires_at timestamptz NOT NULL,
	CONSTRAINT identity_browsers_pkey PRIMARY KEY (account_id, browser_hash),
	CONSTRAINT identity_browsers_account FOREIGN KEY (account_id) REFERENCES identity_accounts (id) ON DELETE CASCADE
);
CREATE INDEX identity_browsers_expires_at ON identity_browsers (expires_at);
