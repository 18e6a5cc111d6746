-- Up Migration

-- Pictures that only those may see whom a case concerns: never under a public address.
CREATE TABLE private_pictures (
	id uuid NOT NULL,
	uploaded_by uuid NOT NULL,
	width integer NOT NULL,
	height integer NOT NULL,
	created_at timestamptz NOT NULL,
	CONSTRAINT private_pictures_pkey PRIMARY KEY (id),
	CONSTRAINT private_pictures_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES customers (id)
);

-- What a buyer wants back of one order, and what became of it.
CREATE TABLE order_returns (
	id uuid NOT NULL,
	order_id uuid NOT NULL,
	customer_id uuid NOT NULL,
	shop_id uuid NOT NULL,
	state text NOT NULL,
	reason text NOT NULL,
	body text NOT NULL,
	-- The goods go back before the money does.
	needs_goods boolean NOT NULL,
	tracking text NOT NULL DEFAULT '',
	requested_at timestamptz NOT NULL,
	approved_at timestamptz,
	sent_at timestamptz,
	received_at timestamptz,
	inspected_at timestamptz,
	rejected_at timestamptz,
	disputed_at timestamptz,
	under_review_at timestamptz,
	ruled_at timestamptz,
	appealed_at timestamptz,
	-- The operator's word, and how much of the money the buyer gets by it.
	ruling text,
	ruling_percent integer,
	-- Where cash goes back to, sealed; and what of it may be read.
	bank_sealed text,
	bank_shown text,
	-- When the clock has something to do; null when it has not.
	due_at timestamptz,
	-- Since then nothing about it is open any more.
	ended_at timestamptz,
	CONSTRAINT order_returns_pkey PRIMARY KEY (id),
	CONSTRAINT order_returns_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders (id),
	CONSTRAINT order_returns_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers (id),
	CONSTRAINT order_returns_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops (id),
	CONSTRAINT order_returns_state_known CHECK (
		state IN (
			'requested', 'vendor_review', 'approved', 'shipping_back', 'received', 'inspected', 'refunded', 'replaced',
			'rejected', 'withdrawn', 'disputed', 'under_review', 'ruled', 'closed'
		)
	),
	CONSTRAINT order_returns_reason_known CHECK (
		reason IN (
			'defect', 'wrong', 'missing', 'not_as_described', 'counterfeit', 'never_received', 'change_of_mind'
		)
	),
	CONSTRAINT order_returns_body_length CHECK (length(body) <= 1000),
	CONSTRAINT order_returns_ended_at_present CHECK (
		(state IN ('refunded', 'replaced', 'withdrawn', 'closed')) = (ended_at IS NOT NULL)
	),
	CONSTRAINT order_returns_ruling_known CHECK (ruling IN ('buyer', 'vendor', 'split')),
	CONSTRAINT order_returns_ruling_whole CHECK (
		(ruling IS NULL) = (ruling_percent IS NULL) AND (ruling IS NULL) = (ruled_at IS NULL)
	),
	CONSTRAINT order_returns_ruling_percent_range CHECK (ruling_percent BETWEEN 0 AND 100),
	CONSTRAINT order_returns_bank_whole CHECK ((bank_sealed IS NULL) = (bank_shown IS NULL))
);
CREATE INDEX order_returns_order_id ON order_returns (order_id, id);
CREATE INDEX order_returns_customer ON order_returns (customer_id, id DESC);
CREATE INDEX order_returns_open ON order_returns (order_id) WHERE ended_at IS NULL;
CREATE INDEX order_returns_shop_open ON order_returns (shop_id, state) WHERE ended_at IS NULL;
CREATE INDEX order_returns_due_at ON order_returns (due_at) WHERE due_at IS NOT NULL;

CREATE TABLE order_return_lines (
	return_id uuid NOT NULL,
	line_id uuid NOT NULL,
	quantity integer NOT NULL,
	CONSTRAINT order_return_lines_pkey PRIMARY KEY (return_id, line_id),
	CONSTRAINT order_return_lines_return_id_fkey FOREIGN KEY (return_id) REFERENCES order_returns (id),
	CONSTRAINT order_return_lines_line_id_fkey FOREIGN KEY (line_id) REFERENCES order_lines (id),
	CONSTRAINT order_return_lines_quantity_positive CHECK (quantity > 0)
);
CREATE INDEX order_return_lines_line_id ON order_return_lines (line_id);

-- Nobody gives back more pieces than were bought, whoever asks at the same time.
CREATE FUNCTION check_returned_quantity() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	bought integer;
	wanted bigint;
BEGIN
	SELECT line.quantity INTO bought FROM order_lines line
	JOIN order_returns r ON r.id = NEW.return_id AND r.order_id = line.order_id
	WHERE line.id = NEW.line_id FOR UPDATE OF line;
	SELECT sum(taken.quantity) INTO wanted FROM order_return_lines taken
	JOIN order_returns r ON r.id = taken.return_id
	-- Who steps back before the shop has said no, and who got another piece, may ask again.
	WHERE taken.line_id = NEW.line_id AND r.state <> 'replaced' AND (r.state <> 'withdrawn' OR r.rejected_at IS NOT NULL);
	IF bought IS NULL OR wanted > bought THEN
		RAISE EXCEPTION 'more pieces of line % are returned than were bought', NEW.line_id
			USING ERRCODE = 'check_violation', CONSTRAINT = 'order_return_lines_no_more_than_bought';
	END IF;
	RETURN NULL;
END $$;
CREATE TRIGGER order_return_lines_no_more_than_bought AFTER INSERT OR UPDATE ON order_return_lines
	FOR EACH ROW EXECUTE FUNCTION check_returned_quantity();

-- Everything that was said and done about a return; both parties and the operator read the same.
CREATE TABLE order_return_events (
	id uuid NOT NULL,
	return_id uuid NOT NULL,
	kind text NOT NULL,
	party text NOT NULL,
	note text NOT NULL DEFAULT '',
	at timestamptz NOT NULL,
	CONSTRAINT order_return_events_pkey PRIMARY KEY (id),
	CONSTRAINT order_return_events_return_id_fkey FOREIGN KEY (return_id) REFERENCES order_returns (id),
	CONSTRAINT order_return_events_kind_known CHECK (
		kind IN (
			'requested', 'vendor_review', 'approved', 'shipping_back', 'received', 'inspected', 'refunded', 'replaced',
			'rejected', 'withdrawn', 'disputed', 'under_review', 'ruled', 'closed', 'evidence', 'appealed', 'paid_back'
		)
	),
	CONSTRAINT order_return_events_party_known CHECK (party IN ('buyer', 'shop', 'operator', 'system')),
	CONSTRAINT order_return_events_note_length CHECK (length(note) <= 1000)
);
CREATE INDEX order_return_events_return_id ON order_return_events (return_id, id);
CREATE TRIGGER order_return_events_append_only BEFORE UPDATE OR DELETE ON order_return_events
	FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE order_return_pictures (
	event_id uuid NOT NULL,
	position integer NOT NULL,
	return_id uuid NOT NULL,
	picture_id uuid NOT NULL,
	CONSTRAINT order_return_pictures_pkey PRIMARY KEY (event_id, position),
	CONSTRAINT order_return_pictures_picture_once UNIQUE (picture_id),
	CONSTRAINT order_return_pictures_event_id_fkey FOREIGN KEY (event_id) REFERENCES order_return_events (id),
	CONSTRAINT order_return_pictures_return_id_fkey FOREIGN KEY (return_id) REFERENCES order_returns (id),
	CONSTRAINT order_return_pictures_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES private_pictures (id),
	CONSTRAINT order_return_pictures_position_range CHECK (position BETWEEN 0 AND 5)
);
CREATE INDEX order_return_pictures_return_id ON order_return_pictures (return_id);

-- What of an order's money went back: once per source, in parts that never exceed what was paid.
CREATE TABLE order_refunds (
	id uuid NOT NULL,
	order_id uuid NOT NULL,
	source_type text NOT NULL,
	source_id uuid NOT NULL,
	reason text NOT NULL,
	-- How much of the share of its lines, in per cent: 100 unless an operator has split it.
	percent integer NOT NULL,
	channel text NOT NULL,
	cash_vnd bigint NOT NULL,
	shipping_vnd bigint NOT NULL,
	coin_bonus_vnd bigint NOT NULL,
	coin_paid_vnd bigint NOT NULL,
	platform_vnd bigint NOT NULL,
	bank_sealed text,
	bank_shown text,
	issued_at timestamptz NOT NULL,
	-- The bank has it, or a person has transferred it.
	paid_at timestamptz,
	CONSTRAINT order_refunds_pkey PRIMARY KEY (id),
	CONSTRAINT order_refunds_source_once UNIQUE (source_type, source_id),
	CONSTRAINT order_refunds_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders (id),
	CONSTRAINT order_refunds_percent_range CHECK (percent BETWEEN 1 AND 100),
	CONSTRAINT order_refunds_channel_known CHECK (channel IN ('vnpay', 'bank', 'none')),
	CONSTRAINT order_refunds_amounts_positive CHECK (
		cash_vnd >= 0 AND shipping_vnd >= 0 AND coin_bonus_vnd >= 0 AND coin_paid_vnd >= 0 AND platform_vnd >= 0
	),
	CONSTRAINT order_refunds_channel_fits CHECK ((channel = 'none') = (cash_vnd + shipping_vnd = 0)),
	CONSTRAINT order_refunds_bank_present CHECK ((channel = 'bank') = (bank_sealed IS NOT NULL)),
	CONSTRAINT order_refunds_bank_whole CHECK ((bank_sealed IS NULL) = (bank_shown IS NULL))
);
CREATE INDEX order_refunds_order_id ON order_refunds (order_id);
CREATE INDEX order_refunds_to_transfer ON order_refunds (issued_at) WHERE channel = 'bank' AND paid_at IS NULL;

CREATE TABLE order_refund_lines (
	refund_id uuid NOT NULL,
	line_id uuid NOT NULL,
	quantity integer NOT NULL,
	cash_vnd bigint NOT NULL,
	coin_bonus_vnd bigint NOT NULL,
	coin_paid_vnd bigint NOT NULL,
	platform_vnd bigint NOT NULL,
	CONSTRAINT order_refund_lines_pkey PRIMARY KEY (refund_id, line_id),
	CONSTRAINT order_refund_lines_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES order_refunds (id),
	CONSTRAINT order_refund_lines_line_id_fkey FOREIGN KEY (line_id) REFERENCES order_lines (id),
	CONSTRAINT order_refund_lines_quantity_positive CHECK (quantity > 0),
	CONSTRAINT order_refund_lines_amounts_positive CHECK (
		cash_vnd >= 0 AND coin_bonus_vnd >= 0 AND coin_paid_vnd >= 0 AND platform_vnd >= 0
	)
);
CREATE INDEX order_refund_lines_line_id ON order_refund_lines (line_id);

CREATE FUNCTION check_refunded_line() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	bought record;
	given record;
BEGIN
	SELECT line.quantity, line.quantity * line.unit_price_vnd AS vnd INTO bought FROM order_lines line
	JOIN order_refunds refund ON refund.id = NEW.refund_id AND refund.order_id = line.order_id
	WHERE line.id = NEW.line_id FOR UPDATE OF line;
	SELECT sum(quantity) AS quantity, sum(cash_vnd + coin_bonus_vnd + coin_paid_vnd + platform_vnd) AS vnd INTO given
	FROM order_refund_lines WHERE line_id = NEW.line_id;
	IF bought.quantity IS NULL OR given.quantity > bought.quantity OR given.vnd > bought.vnd THEN
		RAISE EXCEPTION 'more of line % is refunded than was paid', NEW.line_id
			USING ERRCODE = 'check_violation', CONSTRAINT = 'order_refund_lines_no_more_than_paid';
	END IF;
	RETURN NULL;
END $$;
CREATE TRIGGER order_refund_lines_no_more_than_paid AFTER INSERT OR UPDATE ON order_refund_lines
	FOR EACH ROW EXECUTE FUNCTION check_refunded_line();

CREATE FUNCTION check_refunded_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	paid record;
	given record;
BEGIN
	SELECT total_vnd, shipping_vnd INTO paid FROM orders WHERE id = NEW.order_id FOR UPDATE;
	SELECT sum(shipping_vnd) AS shipping, sum(cash_vnd + shipping_vnd + coin_bonus_vnd + coin_paid_vnd) AS vnd INTO given
	FROM order_refunds WHERE order_id = NEW.order_id;
	IF given.shipping > paid.shipping_vnd OR given.vnd > paid.total_vnd THEN
		RAISE EXCEPTION 'more of order % is refunded than was paid', NEW.order_id
			USING ERRCODE = 'check_violation', CONSTRAINT = 'order_refunds_no_more_than_paid';
	END IF;
	RETURN NULL;
END $$;
CREATE TRIGGER order_refunds_no_more_than_paid AFTER INSERT OR UPDATE ON order_refunds
	FOR EACH ROW EXECUTE FUNCTION check_refunded_order();
