-- Up Migration

-- What VNPAY has paid back is compared as well; one payment may differ in both.
ALTER TABLE settlement_differences ADD COLUMN moved text NOT NULL DEFAULT 'payment',
	ADD CONSTRAINT settlement_differences_moved_known CHECK (moved IN ('payment', 'refund')),
	DROP CONSTRAINT settlement_differences_pkey,
	ADD CONSTRAINT settlement_differences_pkey PRIMARY KEY (day, txn_ref, moved);
