-- Up Migration

-- The note for the courier in the delivery address, copied like the rest of the address when the order is placed.
ALTER TABLE order_groups
	ADD COLUMN courier_note text NOT NULL DEFAULT '',
	ADD CONSTRAINT order_groups_courier_note_length CHECK (length(courier_note) <= 200);
