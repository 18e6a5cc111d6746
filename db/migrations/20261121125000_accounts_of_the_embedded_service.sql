-- Up Migration

-- Until now these accounts were kept under the address of the site, and nobody could sign in after it had moved.
UPDATE customer_accounts SET issuer = 'embedded'
FROM identity_accounts WHERE identity_accounts.id::text = customer_accounts.subject
	AND NOT EXISTS (
		SELECT FROM customer_accounts other
		WHERE other.subject = customer_accounts.subject AND other.issuer <> customer_accounts.issuer
	);
UPDATE sessions SET issuer = 'embedded'
FROM identity_accounts WHERE identity_accounts.id::text = sessions.subject;
