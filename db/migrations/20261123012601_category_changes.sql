-- Up Migration

-- Goods that buyers know go to another category when a person agrees.
ALTER TABLE product_changes DROP CONSTRAINT product_changes_kind_known;
ALTER TABLE product_changes ADD CONSTRAINT product_changes_kind_known
	CHECK (kind IN ('words', 'price', 'choice', 'pictures', 'category'));
