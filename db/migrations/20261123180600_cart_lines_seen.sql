-- Up Migration

-- The price that was shown when a line was put in or changed: only to say that it is another now.
ALTER TABLE cart_lines ADD COLUMN seen_vnd bigint;
ALTER TABLE cart_lines ADD CONSTRAINT cart_lines_seen_vnd_range CHECK (seen_vnd BETWEEN 0 AND 9999999999);
