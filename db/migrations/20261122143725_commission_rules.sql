-- Up Migration

-- What the platform keeps of a sale, in basis points. A rule names what it is for; the most specific one counts.
CREATE TABLE commission_rules (
	id uuid NOT NULL,
	target text NOT NULL,
	product_id uuid,
	category_id uuid,
	shop_id uuid,
	rate_bp integer NOT NULL,
	valid_from timestamptz NOT NULL,
	valid_to timestamptz,
	created_at timestamptz NOT NULL DEFAULT app_now(),
	CONSTRAINT commission_rules_pkey PRIMARY KEY (id),
	CONSTRAINT commission_rules_product_id_fkey FOREIGN KEY (product_id) REFERENCES products (id),
	CONSTRAINT commission_rules_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories (id),
	CONSTRAINT commission_rules_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops (id),
	CONSTRAINT commission_rules_target_known CHECK (target IN ('goods', 'shipping')),
	CONSTRAINT commission_rules_shipping_is_global CHECK (
		target = 'goods' OR (product_id IS NULL AND category_id IS NULL AND shop_id IS NULL)
	),
	CONSTRAINT commission_rules_rate_range CHECK (rate_bp BETWEEN 0 AND 5000),
	CONSTRAINT commission_rules_ends_after_start CHECK (valid_to >= valid_from),
	-- Never two global rates at one time.
	CONSTRAINT commission_rules_one_for_goods EXCLUDE USING gist (tstzrange(valid_from, valid_to) WITH &&)
		WHERE (target = 'goods' AND product_id IS NULL AND category_id IS NULL AND shop_id IS NULL),
	CONSTRAINT commission_rules_one_for_shipping EXCLUDE USING gist (tstzrange(valid_from, valid_to) WITH &&)
		WHERE (target = 'shipping')
);

-- And never none: an end of the global rate is the start of the next.
CREATE FUNCTION commission_rules_stay_whole() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT FROM (VALUES ('goods'), ('shipping')) AS wanted (target)
		WHERE NOT EXISTS (
			SELECT FROM commission_rules rule WHERE rule.target = wanted.target AND rule.valid_to IS NULL
				AND rule.product_id IS NULL AND rule.category_id IS NULL AND rule.shop_id IS NULL
		)
	) OR EXISTS (
		SELECT FROM commission_rules ended
		WHERE ended.product_id IS NULL AND ended.category_id IS NULL AND ended.shop_id IS NULL
			AND ended.valid_to > ended.valid_from
			AND NOT EXISTS (
				SELECT FROM commission_rules rule WHERE rule.target = ended.target AND rule.valid_from = ended.valid_to
					AND rule.product_id IS NULL AND rule.category_id IS NULL AND rule.shop_id IS NULL
			)
	) THEN
		RAISE EXCEPTION 'there is always one global commission' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;

INSERT INTO commission_rules (id, target, rate_bp, valid_from) VALUES
	('00000000-0000-8000-a000-000000000001', 'goods', 500, '2020-01-01T00:00:00+07:00'),
	('00000000-0000-8000-a000-000000000002', 'shipping', 0, '2020-01-01T00:00:00+07:00');

CREATE CONSTRAINT TRIGGER commission_rules_whole AFTER INSERT OR UPDATE ON commission_rules
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION commission_rules_stay_whole();
CREATE TRIGGER commission_rules_kept BEFORE DELETE ON commission_rules
	FOR EACH ROW EXECUTE FUNCTION refuse_change();
-- Only the end of a rule may be set.
CREATE TRIGGER commission_rules_not_rewritten BEFORE UPDATE ON commission_rules FOR EACH ROW
	WHEN ((OLD.id, OLD.target, OLD.product_id, OLD.category_id, OLD.shop_id, OLD.rate_bp, OLD.valid_from)
		IS DISTINCT FROM (NEW.id, NEW.target, NEW.product_id, NEW.category_id, NEW.shop_id, NEW.rate_bp, NEW.valid_from))
	EXECUTE FUNCTION refuse_change();

-- The rates as they stood when the order was placed; what was sold before there were any pays none.
ALTER TABLE order_lines
	ADD COLUMN commission_bp integer NOT NULL DEFAULT 0,
	ADD COLUMN tax_bp integer NOT NULL DEFAULT 0,
	ADD CONSTRAINT order_lines_rates_range CHECK (commission_bp BETWEEN 0 AND 5000 AND tax_bp BETWEEN 0 AND 5000);
ALTER TABLE orders
	ADD COLUMN shipping_commission_bp integer NOT NULL DEFAULT 0,
	-- Since the sale is booked: how long its money waits after completion, and what of it still waits.
	ADD COLUMN hold_days integer,
	ADD COLUMN reserved_vnd bigint NOT NULL DEFAULT 0,
	ADD COLUMN released_at timestamptz,
	ADD CONSTRAINT orders_shipping_commission_range CHECK (shipping_commission_bp BETWEEN 0 AND 5000),
	ADD CONSTRAINT orders_hold_days_range CHECK (hold_days BETWEEN 0 AND 60),
	ADD CONSTRAINT orders_reserved_waits CHECK (
		reserved_vnd BETWEEN 0 AND 9999999999 AND (reserved_vnd = 0 OR (hold_days IS NOT NULL AND released_at IS NULL))
	),
	ADD CONSTRAINT orders_released_is_booked CHECK (released_at IS NULL OR hold_days IS NOT NULL);
-- What is complete and not booked is caught up on.
CREATE INDEX orders_unbooked ON orders (id) WHERE state = 'completed' AND hold_days IS NULL;
