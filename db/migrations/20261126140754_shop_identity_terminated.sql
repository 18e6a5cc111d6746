-- Up Migration

-- Closed for good is closed for whoever stood behind it: only an operator lets them begin another shop.
UPDATE shops SET is_further_shop = true
	WHERE NOT is_further_shop AND state NOT IN ('rejected', 'terminated') AND identity_key IN (
		SELECT identity_key FROM shops WHERE state = 'terminated' AND NOT is_further_shop
	);
-- Of several that were closed one is the first.
UPDATE shops SET is_further_shop = true
	WHERE NOT is_further_shop AND state = 'terminated' AND EXISTS (
		SELECT FROM shops earlier
		WHERE earlier.identity_key = shops.identity_key AND earlier.state = 'terminated' AND NOT earlier.is_further_shop
			AND earlier.id < shops.id
	);
DROP INDEX shops_identity_key;
CREATE UNIQUE INDEX shops_identity_key ON shops (identity_key)
	WHERE identity_key IS NOT NULL AND NOT is_further_shop AND state <> 'rejected';
