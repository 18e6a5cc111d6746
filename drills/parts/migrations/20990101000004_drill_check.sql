-- Up Migration

ALTER TABLE order_events ADD CONSTRAINT order_events_drill_kind CHECK (kind <> '');
ALTER TABLE ledger_transfers ADD CONSTRAINT ledger_transfers_drill_positive CHECK (amount_vnd > 0);
