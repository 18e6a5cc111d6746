-- Up Migration

-- A refund to a bank account stands in one file for the bank; making the next file passes it over.
ALTER TABLE order_refunds ADD COLUMN transfer_batch_id uuid,
	ADD CONSTRAINT order_refunds_transfer_batch_of_bank CHECK (transfer_batch_id IS NULL OR channel = 'bank');
