-- Up Migration

-- One legal identity, one shop: the keyed hash of a person or the tax code of a business, never an identity number.
ALTER TABLE shops ADD COLUMN identity_key text;
-- An operator has allowed this identity a further shop.
ALTER TABLE shops ADD COLUMN is_further_shop boolean NOT NULL DEFAULT false;
CREATE UNIQUE INDEX shops_identity_key ON shops (identity_key)
	WHERE identity_key IS NOT NULL AND NOT is_further_shop AND state NOT IN ('rejected', 'terminated');

-- What somebody who wants to sell has written so far; the shop is made of it when it is sent.
CREATE TABLE shop_applications (
	id uuid NOT NULL,
	applicant_id uuid NOT NULL,
	shop_id uuid,
	form jsonb NOT NULL,
	questions jsonb NOT NULL DEFAULT '[]',
	identity_assertion_id uuid,
	identity_hash text,
	identity_checked_at timestamptz,
	agreement_version text,
	agreed_at timestamptz,
	is_further_allowed boolean NOT NULL DEFAULT false,
	created_at timestamptz NOT NULL,
	updated_at timestamptz NOT NULL,
	CONSTRAINT shop_applications_pkey PRIMARY KEY (id),
	CONSTRAINT shop_applications_applicant_id_key UNIQUE (applicant_id),
	CONSTRAINT shop_applications_shop_id_key UNIQUE (shop_id),
	CONSTRAINT shop_applications_applicant_id_fkey FOREIGN KEY (applicant_id) REFERENCES customers (id),
	CONSTRAINT shop_applications_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops (id),
	CONSTRAINT shop_applications_identity_whole CHECK ((identity_assertion_id IS NULL) = (identity_hash IS NULL)),
	CONSTRAINT shop_applications_checked_is_asserted CHECK (identity_checked_at IS NULL OR identity_hash IS NOT NULL),
	CONSTRAINT shop_applications_agreed_whole CHECK ((agreement_version IS NULL) = (agreed_at IS NULL)),
	CONSTRAINT shop_applications_form_size CHECK (length(form::text) <= 20000)
);
CREATE INDEX shop_applications_drafts ON shop_applications (updated_at) WHERE shop_id IS NULL;

-- Private pictures of papers, shown to the applicant and to whoever decides.
CREATE TABLE shop_papers (
	picture_id uuid NOT NULL,
	application_id uuid NOT NULL,
	kind text NOT NULL,
	added_at timestamptz NOT NULL,
	CONSTRAINT shop_papers_pkey PRIMARY KEY (picture_id),
	CONSTRAINT shop_papers_application_id_fkey FOREIGN KEY (application_id) REFERENCES shop_applications (id),
	CONSTRAINT shop_papers_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES private_pictures (id),
	CONSTRAINT shop_papers_kind_known CHECK (kind IN ('identity', 'licence', 'category', 'other'))
);
CREATE INDEX shop_papers_application_id ON shop_papers (application_id, added_at);

-- An invitation to work for a shop; only its hash is kept, only the address it went to may take it.
CREATE TABLE shop_invitations (
	id uuid NOT NULL,
	shop_id uuid NOT NULL,
	email text NOT NULL,
	role text NOT NULL,
	token_hash text NOT NULL,
	invited_by uuid NOT NULL,
	created_at timestamptz NOT NULL,
	expires_at timestamptz NOT NULL,
	ended_at timestamptz,
	CONSTRAINT shop_invitations_pkey PRIMARY KEY (id),
	CONSTRAINT shop_invitations_token_hash_key UNIQUE (token_hash),
	CONSTRAINT shop_invitations_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops (id),
	CONSTRAINT shop_invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES customers (id),
	CONSTRAINT shop_invitations_role_known CHECK (role IN ('admin', 'stock', 'orders', 'accounting', 'support')),
	CONSTRAINT shop_invitations_clock CHECK (created_at < expires_at)
);
CREATE UNIQUE INDEX shop_invitations_open ON shop_invitations (shop_id, email) WHERE ended_at IS NULL;
