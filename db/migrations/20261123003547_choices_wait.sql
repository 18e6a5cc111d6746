-- Up Migration

-- A choice that costs far more or less than those on sale beside it waits for a person.
ALTER TABLE product_changes DROP CONSTRAINT product_changes_kind_known;
ALTER TABLE product_changes ADD CONSTRAINT product_changes_kind_known CHECK (
	kind IN ('words', 'price', 'choice', 'pictures')
);
