-- Up Migration

-- Why nobody took a parcel, as its shop or carrier has said; none: told before anybody was asked, or by a carrier that does not say.
ALTER TABLE order_parcels
	ADD COLUMN refusal text,
	ADD CONSTRAINT order_parcels_refusal_known CHECK (
		refusal IN ('buyer_refused', 'not_reached', 'wrong_address', 'damaged', 'shop_fault')
	) NOT VALID,
	ADD CONSTRAINT order_parcels_refusal_fits CHECK (refusal IS NULL OR refused_at IS NOT NULL) NOT VALID;
