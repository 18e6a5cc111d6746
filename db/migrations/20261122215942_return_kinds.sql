-- Up Migration

CREATE FUNCTION return_kind(reason text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE WHEN reason IN ('never_received', 'change_of_mind') THEN reason ELSE 'fault' END
$$;

-- A refusal for one kind of reason leaves the other kinds: what did not come in time may be broken when it comes.
CREATE OR REPLACE FUNCTION check_returned_quantity() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	bought integer;
	kind text;
	wanted bigint;
BEGIN
	SELECT line.quantity, return_kind(r.reason) INTO bought, kind FROM order_lines line
	JOIN order_returns r ON r.id = NEW.return_id AND r.order_id = line.order_id
	WHERE line.id = NEW.line_id FOR UPDATE OF line;
	SELECT sum(taken.quantity) INTO wanted FROM order_return_lines taken
	JOIN order_returns r ON r.id = taken.return_id
	WHERE taken.line_id = NEW.line_id AND (
		EXISTS (SELECT FROM order_refunds WHERE source_type = 'return' AND source_id = r.id)
		OR (return_kind(r.reason) = kind AND r.state <> 'replaced' AND (r.state <> 'withdrawn' OR r.rejected_at IS NOT NULL))
		OR (r.ended_at IS NULL AND NOT (r.reason = 'never_received' AND r.state = 'rejected'))
	);
	IF bought IS NULL OR wanted > bought THEN
		RAISE EXCEPTION 'more pieces of line % are returned than were bought', NEW.line_id
			USING ERRCODE = 'check_violation', CONSTRAINT = 'order_return_lines_no_more_than_bought';
	END IF;
	RETURN NULL;
END $$;
