-- Up Migration

-- The plain average of the published stars is what people see; the weighted score only sorts. Null until this release
-- or the nightly job has written it.
ALTER TABLE products
	ADD COLUMN rating_average real,
	ADD CONSTRAINT products_rating_average_range CHECK (rating_average BETWEEN 1 AND 5) NOT VALID,
	ADD CONSTRAINT products_rating_average_of_reviews CHECK (rating_average IS NULL OR rating_count > 0) NOT VALID;
UPDATE products SET rating_average = shown.average
	FROM (
		SELECT product_id, avg(stars) AS average FROM reviews
		WHERE state = 'published' AND product_id IS NOT NULL GROUP BY product_id
	) shown
	WHERE products.id = shown.product_id AND products.rating_count > 0;
