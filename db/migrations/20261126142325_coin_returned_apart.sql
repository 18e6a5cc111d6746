-- Up Migration

-- Coin that comes back beside a rest that ends soon lives on by itself; it is still of the kind that it was given as.
ALTER TABLE coin_slices ADD COLUMN returned_from uuid;
ALTER TABLE coin_slices ADD CONSTRAINT coin_slices_returned_from_fkey FOREIGN KEY (returned_from) REFERENCES coin_slices (id) NOT VALID;
ALTER TABLE coin_slices DROP CONSTRAINT coin_slices_kind_known,
	ADD CONSTRAINT coin_slices_kind_known CHECK (
		kind IN ('cashback', 'first_order', 'review', 'shop_goodwill', 'late_paid', 'operator', 'top_up', 'returned')
	) NOT VALID,
	ADD CONSTRAINT coin_slices_returned_from_known CHECK ((kind = 'returned') = (returned_from IS NOT NULL)) NOT VALID;
