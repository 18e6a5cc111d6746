-- Up Migration

-- Pieces of a partly sent order that do not leave any more: wished by its buyer, or said by its shop or the clock.
CREATE TABLE order_part_cancels (
	id uuid NOT NULL,
	order_id uuid NOT NULL,
	state text NOT NULL,
	party text NOT NULL,
	reason text NOT NULL,
	note text NOT NULL DEFAULT '',
	asked_at timestamptz NOT NULL,
	decided_at timestamptz,
	CONSTRAINT order_part_cancels_pkey PRIMARY KEY (id),
	CONSTRAINT order_part_cancels_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders (id),
	-- lapsed: everything that was wished for has left meanwhile.
	CONSTRAINT order_part_cancels_state_known CHECK (state IN ('asked', 'cancelled', 'declined', 'lapsed')),
	CONSTRAINT order_part_cancels_party_known CHECK (party IN ('buyer', 'shop', 'system')),
	CONSTRAINT order_part_cancels_decided_at_present CHECK ((state = 'asked') = (decided_at IS NULL)),
	CONSTRAINT order_part_cancels_note_length CHECK (length(note) <= 1000)
);
CREATE INDEX order_part_cancels_order_id ON order_part_cancels (order_id, id);
CREATE UNIQUE INDEX order_part_cancels_asked_once ON order_part_cancels (order_id) WHERE state = 'asked';

CREATE TABLE order_part_cancel_lines (
	cancel_id uuid NOT NULL,
	line_id uuid NOT NULL,
	quantity integer NOT NULL,
	CONSTRAINT order_part_cancel_lines_pkey PRIMARY KEY (cancel_id, line_id),
	CONSTRAINT order_part_cancel_lines_cancel_id_fkey FOREIGN KEY (cancel_id) REFERENCES order_part_cancels (id),
	CONSTRAINT order_part_cancel_lines_line_id_fkey FOREIGN KEY (line_id) REFERENCES order_lines (id),
	CONSTRAINT order_part_cancel_lines_quantity_positive CHECK (quantity > 0)
);
CREATE INDEX order_part_cancel_lines_line_id ON order_part_cancel_lines (line_id);

-- Since when the buyer waits for the shop's word about the rest.
ALTER TABLE orders ADD COLUMN rest_asked_at timestamptz;

-- No piece leaves twice, and none that was cancelled leaves.
CREATE FUNCTION check_pieces_gone(wanted uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	bought integer;
	gone bigint;
BEGIN
	SELECT quantity INTO bought FROM order_lines WHERE id = wanted FOR UPDATE;
	SELECT coalesce(sum(quantity), 0) INTO gone FROM (
		SELECT quantity FROM order_parcel_lines WHERE line_id = wanted
		UNION ALL
		SELECT line.quantity FROM order_part_cancel_lines line JOIN order_part_cancels of ON of.id = line.cancel_id
		WHERE line.line_id = wanted AND of.state = 'cancelled'
	) pieces;
	IF bought IS NULL OR gone > bought THEN
		RAISE EXCEPTION 'more of line % is cancelled or was sent than bought', wanted
			USING ERRCODE = 'check_violation', CONSTRAINT = 'order_parcel_lines_within_bought';
	END IF;
END
$$;
CREATE OR REPLACE FUNCTION keep_parcels_within_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (
		SELECT FROM order_lines line JOIN order_parcels parcel ON parcel.order_id = line.order_id
		WHERE line.id = NEW.line_id AND parcel.id = NEW.parcel_id
	) THEN
		RAISE EXCEPTION 'line % is not of the order of its parcel', NEW.line_id
			USING ERRCODE = 'check_violation', CONSTRAINT = 'order_parcel_lines_within_bought';
	END IF;
	PERFORM check_pieces_gone(NEW.line_id);
	RETURN NULL;
END
$$;
CREATE FUNCTION keep_part_cancels_within_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (
		SELECT FROM order_lines line JOIN order_part_cancels of ON of.order_id = line.order_id
		WHERE line.id = NEW.line_id AND of.id = NEW.cancel_id
	) THEN
		RAISE EXCEPTION 'line % is not of the order of its cancellation', NEW.line_id
			USING ERRCODE = 'check_violation', CONSTRAINT = 'order_part_cancel_lines_of_order';
	END IF;
	PERFORM check_pieces_gone(NEW.line_id);
	RETURN NULL;
END
$$;
CREATE TRIGGER order_part_cancel_lines_within_bought AFTER INSERT OR UPDATE ON order_part_cancel_lines
	FOR EACH ROW EXECUTE FUNCTION keep_part_cancels_within_lines();
CREATE FUNCTION keep_decided_cancels_within_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM check_pieces_gone(line_id) FROM order_part_cancel_lines WHERE cancel_id = NEW.id ORDER BY line_id;
	RETURN NULL;
END
$$;
CREATE TRIGGER order_part_cancels_within_bought AFTER UPDATE OF state ON order_part_cancels
	FOR EACH ROW WHEN (NEW.state = 'cancelled') EXECUTE FUNCTION keep_decided_cancels_within_lines();

ALTER TABLE order_events DROP CONSTRAINT order_events_kind_known;
ALTER TABLE order_events ADD CONSTRAINT order_events_kind_known CHECK (
	kind IN (
		'ordered', 'paid', 'payment_held', 'payment_failed', 'expired', 'confirmed', 'packed', 'shipped', 'delivered',
		'completed', 'cancel_asked', 'cancel_declined', 'cancelled', 'rest_asked', 'rest_declined', 'rest_cancelled',
		'refund_asked', 'refunded'
	)
);
