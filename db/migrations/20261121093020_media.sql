-- Up Migration

CREATE TABLE pictures (
	id uuid NOT NULL,
	-- SHA-256 of the re-encoded original, 32 hex digits: the name under which its files are served.
	hash text NOT NULL,
	uploaded_by uuid,
	width integer NOT NULL,
	height integer NOT NULL,
	-- A few pixels as a data URL, shown until the picture has come.
	placeholder text NOT NULL,
	is_complete boolean NOT NULL DEFAULT false,
	created_at timestamptz NOT NULL,
	CONSTRAINT pictures_pkey PRIMARY KEY (id),
	CONSTRAINT pictures_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES customers (id),
	CONSTRAINT pictures_hash_key UNIQUE (hash),
	CONSTRAINT pictures_hash_format CHECK (hash ~ '^[0-9a-f]{32}$'),
	CONSTRAINT pictures_size_positive CHECK (width > 0 AND height > 0),
	CONSTRAINT pictures_placeholder_length CHECK (length(placeholder) <= 2000)
);
ALTER TABLE shops ADD CONSTRAINT shops_logo_hash_fkey FOREIGN KEY (logo_hash) REFERENCES pictures (hash);
