-- Up Migration

-- What the reviews say of a product, written by their domain: the weighed stars and how many there are.
ALTER TABLE products
	ADD COLUMN rating_score real,
	ADD COLUMN rating_count integer NOT NULL DEFAULT 0,
	ADD COLUMN rating_version integer NOT NULL DEFAULT 0,
	ADD CONSTRAINT products_rating_score_range CHECK (rating_score BETWEEN 1 AND 5),
	ADD CONSTRAINT products_rating_count_not_negative CHECK (rating_count >= 0),
	ADD CONSTRAINT products_rating_score_present CHECK ((rating_count > 0) = (rating_score IS NOT NULL));
