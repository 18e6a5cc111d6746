-- Up Migration

-- A file of goods that a shop gave us: first every line is checked, then all good ones come in together or none.
CREATE TABLE product_imports (
	id uuid NOT NULL,
	shop_id uuid NOT NULL,
	asked_by uuid NOT NULL,
	state text NOT NULL,
	-- What stands in each column of the file, from the left.
	columns text[] NOT NULL,
	lines integer NOT NULL,
	-- Lines that the work at hand is through with.
	handled integer NOT NULL DEFAULT 0,
	bad integer NOT NULL DEFAULT 0,
	added integer NOT NULL DEFAULT 0,
	changed integer NOT NULL DEFAULT 0,
	created_at timestamptz NOT NULL,
	finished_at timestamptz,
	CONSTRAINT product_imports_pkey PRIMARY KEY (id),
	CONSTRAINT product_imports_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops (id),
	CONSTRAINT product_imports_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES customers (id),
	CONSTRAINT product_imports_state_known
		CHECK (state IN ('checking', 'checked', 'applying', 'done', 'cancelled', 'failed')),
	CONSTRAINT product_imports_counts CHECK (
		lines BETWEEN 1 AND 10000 AND handled BETWEEN 0 AND lines AND bad BETWEEN 0 AND lines
		AND added >= 0 AND changed >= 0 AND added + changed + bad <= lines),
	CONSTRAINT product_imports_finished_at_present
		CHECK ((finished_at IS NOT NULL) = (state IN ('done', 'cancelled', 'failed')))
);
CREATE INDEX product_imports_shop ON product_imports (shop_id, id DESC);
-- One at a time for each shop: two files about the same goods would not know of each other.
CREATE UNIQUE INDEX product_imports_open ON product_imports (shop_id) WHERE finished_at IS NULL;

CREATE TABLE product_import_lines (
	import_id uuid NOT NULL,
	-- As a spreadsheet counts them; the head is line 1.
	line integer NOT NULL,
	cells text[] NOT NULL,
	-- What is wrong with it, as [{column, code, detail}].
	problems jsonb,
	CONSTRAINT product_import_lines_pkey PRIMARY KEY (import_id, line),
	CONSTRAINT product_import_lines_import_id_fkey FOREIGN KEY (import_id) REFERENCES product_imports (id) ON DELETE CASCADE,
	CONSTRAINT product_import_lines_cells_length CHECK (cardinality(cells) BETWEEN 1 AND 40)
);
