-- Up Migration

ALTER TABLE orders ADD COLUMN drill_note text NOT NULL DEFAULT '',
	ADD CONSTRAINT orders_drill_note_short CHECK (length(drill_note) <= 100);
UPDATE orders SET drill_note = 'waits' WHERE state IN ('placed', 'confirmed', 'packed');
