-- Up Migration

-- The same pixels are one picture, but each of those who uploaded them may show it.
CREATE TABLE picture_uploads (
	hash text NOT NULL,
	customer_id uuid NOT NULL,
	CONSTRAINT picture_uploads_pkey PRIMARY KEY (hash, customer_id),
	CONSTRAINT picture_uploads_hash_fkey FOREIGN KEY (hash) REFERENCES pictures (hash) ON DELETE CASCADE,
	CONSTRAINT picture_uploads_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers (id)
);
INSERT INTO picture_uploads (hash, customer_id)
SELECT hash, uploaded_by FROM pictures WHERE uploaded_by IS NOT NULL;
