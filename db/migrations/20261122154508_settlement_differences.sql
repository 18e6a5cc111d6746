-- Up Migration

-- Where the day's file of VNPAY and what we have received disagree, until somebody has explained it.
CREATE TABLE settlement_differences (
	day date NOT NULL,
	txn_ref text NOT NULL,
	kind text NOT NULL,
	ours_vnd bigint NOT NULL,
	theirs_vnd bigint NOT NULL,
	found_at timestamptz NOT NULL,
	closed_at timestamptz,
	note text NOT NULL DEFAULT '',
	CONSTRAINT settlement_differences_pkey PRIMARY KEY (day, txn_ref),
	CONSTRAINT settlement_differences_kind_known CHECK (kind IN ('not_in_file', 'not_received', 'amount')),
	CONSTRAINT settlement_differences_amounts CHECK (ours_vnd >= 0 AND theirs_vnd >= 0 AND ours_vnd <> theirs_vnd)
);
CREATE INDEX settlement_differences_open ON settlement_differences (day) WHERE closed_at IS NULL;
