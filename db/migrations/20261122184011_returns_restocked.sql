-- Up Migration

-- Of what came back, as much as its shop put on the shelf again; and who of the shop did, when.
ALTER TABLE order_return_lines ADD COLUMN restocked integer NOT NULL DEFAULT 0;
ALTER TABLE order_return_lines ADD CONSTRAINT order_return_lines_restocked_range CHECK (restocked BETWEEN 0 AND quantity);
ALTER TABLE order_returns ADD COLUMN restocked_by uuid, ADD COLUMN restocked_at timestamptz;
ALTER TABLE order_returns ADD CONSTRAINT order_returns_restocked_by_fkey FOREIGN KEY (restocked_by) REFERENCES customers (id);
ALTER TABLE order_returns ADD CONSTRAINT order_returns_restocked_whole CHECK ((restocked_by IS NULL) = (restocked_at IS NULL));
