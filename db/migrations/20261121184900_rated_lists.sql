-- Up Migration

-- Lists by stars begin with what has any; the others follow by sales.
CREATE INDEX products_rated ON products (rating_score DESC) WHERE state = 'published' AND rating_score IS NOT NULL;
CREATE INDEX products_category_rated ON products (category_id, rating_score DESC)
	WHERE state = 'published' AND rating_score IS NOT NULL;
