-- Up Migration

-- What a buyer says of a product that came with a complete order, or of the shop that sent it.
CREATE TABLE reviews (
	id uuid NOT NULL,
	kind text NOT NULL,
	order_id uuid NOT NULL,
	-- Present for a product, absent for the shop.
	order_line_id uuid,
	product_id uuid,
	shop_id uuid NOT NULL,
	customer_id uuid NOT NULL,
	stars integer NOT NULL,
	body text NOT NULL,
	state text NOT NULL,
	-- Why it waits for a person.
	doubts text[] NOT NULL DEFAULT '{}',
	removed_because text,
	helpful_count integer NOT NULL DEFAULT 0,
	picture_count integer NOT NULL DEFAULT 0,
	written_at timestamptz NOT NULL,
	edited_at timestamptz,
	-- Since when it waits; null when it does not.
	queued_at timestamptz,
	removed_at timestamptz,
	CONSTRAINT reviews_pkey PRIMARY KEY (id),
	CONSTRAINT reviews_line_once UNIQUE (order_line_id),
	CONSTRAINT reviews_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders (id),
	CONSTRAINT reviews_order_line_id_fkey FOREIGN KEY (order_line_id) REFERENCES order_lines (id),
	CONSTRAINT reviews_product_id_fkey FOREIGN KEY (product_id) REFERENCES products (id),
	CONSTRAINT reviews_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops (id),
	CONSTRAINT reviews_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers (id),
	CONSTRAINT reviews_kind_known CHECK (kind IN ('product', 'shop')),
	CONSTRAINT reviews_subject_present CHECK (
		(kind = 'product') = (order_line_id IS NOT NULL) AND (kind = 'product') = (product_id IS NOT NULL)
	),
	CONSTRAINT reviews_stars_range CHECK (stars BETWEEN 1 AND 5),
	CONSTRAINT reviews_body_length CHECK (length(body) <= 2000),
	CONSTRAINT reviews_state_known CHECK (state IN ('published', 'queued', 'removed')),
	CONSTRAINT reviews_queued_since CHECK ((state = 'queued') = (queued_at IS NOT NULL)),
	CONSTRAINT reviews_removed_for_a_reason CHECK (
		(state = 'removed') = (removed_at IS NOT NULL) AND (state = 'removed') = (removed_because IS NOT NULL)
	),
	CONSTRAINT reviews_helpful_not_negative CHECK (helpful_count >= 0),
	CONSTRAINT reviews_pictures_bounded CHECK (picture_count BETWEEN 0 AND 5)
);
CREATE UNIQUE INDEX reviews_shop_once ON reviews (order_id) WHERE kind = 'shop';
CREATE INDEX reviews_product ON reviews (product_id, helpful_count DESC, id DESC) WHERE state <> 'queued';
CREATE INDEX reviews_shop ON reviews (shop_id, kind, id DESC) WHERE state <> 'queued';
CREATE INDEX reviews_customer ON reviews (customer_id, id DESC);
CREATE INDEX reviews_waiting ON reviews (queued_at) WHERE queued_at IS NOT NULL;

CREATE TABLE review_pictures (
	review_id uuid NOT NULL,
	position integer NOT NULL,
	picture_id uuid NOT NULL,
	CONSTRAINT review_pictures_pkey PRIMARY KEY (review_id, position),
	CONSTRAINT review_pictures_review_id_fkey FOREIGN KEY (review_id) REFERENCES reviews (id),
	CONSTRAINT review_pictures_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES pictures (id),
	CONSTRAINT review_pictures_position_range CHECK (position BETWEEN 0 AND 4)
);

-- The shop's one answer.
CREATE TABLE review_replies (
	review_id uuid NOT NULL,
	replied_by uuid NOT NULL,
	body text NOT NULL,
	replied_at timestamptz NOT NULL,
	edited_at timestamptz,
	CONSTRAINT review_replies_pkey PRIMARY KEY (review_id),
	CONSTRAINT review_replies_review_id_fkey FOREIGN KEY (review_id) REFERENCES reviews (id),
	CONSTRAINT review_replies_replied_by_fkey FOREIGN KEY (replied_by) REFERENCES customers (id),
	CONSTRAINT review_replies_body_length CHECK (length(body) BETWEEN 1 AND 1000)
);

CREATE TABLE review_votes (
	review_id uuid NOT NULL,
	customer_id uuid NOT NULL,
	voted_at timestamptz NOT NULL,
	CONSTRAINT review_votes_pkey PRIMARY KEY (review_id, customer_id),
	CONSTRAINT review_votes_review_id_fkey FOREIGN KEY (review_id) REFERENCES reviews (id),
	CONSTRAINT review_votes_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers (id)
);
CREATE INDEX review_votes_customer ON review_votes (customer_id, review_id);

CREATE TABLE product_questions (
	id uuid NOT NULL,
	product_id uuid NOT NULL,
	shop_id uuid NOT NULL,
	customer_id uuid NOT NULL,
	body text NOT NULL,
	state text NOT NULL,
	doubts text[] NOT NULL DEFAULT '{}',
	removed_because text,
	asked_at timestamptz NOT NULL,
	queued_at timestamptz,
	CONSTRAINT product_questions_pkey PRIMARY KEY (id),
	CONSTRAINT product_questions_product_id_fkey FOREIGN KEY (product_id) REFERENCES products (id),
	CONSTRAINT product_questions_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops (id),
	CONSTRAINT product_questions_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers (id),
	CONSTRAINT product_questions_body_length CHECK (length(body) BETWEEN 1 AND 500),
	CONSTRAINT product_questions_state_known CHECK (state IN ('published', 'queued', 'removed')),
	CONSTRAINT product_questions_queued_since CHECK ((state = 'queued') = (queued_at IS NOT NULL)),
	CONSTRAINT product_questions_removed_for_a_reason CHECK ((state = 'removed') = (removed_because IS NOT NULL))
);
CREATE INDEX product_questions_product ON product_questions (product_id, id DESC) WHERE state = 'published';
CREATE INDEX product_questions_shop ON product_questions (shop_id, id DESC) WHERE state = 'published';
CREATE INDEX product_questions_customer ON product_questions (customer_id, id DESC);
CREATE INDEX product_questions_waiting ON product_questions (queued_at) WHERE queued_at IS NOT NULL;

-- By the shop, or by somebody who has bought the product.
CREATE TABLE product_answers (
	id uuid NOT NULL,
	question_id uuid NOT NULL,
	customer_id uuid NOT NULL,
	is_shop boolean NOT NULL,
	body text NOT NULL,
	state text NOT NULL,
	removed_because text,
	answered_at timestamptz NOT NULL,
	edited_at timestamptz,
	CONSTRAINT product_answers_pkey PRIMARY KEY (id),
	CONSTRAINT product_answers_question_id_fkey FOREIGN KEY (question_id) REFERENCES product_questions (id),
	CONSTRAINT product_answers_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers (id),
	CONSTRAINT product_answers_body_length CHECK (length(body) BETWEEN 1 AND 1000),
	CONSTRAINT product_answers_state_known CHECK (state IN ('published', 'removed')),
	CONSTRAINT product_answers_removed_for_a_reason CHECK ((state = 'removed') = (removed_because IS NOT NULL))
);
CREATE UNIQUE INDEX product_answers_shop_once ON product_answers (question_id) WHERE is_shop;
CREATE UNIQUE INDEX product_answers_buyer_once ON product_answers (question_id, customer_id) WHERE NOT is_shop;

-- Somebody thinks that a review, a question or an answer breaks the rules; an operator looks.
CREATE TABLE voice_reports (
	id uuid NOT NULL,
	subject_type text NOT NULL,
	subject_id uuid NOT NULL,
	reporter_id uuid NOT NULL,
	is_by_shop boolean NOT NULL,
	reason text NOT NULL,
	note text NOT NULL,
	reported_at timestamptz NOT NULL,
	closed_at timestamptz,
	verdict text,
	CONSTRAINT voice_reports_pkey PRIMARY KEY (id),
	CONSTRAINT voice_reports_reporter_once UNIQUE (subject_type, subject_id, reporter_id),
	CONSTRAINT voice_reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES customers (id),
	CONSTRAINT voice_reports_subject_known CHECK (subject_type IN ('review', 'question', 'answer')),
	CONSTRAINT voice_reports_note_length CHECK (length(note) <= 500),
	CONSTRAINT voice_reports_verdict_known CHECK (verdict IN ('kept', 'removed')),
	CONSTRAINT voice_reports_closed_with_a_verdict CHECK ((closed_at IS NULL) = (verdict IS NULL))
);
CREATE INDEX voice_reports_open ON voice_reports (reported_at) WHERE closed_at IS NULL;
