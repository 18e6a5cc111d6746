-- Up Migration

-- With carrier 'other' that collects the cash, somebody must know which carrier owes it. Earlier parcels have no name.
ALTER TABLE order_parcels
	ADD COLUMN carrier_name text NOT NULL DEFAULT '',
	ADD CONSTRAINT order_parcels_carrier_name CHECK (carrier_name = '' OR carrier = 'other');
