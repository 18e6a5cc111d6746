-- Up Migration

-- A shop that takes back what somebody just does not want, and goods that cannot be taken back for that.
ALTER TABLE shops ADD COLUMN accepts_change_of_mind boolean NOT NULL DEFAULT false;
ALTER TABLE products ADD COLUMN no_return_reason text,
	ADD CONSTRAINT products_no_return_reason_known CHECK (
		no_return_reason IN ('fresh_food', 'custom', 'opened_hygiene', 'activated_digital')
	);

-- What was promised when it was bought.
ALTER TABLE order_lines ADD COLUMN return_terms text NOT NULL DEFAULT 'faults_only',
	ADD CONSTRAINT order_lines_return_terms_known CHECK (
		return_terms IN ('faults_only', 'change_of_mind', 'fresh_food', 'custom', 'opened_hygiene', 'activated_digital')
	);
