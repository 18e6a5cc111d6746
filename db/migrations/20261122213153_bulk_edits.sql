-- Up Migration

-- What was done to many goods at once, so that it can be taken back for some minutes.
CREATE TABLE bulk_edits (
	id uuid NOT NULL,
	shop_id uuid NOT NULL,
	kind text NOT NULL,
	section_id uuid,
	made_by text NOT NULL,
	made_at timestamptz NOT NULL,
	CONSTRAINT bulk_edits_pkey PRIMARY KEY (id),
	CONSTRAINT bulk_edits_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops (id),
	CONSTRAINT bulk_edits_kind_known CHECK (kind IN ('price', 'stock', 'shown', 'section')),
	CONSTRAINT bulk_edits_section_named CHECK ((kind = 'section') = (section_id IS NOT NULL))
);
CREATE INDEX bulk_edits_made_at ON bulk_edits (made_at);

-- One choice, or one product where the product itself was changed.
CREATE TABLE bulk_edit_lines (
	bulk_id uuid NOT NULL,
	subject_id uuid NOT NULL,
	product_id uuid NOT NULL,
	before text NOT NULL,
	after text NOT NULL,
	is_waiting boolean NOT NULL,
	CONSTRAINT bulk_edit_lines_pkey PRIMARY KEY (bulk_id, subject_id),
	CONSTRAINT bulk_edit_lines_bulk_id_fkey FOREIGN KEY (bulk_id) REFERENCES bulk_edits (id) ON DELETE CASCADE,
	CONSTRAINT bulk_edit_lines_product_id_fkey FOREIGN KEY (product_id) REFERENCES products (id)
);
