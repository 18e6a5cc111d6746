-- Up Migration

-- The reduction that was told of a choice before its price was changed with many others: it comes back with the price.
ALTER TABLE bulk_edit_lines
	ADD COLUMN compare_at_vnd bigint,
	ADD COLUMN compare_until timestamptz,
	ADD CONSTRAINT bulk_edit_lines_reduction_whole CHECK ((compare_at_vnd IS NULL) = (compare_until IS NULL));
