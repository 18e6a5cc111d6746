-- Up Migration

-- A product's name as words: lower case, decomposed, one blank around each, 6.000 as 6000. Independent of the locale.
CREATE FUNCTION product_name_words(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT ' ' || trim(regexp_replace(regexp_replace(
		translate(lower(normalize(name, NFKD) COLLATE "C"), 'Đ', 'đ'),
		'(?<=\d)\.(?=\d{3}(\D|$))', '', 'g'), '[\x01-\x2f:-@\[-`{-\x7f]+', ' ', 'g')) || ' '
$$;

ALTER TABLE products
	ADD COLUMN name_folded text GENERATED ALWAYS AS (
		translate(regexp_replace(product_name_words(name), '[\u0300-\u036f]', '', 'g'), 'đ', 'd')) STORED,
	-- The mark of the tone at the end of each word, wherever it was typed.
	ADD COLUMN name_toned text GENERATED ALWAYS AS (
		regexp_replace(product_name_words(name), '([\u0300\u0301\u0303\u0309\u0323])([^ ]*)', '\2\1', 'g')) STORED,
	-- The words of search_text, and #1 … #7 for how well it sells: a question that fits very many looks among those.
	ADD COLUMN search_words tsvector GENERATED ALWAYS AS (array_to_tsvector(
		array_remove(string_to_array(search_text, ' '), '') || array_remove(ARRAY[
			CASE WHEN sold_count >= 4 THEN '#1' END,
			CASE WHEN sold_count >= 16 THEN '#2' END,
			CASE WHEN sold_count >= 64 THEN '#3' END,
			CASE WHEN sold_count >= 256 THEN '#4' END,
			CASE WHEN sold_count >= 1024 THEN '#5' END,
			CASE WHEN sold_count >= 4096 THEN '#6' END,
			CASE WHEN sold_count >= 16384 THEN '#7' END], NULL))) STORED;

CREATE INDEX products_search_lexemes ON products USING gin (search_words) WHERE state = 'published';
CREATE INDEX products_category_newest ON products (category_id, published_at DESC, id) WHERE state = 'published';
-- Nothing asks these any more, and every sale paid for them.
DROP INDEX products_search_trigrams;
DROP INDEX products_search_words;

-- Words, and pairs of words side by side, as written on published products; #0 … #7 count products by sales.
CREATE TABLE search_terms (
	term text NOT NULL,
	hits integer NOT NULL,
	CONSTRAINT search_terms_pkey PRIMARY KEY (term),
	CONSTRAINT search_terms_hits_positive CHECK (hits >= 0)
);
CREATE INDEX search_terms_hits ON search_terms (hits DESC);

CREATE TABLE search_synonyms (
	term text NOT NULL,
	meaning text NOT NULL,
	is_two_way boolean NOT NULL,
	created_at timestamptz NOT NULL,
	-- Kept as a stone when an operator removes one of the base list, so that the next start does not bring it back.
	removed_at timestamptz,
	CONSTRAINT search_synonyms_pkey PRIMARY KEY (term, meaning),
	CONSTRAINT search_synonyms_length CHECK (
		length(term) BETWEEN 1 AND 60 AND length(meaning) BETWEEN 1 AND 60 AND term <> meaning
	)
);

-- One row: what web processes have read of the two tables above, and until when new products were read.
CREATE TABLE search_state (
	id integer NOT NULL,
	version integer NOT NULL,
	learned_until timestamptz,
	CONSTRAINT search_state_pkey PRIMARY KEY (id),
	CONSTRAINT search_state_one CHECK (id = 1)
);
INSERT INTO search_state (id, version) VALUES (1, 1);

-- What was looked for, by day and without anybody's name.
CREATE TABLE search_log (
	day date NOT NULL,
	term text NOT NULL,
	searches integer NOT NULL,
	misses integer NOT NULL,
	last_hits integer NOT NULL,
	CONSTRAINT search_log_pkey PRIMARY KEY (day, term),
	CONSTRAINT search_log_counts CHECK (searches >= misses AND misses >= 0 AND last_hits >= 0),
	CONSTRAINT search_log_term_length CHECK (length(term) BETWEEN 1 AND 100)
);

-- The parts of a product's place in lists that do not depend on the question, by the version of the formula.
CREATE TABLE product_rankings (
	product_id uuid NOT NULL,
	formula_version integer NOT NULL,
	sales real NOT NULL,
	stock real NOT NULL,
	care real NOT NULL,
	freshness real NOT NULL,
	score real NOT NULL,
	computed_at timestamptz NOT NULL,
	CONSTRAINT product_rankings_pkey PRIMARY KEY (product_id),
	CONSTRAINT product_rankings_product_id_fkey FOREIGN KEY (product_id) REFERENCES products (id),
	CONSTRAINT product_rankings_range CHECK (score BETWEEN 0 AND 1)
);
