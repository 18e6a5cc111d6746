-- Up Migration

-- What buyer and shop write to each other about one order, in the order in which it was written.
CREATE TABLE order_messages (
	id uuid NOT NULL,
	order_id uuid NOT NULL,
	position integer NOT NULL,
	party text NOT NULL,
	sender_id uuid NOT NULL,
	body text NOT NULL,
	at timestamptz NOT NULL,
	CONSTRAINT order_messages_pkey PRIMARY KEY (id),
	CONSTRAINT order_messages_position_once UNIQUE (order_id, position),
	CONSTRAINT order_messages_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders (id),
	CONSTRAINT order_messages_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES customers (id),
	CONSTRAINT order_messages_party_known CHECK (party IN ('buyer', 'shop')),
	CONSTRAINT order_messages_position_range CHECK (position >= 1),
	CONSTRAINT order_messages_body_length CHECK (length(body) <= 1000)
);

CREATE TABLE order_message_pictures (
	message_id uuid NOT NULL,
	position integer NOT NULL,
	picture_id uuid NOT NULL,
	CONSTRAINT order_message_pictures_pkey PRIMARY KEY (message_id, position),
	CONSTRAINT order_message_pictures_picture_once UNIQUE (picture_id),
	CONSTRAINT order_message_pictures_message_id_fkey FOREIGN KEY (message_id) REFERENCES order_messages (id),
	CONSTRAINT order_message_pictures_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES private_pictures (id),
	CONSTRAINT order_message_pictures_position_range CHECK (position BETWEEN 0 AND 2)
);

-- How far each side has read, and when it was last told that something waits.
CREATE TABLE order_thread_sides (
	order_id uuid NOT NULL,
	party text NOT NULL,
	read_position integer NOT NULL DEFAULT 0,
	told_at timestamptz,
	CONSTRAINT order_thread_sides_pkey PRIMARY KEY (order_id, party),
	CONSTRAINT order_thread_sides_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders (id),
	CONSTRAINT order_thread_sides_party_known CHECK (party IN ('buyer', 'shop')),
	CONSTRAINT order_thread_sides_read_position_range CHECK (read_position >= 0)
);
