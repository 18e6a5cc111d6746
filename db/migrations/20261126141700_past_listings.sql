-- Up Migration

-- What a page of goods had said and shown until it was changed: who ordered before that has ordered this.
CREATE TABLE product_past_listings (
	product_id uuid NOT NULL,
	-- The transaction that changed it: of several changes in one only the first finds what buyers had read.
	begun_at timestamptz NOT NULL DEFAULT now(),
	until timestamptz NOT NULL,
	name text NOT NULL,
	brand text NOT NULL,
	description text NOT NULL,
	facts jsonb NOT NULL,
	picture_hashes text[] NOT NULL,
	CONSTRAINT product_past_listings_pkey PRIMARY KEY (product_id, begun_at),
	CONSTRAINT product_past_listings_product_id_fkey FOREIGN KEY (product_id) REFERENCES products (id)
);
CREATE INDEX product_past_listings_until ON product_past_listings (product_id, until);
CREATE TRIGGER product_past_listings_append_only BEFORE UPDATE OR DELETE ON product_past_listings
	FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE FUNCTION listing_facts(of_product uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
	SELECT coalesce(jsonb_agg(jsonb_build_object('code', code, 'name', name, 'unit', unit, 'values', said)
		ORDER BY position, code), '[]')
	FROM (
		SELECT attribute.code, attribute.name, attribute.unit, attribute.position, jsonb_agg(
			CASE said.type WHEN 'number' THEN to_jsonb(trim_scale(said.number_value))
				WHEN 'boolean' THEN to_jsonb(said.code = 'co')
				ELSE to_jsonb(coalesce(said.text_value, choice.name, said.code)) END ORDER BY said.position) AS said
		FROM product_attributes said JOIN attributes attribute ON attribute.id = said.attribute_id
		LEFT JOIN attribute_choices choice
			ON choice.attribute_id = said.attribute_id AND choice.code = said.choice_code
		WHERE said.product_id = of_product AND attribute.removed_at IS NULL
		GROUP BY attribute.id
	) told
$$;
CREATE FUNCTION listing_pictures(of_product uuid) RETURNS text[] LANGUAGE sql STABLE AS $$
	SELECT coalesce(array_agg(picture.hash ORDER BY shown.position), '{}')
	FROM product_pictures shown JOIN pictures picture ON picture.id = shown.picture_id
	WHERE shown.product_id = of_product
$$;
-- Of goods that buyers have seen, wherever they stand now, before anything of it is changed.
CREATE FUNCTION keep_listings(product_ids uuid[]) RETURNS void LANGUAGE sql VOLATILE AS $$
	INSERT INTO product_past_listings (product_id, until, name, brand, description, facts, picture_hashes)
		SELECT id, app_now(), name, brand, description, listing_facts(id), listing_pictures(id) FROM products
		WHERE id = ANY (product_ids) AND published_at IS NOT NULL
		ON CONFLICT DO NOTHING
$$;
CREATE FUNCTION keep_listing_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM keep_listings(ARRAY[OLD.id]);
	RETURN NEW;
END $$;
CREATE TRIGGER products_keep_listing BEFORE UPDATE OF name, brand, description ON products FOR EACH ROW
	WHEN ((OLD.name, OLD.brand, OLD.description) IS DISTINCT FROM (NEW.name, NEW.brand, NEW.description))
	EXECUTE FUNCTION keep_listing_words();
