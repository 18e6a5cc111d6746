-- Up Migration

-- Files that the lines which stayed out fill: each may be sent in again.
ALTER TABLE product_imports ADD COLUMN bad_parts integer NOT NULL DEFAULT 1;
