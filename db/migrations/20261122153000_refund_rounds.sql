-- Up Migration

-- Sent anew by a person after VNPAY had refused it: each round is another request to VNPAY.
ALTER TABLE refunds ADD COLUMN round integer NOT NULL DEFAULT 0,
	ADD CONSTRAINT refunds_round_range CHECK (round BETWEEN 0 AND 99);
