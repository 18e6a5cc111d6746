-- Up Migration

-- Nobody has heard of it for too long; what was given up may still turn up at its shop.
ALTER TABLE order_parcels ADD COLUMN lost_at timestamptz;
ALTER TABLE order_parcels DROP CONSTRAINT order_parcels_state_known;
ALTER TABLE order_parcels ADD CONSTRAINT order_parcels_state_known CHECK (
	state IN ('shipped', 'in_transit', 'delivered', 'refused', 'lost', 'returned')
);
ALTER TABLE order_parcels DROP CONSTRAINT order_parcels_refused_at_present;
ALTER TABLE order_parcels ADD CONSTRAINT order_parcels_refused_at_present CHECK (
	(state <> 'refused' OR refused_at IS NOT NULL)
	AND (state <> 'lost' OR lost_at IS NOT NULL)
	AND (state <> 'returned' OR refused_at IS NOT NULL OR lost_at IS NOT NULL)
	AND (state NOT IN ('shipped', 'in_transit', 'delivered') OR (refused_at IS NULL AND lost_at IS NULL))
);
-- On their way back to their shops.
CREATE INDEX order_parcels_refused ON order_parcels (refused_at) WHERE state = 'refused';
