-- Up Migration

-- A file of another system waits until the shop has said what its columns mean.
ALTER TABLE product_imports
	DROP CONSTRAINT product_imports_state_known,
	ADD CONSTRAINT product_imports_state_known
		CHECK (state IN ('mapping', 'checking', 'checked', 'applying', 'done', 'cancelled', 'failed')),
	ADD COLUMN headings text[],
	-- Suggested for each heading; empty where the shop has to choose.
	ADD COLUMN suggested text[],
	ADD CONSTRAINT product_imports_headings_while_mapping
		CHECK (state <> 'mapping' OR (headings IS NOT NULL AND cardinality(suggested) = cardinality(headings)));
ALTER TABLE product_import_lines
	DROP CONSTRAINT product_import_lines_cells_length,
	ADD CONSTRAINT product_import_lines_cells_length CHECK (cardinality(cells) BETWEEN 1 AND 250);

-- The last choice of a shop for a set of headings.
CREATE TABLE product_import_mappings (
	shop_id uuid NOT NULL,
	headings_key text NOT NULL,
	targets text[] NOT NULL,
	category_id uuid,
	saved_at timestamptz NOT NULL,
	CONSTRAINT product_import_mappings_pkey PRIMARY KEY (shop_id, headings_key),
	CONSTRAINT product_import_mappings_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops (id),
	CONSTRAINT product_import_mappings_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories (id),
	CONSTRAINT product_import_mappings_targets_length CHECK (cardinality(targets) BETWEEN 1 AND 250)
);

-- Pictures that a job fetches from the addresses of a file.
CREATE TABLE product_import_pictures (
	import_id uuid NOT NULL,
	product_id uuid NOT NULL,
	position integer NOT NULL,
	address text NOT NULL,
	state text NOT NULL DEFAULT 'waiting',
	reason text,
	CONSTRAINT product_import_pictures_pkey PRIMARY KEY (import_id, product_id, position),
	CONSTRAINT product_import_pictures_import_id_fkey
		FOREIGN KEY (import_id) REFERENCES product_imports (id) ON DELETE CASCADE,
	CONSTRAINT product_import_pictures_product_id_fkey
		FOREIGN KEY (product_id) REFERENCES products (id) ON DELETE CASCADE,
	CONSTRAINT product_import_pictures_state_known CHECK (state IN ('waiting', 'done', 'failed')),
	CONSTRAINT product_import_pictures_reason_present CHECK ((reason IS NOT NULL) = (state = 'failed')),
	CONSTRAINT product_import_pictures_position_range CHECK (position BETWEEN 0 AND 99),
	CONSTRAINT product_import_pictures_address_length CHECK (length(address) BETWEEN 8 AND 2000)
);
CREATE INDEX product_import_pictures_product ON product_import_pictures (product_id);
