-- Up Migration

-- When goods that had been shown could not be bought: put aside, or sold out. A price of such a time was asked of nobody.
CREATE TABLE product_away_spans (
	product_id uuid NOT NULL,
	away_from timestamptz NOT NULL,
	back_at timestamptz,
	CONSTRAINT product_away_spans_pkey PRIMARY KEY (product_id, away_from),
	CONSTRAINT product_away_spans_product_id_fkey FOREIGN KEY (product_id) REFERENCES products (id) ON DELETE CASCADE,
	CONSTRAINT product_away_spans_in_order CHECK (back_at >= away_from)
);
CREATE UNIQUE INDEX product_away_spans_open ON product_away_spans (product_id) WHERE back_at IS NULL;
CREATE FUNCTION note_away() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.state = 'published' AND NEW.is_in_stock THEN
		UPDATE product_away_spans SET back_at = greatest(away_from, app_now())
		WHERE product_id = NEW.id AND back_at IS NULL;
	ELSIF NEW.published_at IS NOT NULL THEN
		-- Comparisons look back for 30 days.
		DELETE FROM product_away_spans WHERE product_id = NEW.id AND back_at < app_now() - interval '60 days';
		INSERT INTO product_away_spans (product_id, away_from) VALUES (NEW.id, app_now()) ON CONFLICT DO NOTHING;
	END IF;
	RETURN NULL;
END $$;
CREATE TRIGGER products_note_away AFTER UPDATE ON products FOR EACH ROW
	WHEN ((OLD.state, OLD.is_in_stock) IS DISTINCT FROM (NEW.state, NEW.is_in_stock)) EXECUTE FUNCTION note_away();
INSERT INTO product_away_spans (product_id, away_from)
	SELECT id, greatest(published_at, updated_at) FROM products
	WHERE published_at IS NOT NULL AND NOT (state = 'published' AND is_in_stock);

-- What was over of a holiday when it was planned anew or taken back.
CREATE TABLE shop_past_holidays (
	shop_id uuid NOT NULL,
	closed_from date NOT NULL,
	closed_to date NOT NULL,
	CONSTRAINT shop_past_holidays_pkey PRIMARY KEY (shop_id, closed_from),
	CONSTRAINT shop_past_holidays_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops (id),
	CONSTRAINT shop_past_holidays_in_order CHECK (closed_from <= closed_to)
);

-- Two friends who buy the same two things tell nothing of anybody's taste.
DELETE FROM bought_together WHERE buyers < 3;
ALTER TABLE bought_together DROP CONSTRAINT bought_together_several_buyers,
	ADD CONSTRAINT bought_together_several_buyers CHECK (buyers >= 3);
