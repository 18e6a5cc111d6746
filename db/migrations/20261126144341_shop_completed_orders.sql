-- Up Migration

-- How many orders a shop has completed, counted as far as it decides what a new shop may do.
ALTER TABLE shops ADD COLUMN completed_orders integer NOT NULL DEFAULT 0,
	ADD CONSTRAINT shops_completed_orders_not_negative CHECK (completed_orders >= 0);
