-- Up Migration

-- What a buyer and a shop write about. `subject_id` points into the table of the kind: products or orders; the messages
-- of an order stay in `order_messages`, and its row here is what the inboxes list.
CREATE TABLE conversations (
	id uuid NOT NULL,
	subject_kind text NOT NULL,
	subject_id uuid NOT NULL,
	shop_id uuid NOT NULL,
	customer_id uuid NOT NULL,
	-- Names of shop and subject without tones, for the search of the inboxes.
	search_text text NOT NULL,
	opened_at timestamptz NOT NULL,
	last_at timestamptz NOT NULL,
	last_position integer NOT NULL,
	last_party text NOT NULL,
	buyer_read_position integer NOT NULL DEFAULT 0,
	shop_read_position integer NOT NULL DEFAULT 0,
	buyer_unread integer NOT NULL DEFAULT 0,
	shop_unread integer NOT NULL DEFAULT 0,
	buyer_notified_at timestamptz,
	shop_notified_at timestamptz,
	-- Set by an operator after a report; nobody writes here any more.
	closed_at timestamptz,
	CONSTRAINT conversations_pkey PRIMARY KEY (id),
	CONSTRAINT conversations_subject_once UNIQUE (customer_id, shop_id, subject_kind, subject_id),
	CONSTRAINT conversations_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops (id),
	CONSTRAINT conversations_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers (id),
	CONSTRAINT conversations_subject_kind_known CHECK (subject_kind IN ('product', 'order')),
	CONSTRAINT conversations_last_party_known CHECK (last_party IN ('buyer', 'shop')),
	CONSTRAINT conversations_last_position_range CHECK (last_position >= 1),
	CONSTRAINT conversations_read_range CHECK (
		buyer_read_position BETWEEN 0 AND last_position AND shop_read_position BETWEEN 0 AND last_position
	),
	CONSTRAINT conversations_unread_range CHECK (
		buyer_unread BETWEEN 0 AND last_position AND shop_unread BETWEEN 0 AND last_position
	),
	CONSTRAINT conversations_last_not_before_opened CHECK (last_at >= opened_at)
);
CREATE INDEX conversations_of_customer ON conversations (customer_id, last_at DESC, id DESC);
CREATE INDEX conversations_of_shop ON conversations (shop_id, last_at DESC, id DESC);
CREATE INDEX conversations_unread_by_buyer ON conversations (customer_id) WHERE buyer_unread > 0;
CREATE INDEX conversations_unread_by_shop ON conversations (shop_id) WHERE shop_unread > 0;
CREATE INDEX conversations_opened ON conversations (customer_id, opened_at) WHERE subject_kind = 'product';
CREATE INDEX conversations_last_at ON conversations (last_at);

-- The text as both sides read it: contact details were masked before it was stored.
CREATE TABLE conversation_messages (
	id uuid NOT NULL,
	conversation_id uuid NOT NULL,
	position integer NOT NULL,
	party text NOT NULL,
	sender_id uuid NOT NULL,
	body text NOT NULL,
	is_masked boolean NOT NULL,
	at timestamptz NOT NULL,
	CONSTRAINT conversation_messages_pkey PRIMARY KEY (id),
	CONSTRAINT conversation_messages_position_once UNIQUE (conversation_id, position),
	CONSTRAINT conversation_messages_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations (id),
	CONSTRAINT conversation_messages_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES customers (id),
	CONSTRAINT conversation_messages_party_known CHECK (party IN ('buyer', 'shop')),
	CONSTRAINT conversation_messages_position_range CHECK (position >= 1),
	CONSTRAINT conversation_messages_body_length CHECK (length(body) BETWEEN 1 AND 1000)
);
CREATE INDEX conversation_messages_of_sender ON conversation_messages (sender_id, at);

-- A side that wants no more messages before an order, for all conversations of this buyer with this shop.
CREATE TABLE conversation_blocks (
	shop_id uuid NOT NULL,
	customer_id uuid NOT NULL,
	party text NOT NULL,
	blocked_at timestamptz NOT NULL,
	CONSTRAINT conversation_blocks_pkey PRIMARY KEY (shop_id, customer_id, party),
	CONSTRAINT conversation_blocks_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops (id),
	CONSTRAINT conversation_blocks_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers (id),
	CONSTRAINT conversation_blocks_party_known CHECK (party IN ('buyer', 'shop'))
);

CREATE TABLE conversation_reports (
	id uuid NOT NULL,
	conversation_id uuid NOT NULL,
	party text NOT NULL,
	reporter_id uuid NOT NULL,
	reason text NOT NULL,
	note text NOT NULL,
	reported_at timestamptz NOT NULL,
	decided_at timestamptz,
	verdict text,
	CONSTRAINT conversation_reports_pkey PRIMARY KEY (id),
	CONSTRAINT conversation_reports_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations (id),
	CONSTRAINT conversation_reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES customers (id),
	CONSTRAINT conversation_reports_party_known CHECK (party IN ('buyer', 'shop')),
	CONSTRAINT conversation_reports_reason_known CHECK (reason IN ('insult', 'spam', 'scam', 'off_site', 'illegal', 'other')),
	CONSTRAINT conversation_reports_note_length CHECK (length(note) <= 500),
	CONSTRAINT conversation_reports_verdict_known CHECK (verdict IN ('dismissed', 'closed')),
	CONSTRAINT conversation_reports_decided_whole CHECK ((decided_at IS NULL) = (verdict IS NULL))
);
CREATE UNIQUE INDEX conversation_reports_open_once ON conversation_reports (conversation_id, party) WHERE decided_at IS NULL;
CREATE INDEX conversation_reports_of_conversation ON conversation_reports (conversation_id);
CREATE INDEX conversation_reports_open ON conversation_reports (reported_at) WHERE decided_at IS NULL;

-- Texts that a shop inserts into answers, in its own order.
CREATE TABLE answer_templates (
	id uuid NOT NULL,
	shop_id uuid NOT NULL,
	position integer NOT NULL,
	body text NOT NULL,
	CONSTRAINT answer_templates_pkey PRIMARY KEY (id),
	CONSTRAINT answer_templates_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops (id),
	CONSTRAINT answer_templates_position_once UNIQUE (shop_id, position) DEFERRABLE INITIALLY DEFERRED,
	CONSTRAINT answer_templates_position_range CHECK (position BETWEEN 0 AND 29),
	CONSTRAINT answer_templates_body_length CHECK (length(body) BETWEEN 1 AND 500)
);

INSERT INTO conversations (
	id, subject_kind, subject_id, shop_id, customer_id, search_text, opened_at, last_at, last_position, last_party,
	buyer_unread, shop_unread
)
SELECT gen_random_uuid(), 'order', orders.id, orders.shop_id, orders.customer_id, orders.number || ' ' || shops.name_folded,
	thread.opened_at, thread.last_at, thread.last_position, thread.last_party, thread.buyer_unread, thread.shop_unread
FROM (
	SELECT message.order_id, min(message.at) AS opened_at, max(message.at) AS last_at, max(message.position) AS last_position,
		(array_agg(message.party ORDER BY message.position DESC))[1] AS last_party,
		count(*) FILTER (WHERE message.party = 'shop' AND message.position > coalesce(buyer.read_position, 0)) AS buyer_unread,
		count(*) FILTER (WHERE message.party = 'buyer' AND message.position > coalesce(shop.read_position, 0)) AS shop_unread
	FROM order_messages message
	LEFT JOIN order_thread_sides buyer ON buyer.order_id = message.order_id AND buyer.party = 'buyer'
	LEFT JOIN order_thread_sides shop ON shop.order_id = message.order_id AND shop.party = 'shop'
	GROUP BY message.order_id
) thread
JOIN orders ON orders.id = thread.order_id
JOIN shops ON shops.id = orders.shop_id;
