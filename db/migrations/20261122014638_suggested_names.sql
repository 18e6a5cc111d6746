-- Up Migration

-- Suggestions look for the words of these names with every key that is pressed.
CREATE INDEX shops_name_lexemes ON shops USING gin (to_tsvector('simple', name_folded)) WHERE state = 'approved';
CREATE INDEX categories_name_lexemes ON categories USING gin (to_tsvector('simple', name_folded));
