-- Up Migration

-- Vouchers that a member keeps for later: listed first at the checkout.
CREATE TABLE saved_vouchers (
	customer_id uuid NOT NULL,
	voucher_id uuid NOT NULL,
	saved_at timestamptz NOT NULL,
	CONSTRAINT saved_vouchers_pkey PRIMARY KEY (customer_id, voucher_id),
	CONSTRAINT saved_vouchers_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers (id),
	CONSTRAINT saved_vouchers_voucher_id_fkey FOREIGN KEY (voucher_id) REFERENCES vouchers (id)
);
CREATE INDEX saved_vouchers_voucher_id ON saved_vouchers (voucher_id);
