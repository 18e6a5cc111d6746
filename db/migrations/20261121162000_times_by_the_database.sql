-- The moment of these rows is the database's, whoever writes them.
ALTER TABLE stock_reservations ALTER COLUMN created_at SET DEFAULT app_now();
ALTER TABLE notices ALTER COLUMN created_at SET DEFAULT app_now();
