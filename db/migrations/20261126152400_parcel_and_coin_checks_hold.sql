-- Up Migration

-- Apart from what added them: this reads whole tables, and people buy and sell meanwhile.
ALTER TABLE order_parcels
	VALIDATE CONSTRAINT order_parcels_refusal_known,
	VALIDATE CONSTRAINT order_parcels_refusal_fits;
ALTER TABLE coin_slices
	VALIDATE CONSTRAINT coin_slices_returned_from_fkey,
	VALIDATE CONSTRAINT coin_slices_kind_known,
	VALIDATE CONSTRAINT coin_slices_returned_from_known;
ALTER TABLE refunds VALIDATE CONSTRAINT refunds_bank_whole;
