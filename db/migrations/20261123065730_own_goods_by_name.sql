-- Up Migration

-- A shop's own goods by their names without tones, each state by itself: a few drafts among many are found as quickly.
CREATE INDEX products_own_names ON products (shop_id, state, (left(search_text, 100) COLLATE "C"), id DESC);
