-- Up Migration

-- What one buyer ordered at once: paid together, delivered and cancelled per shop.
CREATE TABLE order_groups (
	id uuid NOT NULL,
	number text NOT NULL,
	customer_id uuid NOT NULL,
	payment_method text NOT NULL,
	placed_at timestamptz NOT NULL,
	-- Until when the goods are held for an online payment; null for cash.
	expires_at timestamptz,
	-- The bank doubts the payment: nothing expires until somebody has decided.
	held_at timestamptz,
	attempts integer NOT NULL DEFAULT 0,
	-- Snapshot of the address.
	recipient text NOT NULL,
	phone text NOT NULL,
	street text NOT NULL,
	ward_name text NOT NULL,
	province_code text NOT NULL,
	province_name text NOT NULL,
	CONSTRAINT order_groups_pkey PRIMARY KEY (id),
	CONSTRAINT order_groups_number_key UNIQUE (number),
	CONSTRAINT order_groups_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers (id),
	CONSTRAINT order_groups_number_format CHECK (number ~ '^[1-9][0-9]{9}$'),
	CONSTRAINT order_groups_payment_method_known CHECK (payment_method IN ('vnpay', 'cod')),
	CONSTRAINT order_groups_expiry_present CHECK ((payment_method = 'vnpay') = (expires_at IS NOT NULL)),
	CONSTRAINT order_groups_attempts_positive CHECK (attempts >= 0)
);
CREATE INDEX order_groups_customer_id ON order_groups (customer_id, placed_at DESC);

CREATE TABLE orders (
	id uuid NOT NULL,
	number text NOT NULL,
	group_id uuid NOT NULL,
	customer_id uuid NOT NULL,
	shop_id uuid NOT NULL,
	state text NOT NULL,
	-- Snapshots of what was agreed.
	shop_name text NOT NULL,
	shop_slug text NOT NULL,
	note text NOT NULL,
	goods_vnd bigint NOT NULL,
	shipping_vnd bigint NOT NULL,
	total_vnd bigint NOT NULL,
	shipping_option text NOT NULL,
	arrives_from timestamptz NOT NULL,
	arrives_to timestamptz NOT NULL,
	prep_days integer NOT NULL,
	ordered_at timestamptz NOT NULL,
	-- Since when the shop works with it: paid, or cash agreed.
	placed_at timestamptz,
	confirmed_at timestamptz,
	packed_at timestamptz,
	shipped_at timestamptz,
	delivered_at timestamptz,
	completed_at timestamptz,
	cancelled_at timestamptz,
	cancel_asked_at timestamptz,
	-- The delivery that the buyer turned away.
	refused_at timestamptz,
	-- When the clock has something to do with this order; the duty follows from its state.
	due_at timestamptz,
	CONSTRAINT orders_pkey PRIMARY KEY (id),
	CONSTRAINT orders_number_key UNIQUE (number),
	CONSTRAINT orders_shop_once UNIQUE (group_id, shop_id),
	CONSTRAINT orders_group_id_fkey FOREIGN KEY (group_id) REFERENCES order_groups (id),
	CONSTRAINT orders_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers (id),
	CONSTRAINT orders_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops (id),
	CONSTRAINT orders_number_format CHECK (number ~ '^[1-9][0-9]{9}$'),
	CONSTRAINT orders_state_known CHECK (
		state IN (
			'pending_payment', 'placed', 'confirmed', 'packed', 'shipped', 'delivered', 'completed', 'expired', 'cancelled',
			'returned'
		)
	),
	CONSTRAINT orders_amounts_positive CHECK (goods_vnd > 0 AND shipping_vnd >= 0 AND total_vnd <= 9999999999),
	CONSTRAINT orders_total_adds_up CHECK (total_vnd = goods_vnd + shipping_vnd),
	CONSTRAINT orders_prep_days_range CHECK (prep_days BETWEEN 0 AND 15),
	CONSTRAINT orders_placed_at_present CHECK (
		state IN ('pending_payment', 'expired', 'cancelled') OR placed_at IS NOT NULL
	),
	CONSTRAINT orders_cancelled_at_present CHECK ((state = 'cancelled') = (cancelled_at IS NOT NULL))
);
CREATE INDEX orders_customer ON orders (customer_id, id DESC);
CREATE INDEX orders_shop ON orders (shop_id, state, id DESC);
CREATE INDEX orders_group_id ON orders (group_id);
CREATE INDEX orders_due_at ON orders (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX orders_refused ON orders (customer_id, refused_at) WHERE refused_at IS NOT NULL;

CREATE TABLE order_lines (
	id uuid NOT NULL,
	order_id uuid NOT NULL,
	variant_id uuid NOT NULL,
	product_id uuid NOT NULL,
	product_name text NOT NULL,
	product_slug text NOT NULL,
	variant_label text NOT NULL,
	sku text NOT NULL,
	picture_hash text,
	unit_price_vnd bigint NOT NULL,
	quantity integer NOT NULL,
	weight_g integer NOT NULL,
	CONSTRAINT order_lines_pkey PRIMARY KEY (id),
	CONSTRAINT order_lines_variant_once UNIQUE (order_id, variant_id),
	CONSTRAINT order_lines_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders (id),
	CONSTRAINT order_lines_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES product_variants (id),
	CONSTRAINT order_lines_product_id_fkey FOREIGN KEY (product_id) REFERENCES products (id),
	CONSTRAINT order_lines_quantity_range CHECK (quantity BETWEEN 1 AND 50),
	CONSTRAINT order_lines_unit_price_positive CHECK (unit_price_vnd > 0)
);

-- What happened to an order, in its own words; the timeline of its pages.
CREATE TABLE order_events (
	id uuid NOT NULL,
	order_id uuid NOT NULL,
	kind text NOT NULL,
	party text NOT NULL,
	reason text,
	note text NOT NULL DEFAULT '',
	at timestamptz NOT NULL,
	CONSTRAINT order_events_pkey PRIMARY KEY (id),
	CONSTRAINT order_events_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders (id),
	CONSTRAINT order_events_kind_known CHECK (
		kind IN (
			'ordered', 'paid', 'payment_failed', 'expired', 'confirmed', 'packed', 'shipped', 'delivered', 'completed',
			'cancel_asked', 'cancel_declined', 'cancelled', 'refund_asked', 'refunded'
		)
	),
	CONSTRAINT order_events_party_known CHECK (party IN ('buyer', 'shop', 'system'))
);
CREATE INDEX order_events_order_id ON order_events (order_id, id);
CREATE TRIGGER order_events_append_only BEFORE UPDATE OR DELETE ON order_events
	FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Which orders an attempt to pay covers, and with how much: an order cancelled meanwhile gets its share back.
CREATE TABLE order_payment_shares (
	txn_ref text NOT NULL,
	order_id uuid NOT NULL,
	amount_vnd bigint NOT NULL,
	CONSTRAINT order_payment_shares_pkey PRIMARY KEY (txn_ref, order_id),
	CONSTRAINT order_payment_shares_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders (id),
	CONSTRAINT order_payment_shares_amount_positive CHECK (amount_vnd > 0)
);
CREATE INDEX order_payment_shares_order_id ON order_payment_shares (order_id);
