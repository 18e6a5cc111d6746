-- Up Migration

-- A large table takes longer than any statement of a request may.
SET LOCAL statement_timeout = 0;

-- Shops type a carrier's code in small letters, with spaces, dashes or full-width characters; carriers send it as printed.
CREATE FUNCTION tracking_key(code text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN upper(regexp_replace(normalize(code, NFKC), '[\s-]+', '', 'g'));

CREATE INDEX order_parcels_tracking_key ON order_parcels (carrier, tracking_key(tracking)) WHERE tracking <> '';
