-- Up Migration

-- Until when goods that were shown before their shelf asked for a document are sold without it.
CREATE TABLE category_licence_terms (
	category_id uuid NOT NULL,
	free_until date NOT NULL,
	told_days smallint,
	CONSTRAINT category_licence_terms_pkey PRIMARY KEY (category_id),
	CONSTRAINT category_licence_terms_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories (id),
	CONSTRAINT category_licence_terms_told_days CHECK (told_days IN (30, 7, 0))
);
INSERT INTO category_licence_terms (category_id, free_until)
	SELECT id, (now() AT TIME ZONE 'Asia/Ho_Chi_Minh')::date + 30 FROM categories WHERE licence <> '';
