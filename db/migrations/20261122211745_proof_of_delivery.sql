-- Up Migration

-- Who took a parcel, what its carrier keeps the proof under, and what was photographed at the door.
ALTER TABLE order_parcels ADD COLUMN recipient text NOT NULL DEFAULT '';
ALTER TABLE order_parcels ADD COLUMN proof_reference text NOT NULL DEFAULT '';
ALTER TABLE order_parcels ADD CONSTRAINT order_parcels_recipient_length CHECK (length(recipient) <= 60);
ALTER TABLE order_parcels ADD CONSTRAINT order_parcels_proof_reference_length CHECK (length(proof_reference) <= 100);

CREATE TABLE order_parcel_pictures (
	parcel_id uuid NOT NULL,
	position integer NOT NULL,
	picture_id uuid NOT NULL,
	CONSTRAINT order_parcel_pictures_pkey PRIMARY KEY (parcel_id, position),
	CONSTRAINT order_parcel_pictures_once UNIQUE (parcel_id, picture_id),
	CONSTRAINT order_parcel_pictures_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES order_parcels (id),
	CONSTRAINT order_parcel_pictures_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES private_pictures (id),
	CONSTRAINT order_parcel_pictures_position_range CHECK (position BETWEEN 0 AND 2)
);
CREATE INDEX order_parcel_pictures_picture_id ON order_parcel_pictures (picture_id);
