-- Up Migration

-- When a worker last said how far it is, or the shop what it wants: work without a sign of life is ended.
ALTER TABLE product_imports ADD COLUMN told_at timestamptz NOT NULL DEFAULT app_now();
