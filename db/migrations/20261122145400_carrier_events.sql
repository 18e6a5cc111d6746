-- Up Migration

-- What carriers have told of parcels; the same event twice is one.
CREATE TABLE carrier_events (
	carrier text NOT NULL,
	event_id text NOT NULL,
	parcel_id uuid NOT NULL,
	status text NOT NULL,
	note text NOT NULL DEFAULT '',
	happened_at timestamptz NOT NULL,
	received_at timestamptz NOT NULL,
	CONSTRAINT carrier_events_pkey PRIMARY KEY (carrier, event_id),
	CONSTRAINT carrier_events_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES order_parcels (id),
	CONSTRAINT carrier_events_status_known CHECK (
		status IN ('picked_up', 'in_transit', 'delivered', 'refused', 'returned')
	)
);
CREATE INDEX carrier_events_parcel_id ON carrier_events (parcel_id, happened_at);
CREATE TRIGGER carrier_events_append_only BEFORE UPDATE OR DELETE ON carrier_events
	FOR EACH ROW EXECUTE FUNCTION refuse_change();
