-- Up Migration

-- That one of its requests may have gone outlives the next one; what is unclear now has it from its state.
-- Where what VNPAY refused to give back is transferred to, as its buyer wrote it; and how it went in the end.
ALTER TABLE refunds ADD COLUMN bank_sealed text,
	ADD COLUMN bank_shown text,
	ADD COLUMN may_have_gone boolean NOT NULL DEFAULT false,
	ADD CONSTRAINT refunds_bank_whole CHECK ((bank_sealed IS NULL) = (bank_shown IS NULL)) NOT VALID;
