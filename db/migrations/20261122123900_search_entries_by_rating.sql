-- Up Migration

CREATE INDEX search_entries_rating ON search_entries (rating_score DESC NULLS LAST, id);
