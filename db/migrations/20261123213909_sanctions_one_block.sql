-- Up Migration

-- At no time two blocks of one shop, whoever writes them.
ALTER TABLE shop_sanctions ADD CONSTRAINT shop_sanctions_one_block
	EXCLUDE USING gist (shop_id WITH =, tstzrange(given_at, least(lifted_at, ends_at)) WITH &&)
	WHERE (kind = 'listing_block');
