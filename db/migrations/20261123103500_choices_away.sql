-- Up Migration

-- A large catalogue takes longer than any statement of a request may.
SET LOCAL statement_timeout = 0;

-- When a choice could not be bought by itself: switched off, or fewer were left than may be ordered. Its price of then
-- was asked of nobody.
CREATE TABLE variant_away_spans (
	variant_id uuid NOT NULL,
	away_from timestamptz NOT NULL,
	back_at timestamptz,
	CONSTRAINT variant_away_spans_pkey PRIMARY KEY (variant_id, away_from),
	CONSTRAINT variant_away_spans_variant_id_fkey
		FOREIGN KEY (variant_id) REFERENCES product_variants (id) ON DELETE CASCADE,
	CONSTRAINT variant_away_spans_in_order CHECK (back_at >= away_from)
);
CREATE UNIQUE INDEX variant_away_spans_open ON variant_away_spans (variant_id) WHERE back_at IS NULL;

-- What lists say of all choices together: of those that can be ordered now, else of all.
CREATE VIEW product_offers AS
	SELECT product.id, offer.price_from_vnd, offer.price_to_vnd, offer.compare_at_vnd,
		CASE WHEN offer.compare_at_vnd IS NOT NULL THEN offer.compare_until END AS compare_until, offer.is_in_stock
	FROM products product CROSS JOIN LATERAL (
		SELECT choice.price_vnd AS price_from_vnd, max(choice.price_vnd) OVER alike AS price_to_vnd,
			-- A price before only where all at the lowest price tell the same.
			CASE WHEN min(choice.before_vnd) OVER cheapest = max(choice.before_vnd) OVER cheapest
				THEN nullif(choice.before_vnd, 0) END AS compare_at_vnd,
			min(choice.compare_until) OVER cheapest AS compare_until, choice.is_orderable AS is_in_stock
		FROM (
			SELECT variant.price_vnd, variant.compare_until,
				CASE WHEN variant.compare_until > app_now() THEN variant.compare_at_vnd ELSE 0 END AS before_vnd,
				stock.on_hand - stock.reserved >= product.quantity_min AS is_orderable
			FROM product_variants variant JOIN stock_items stock ON stock.variant_id = variant.id
			WHERE variant.product_id = product.id AND variant.is_on_sale
		) choice
		WINDOW alike AS (PARTITION BY choice.is_orderable),
			cheapest AS (PARTITION BY choice.is_orderable, choice.price_vnd)
		ORDER BY choice.is_orderable DESC, choice.price_vnd LIMIT 1
	) offer;

-- Since when is known of no choice: who held it last could buy it, and after that perhaps nobody.
INSERT INTO variant_away_spans (variant_id, away_from)
	SELECT variant.id, coalesce(
		(SELECT max(held.created_at) FROM stock_reservations held WHERE held.variant_id = variant.id), 'epoch')
	FROM product_variants variant
	JOIN products product ON product.id = variant.product_id
	JOIN stock_items stock ON stock.variant_id = variant.id
	WHERE NOT (variant.is_on_sale AND stock.on_hand - stock.reserved >= product.quantity_min);

-- A price that had not been asked for seven days is shown beside no other.
UPDATE product_variants SET compare_at_vnd = NULL, compare_until = NULL
FROM (
	SELECT variant.id, greatest(min(price.changed_at), min(product.published_at)) AS first_at,
		max(price.changed_at) AS last_at
	FROM product_variants variant
	JOIN products product ON product.id = variant.product_id
	JOIN price_history price ON price.variant_id = variant.id
	WHERE variant.compare_until > app_now() GROUP BY variant.id
) asked
WHERE asked.id = product_variants.id AND asked.first_at > asked.last_at - interval '7 days';

UPDATE products SET price_from_vnd = offer.price_from_vnd, price_to_vnd = offer.price_to_vnd,
	compare_at_vnd = offer.compare_at_vnd, compare_until = offer.compare_until, is_in_stock = offer.is_in_stock
FROM product_offers offer
WHERE offer.id = products.id AND (products.price_from_vnd, products.price_to_vnd, products.compare_at_vnd,
	products.compare_until, products.is_in_stock) IS DISTINCT FROM (offer.price_from_vnd, offer.price_to_vnd,
	offer.compare_at_vnd, offer.compare_until, offer.is_in_stock);
