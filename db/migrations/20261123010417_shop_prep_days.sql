-- Up Migration

-- How many working days a shop usually prepares: new goods begin with it.
ALTER TABLE shops
	ADD COLUMN prep_days integer NOT NULL DEFAULT 1,
	ADD CONSTRAINT shops_prep_days_range CHECK (prep_days BETWEEN 1 AND 3);
