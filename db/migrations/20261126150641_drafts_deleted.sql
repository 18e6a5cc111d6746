-- Up Migration

-- A draft that nobody ever saw may be deleted; what was taken away is kept with the change of many for its minutes.
ALTER TABLE bulk_edits
	DROP CONSTRAINT bulk_edits_kind_known,
	ADD CONSTRAINT bulk_edits_kind_known CHECK (kind IN ('price', 'stock', 'shown', 'section', 'delete'));
-- What was done to goods may outlive them, by a day at most.
ALTER TABLE bulk_edit_lines DROP CONSTRAINT bulk_edit_lines_product_id_fkey, ADD COLUMN goods jsonb;

-- A price that nobody was ever shown goes with its draft; every other one stays for ever.
-- Stable: it sees the goods as they were before the statement that takes all of a draft at once.
CREATE FUNCTION refuse_price_change() RETURNS trigger LANGUAGE plpgsql STABLE AS $$
BEGIN
	IF TG_OP = 'DELETE' AND EXISTS (
		SELECT FROM product_variants variant JOIN products product ON product.id = variant.product_id
		WHERE variant.id = OLD.variant_id AND product.state = 'draft' AND product.published_at IS NULL
	) THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE OR REPLACE TRIGGER price_history_append_only BEFORE UPDATE OR DELETE ON price_history
	FOR EACH ROW EXECUTE FUNCTION refuse_price_change();

-- Rows as they were: [{"of": a table, "rows": [..]}, ..] in an order that foreign keys allow.
CREATE FUNCTION put_rows_back(kept jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	part jsonb;
	columns text;
BEGIN
	FOR part IN SELECT value FROM jsonb_array_elements(kept) LOOP
		SELECT string_agg(quote_ident(attname), ', ') INTO columns FROM pg_attribute
			WHERE attrelid = (part ->> 'of')::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '';
		EXECUTE format('INSERT INTO %s (%s) SELECT %s FROM jsonb_populate_recordset(NULL::%s, $1)',
			(part ->> 'of')::regclass, columns, columns, (part ->> 'of')::regclass) USING part -> 'rows';
	END LOOP;
END $$;

-- Before a row of goods goes, every table that may name it is asked: by an index, not by reading it whole.
CREATE INDEX bought_together_other_id ON bought_together (other_id);
CREATE INDEX cart_lines_variant_id ON cart_lines (variant_id);
CREATE INDEX commission_rules_product_id ON commission_rules (product_id) WHERE product_id IS NOT NULL;
CREATE INDEX listing_checks_product_id ON listing_checks (product_id);
CREATE INDEX order_lines_product_id ON order_lines (product_id);
CREATE INDEX order_lines_variant_id ON order_lines (variant_id);
CREATE INDEX product_alerts_variant_id ON product_alerts (variant_id) WHERE variant_id IS NOT NULL;
CREATE INDEX product_drafts_product_id ON product_drafts (product_id);
CREATE INDEX product_pictures_variant_id ON product_pictures (variant_id) WHERE variant_id IS NOT NULL;
CREATE INDEX product_questions_product_id ON product_questions (product_id);
CREATE INDEX product_views_product_id ON product_views (product_id);
CREATE INDEX reviews_product_id ON reviews (product_id);
CREATE INDEX shop_product_days_product_id ON shop_product_days (product_id);
CREATE INDEX wishlist_items_product_id ON wishlist_items (product_id);
CREATE INDEX wishlist_items_variant_id ON wishlist_items (variant_id) WHERE variant_id IS NOT NULL;
