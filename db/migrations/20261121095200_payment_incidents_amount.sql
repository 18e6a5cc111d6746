-- Up Migration

ALTER TABLE payment_incidents ADD CONSTRAINT payment_incidents_amount_not_negative CHECK (amount_vnd >= 0);
