-- Up Migration

-- Another account than the one that was paid to: nothing is paid out before this moment.
ALTER TABLE payout_accounts ADD COLUMN held_until timestamptz,
	ADD CONSTRAINT payout_accounts_held_until_later CHECK (held_until IS NULL OR held_until > submitted_at);
