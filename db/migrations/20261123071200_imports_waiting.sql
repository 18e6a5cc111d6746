-- Up Migration

-- How many changes of a file of goods wait for a person.
ALTER TABLE product_imports ADD COLUMN waiting integer NOT NULL DEFAULT 0;
