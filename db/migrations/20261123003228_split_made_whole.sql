-- Up Migration

-- What was split because it had not come, and then comes back to its shop or is lost, is made whole: its pieces went
-- back before, only the rest of their money follows.
ALTER TABLE order_refund_lines ADD COLUMN completed integer NOT NULL DEFAULT 0,
	DROP CONSTRAINT order_refund_lines_quantity_positive,
	ADD CONSTRAINT order_refund_lines_pieces_positive CHECK (
		quantity >= 0 AND completed >= 0 AND quantity + completed > 0
	);

CREATE OR REPLACE FUNCTION check_refunded_line() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	bought record;
	given record;
BEGIN
	SELECT line.quantity, line.quantity * line.unit_price_vnd AS vnd INTO bought FROM order_lines line
	JOIN order_refunds refund ON refund.id = NEW.refund_id AND refund.order_id = line.order_id
	WHERE line.id = NEW.line_id FOR UPDATE OF line;
	SELECT sum(back.quantity) AS quantity, sum(back.completed) AS completed,
		coalesce(sum(back.quantity) FILTER (WHERE of.percent < 100), 0) AS split,
		sum(back.cash_vnd + back.coin_bonus_vnd + back.coin_paid_vnd + back.platform_vnd) AS vnd INTO given
	FROM order_refund_lines back JOIN order_refunds of ON of.id = back.refund_id WHERE back.line_id = NEW.line_id;
	IF bought.quantity IS NULL OR given.quantity > bought.quantity OR given.vnd > bought.vnd
		OR given.completed > given.split THEN
		RAISE EXCEPTION 'more of line % is refunded than was paid', NEW.line_id
			USING ERRCODE = 'check_violation', CONSTRAINT = 'order_refund_lines_no_more_than_paid';
	END IF;
	RETURN NULL;
END $$;
