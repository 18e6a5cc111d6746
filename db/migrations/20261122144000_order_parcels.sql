-- Up Migration

-- When its first parcel left, which may be before the last; and when the carrier was last heard of.
ALTER TABLE orders ADD COLUMN first_shipped_at timestamptz, ADD COLUMN last_scan_at timestamptz;

-- What leaves a shop in one piece, with its own way to the buyer.
CREATE TABLE order_parcels (
	id uuid NOT NULL,
	order_id uuid NOT NULL,
	position integer NOT NULL,
	state text NOT NULL,
	carrier text NOT NULL,
	tracking text NOT NULL,
	-- Who took it and when, in the words of the shop or the carrier; or why nobody did.
	proof text NOT NULL DEFAULT '',
	shipped_at timestamptz NOT NULL,
	delivered_at timestamptz,
	refused_at timestamptz,
	returned_at timestamptz,
	CONSTRAINT order_parcels_pkey PRIMARY KEY (id),
	CONSTRAINT order_parcels_position_once UNIQUE (order_id, position),
	CONSTRAINT order_parcels_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders (id),
	CONSTRAINT order_parcels_position_range CHECK (position BETWEEN 1 AND 5000),
	CONSTRAINT order_parcels_state_known CHECK (state IN ('shipped', 'in_transit', 'delivered', 'refused', 'returned')),
	CONSTRAINT order_parcels_carrier_known CHECK (
		carrier IN ('ghn', 'ghtk', 'viettel_post', 'vnpost', 'jt_express', 'own', 'other')
	),
	CONSTRAINT order_parcels_delivered_at_present CHECK ((state = 'delivered') = (delivered_at IS NOT NULL)),
	CONSTRAINT order_parcels_refused_at_present CHECK ((state IN ('refused', 'returned')) = (refused_at IS NOT NULL)),
	CONSTRAINT order_parcels_returned_at_present CHECK ((state = 'returned') = (returned_at IS NOT NULL))
);
-- By what a carrier calls it.
CREATE INDEX order_parcels_tracking ON order_parcels (carrier, tracking) WHERE tracking <> '';

CREATE TABLE order_parcel_lines (
	parcel_id uuid NOT NULL,
	line_id uuid NOT NULL,
	quantity integer NOT NULL,
	-- Of what came back unopened, as much as the shop put on its shelf again.
	restocked integer NOT NULL DEFAULT 0,
	CONSTRAINT order_parcel_lines_pkey PRIMARY KEY (parcel_id, line_id),
	CONSTRAINT order_parcel_lines_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES order_parcels (id),
	CONSTRAINT order_parcel_lines_line_id_fkey FOREIGN KEY (line_id) REFERENCES order_lines (id),
	CONSTRAINT order_parcel_lines_quantity_positive CHECK (quantity > 0),
	CONSTRAINT order_parcel_lines_restocked_range CHECK (restocked BETWEEN 0 AND quantity)
);
CREATE INDEX order_parcel_lines_line_id ON order_parcel_lines (line_id);

-- No piece leaves twice, and a parcel holds only what its own order bought.
CREATE FUNCTION keep_parcels_within_lines() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	bought integer;
BEGIN
	SELECT line.quantity INTO bought FROM order_lines line JOIN order_parcels parcel ON parcel.order_id = line.order_id
		WHERE line.id = NEW.line_id AND parcel.id = NEW.parcel_id FOR UPDATE OF line;
	IF bought IS NULL OR bought < (SELECT sum(quantity) FROM order_parcel_lines WHERE line_id = NEW.line_id) THEN
		RAISE EXCEPTION 'more of line % was sent than bought', NEW.line_id
			USING ERRCODE = 'check_violation', CONSTRAINT = 'order_parcel_lines_within_bought';
	END IF;
	RETURN NULL;
END
$$;
CREATE TRIGGER order_parcel_lines_within_bought AFTER INSERT OR UPDATE ON order_parcel_lines
	FOR EACH ROW EXECUTE FUNCTION keep_parcels_within_lines();

-- What is on its way already went as one parcel.
INSERT INTO order_parcels (id, order_id, position, state, carrier, tracking, shipped_at)
	SELECT id, id, 1, 'shipped', 'other', coalesce(
			(SELECT note FROM order_events WHERE order_id = orders.id AND kind = 'shipped' ORDER BY id LIMIT 1), ''
		), shipped_at
	FROM orders WHERE state = 'shipped' AND shipped_at IS NOT NULL;
INSERT INTO order_parcel_lines (parcel_id, line_id, quantity)
	SELECT parcel.id, line.id, line.quantity FROM order_parcels parcel JOIN order_lines line ON line.order_id = parcel.order_id;
UPDATE orders SET first_shipped_at = shipped_at WHERE state = 'shipped';
