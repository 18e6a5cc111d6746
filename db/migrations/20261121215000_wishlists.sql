-- Up Migration

-- What people want to keep in mind. Every customer has one list that stays; it is made with the first wish.
CREATE TABLE wishlists (
	id uuid NOT NULL,
	customer_id uuid NOT NULL,
	name text NOT NULL,
	-- Lower case, for comparing: nobody has two lists that read the same.
	name_key text NOT NULL,
	is_default boolean NOT NULL DEFAULT false,
	-- Who has it may read the list; null while it is nobody else's business.
	share_token text,
	created_at timestamptz NOT NULL,
	CONSTRAINT wishlists_pkey PRIMARY KEY (id),
	CONSTRAINT wishlists_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers (id),
	CONSTRAINT wishlists_name_once UNIQUE (customer_id, name_key),
	CONSTRAINT wishlists_share_token_once UNIQUE (share_token),
	CONSTRAINT wishlists_name_length CHECK (length(name) BETWEEN 1 AND 60),
	CONSTRAINT wishlists_share_token_format CHECK (share_token ~ '^[A-Za-z0-9_-]{22}$')
);
CREATE UNIQUE INDEX wishlists_default_once ON wishlists (customer_id) WHERE is_default;

CREATE TABLE wishlist_items (
	id uuid NOT NULL,
	list_id uuid NOT NULL,
	product_id uuid NOT NULL,
	-- The variant that is meant; null while none is chosen.
	variant_id uuid,
	note text NOT NULL DEFAULT '',
	-- What it cost when it was wished for.
	price_vnd bigint NOT NULL,
	added_at timestamptz NOT NULL,
	-- Taken out a while ago; may still be brought back.
	removed_at timestamptz,
	CONSTRAINT wishlist_items_pkey PRIMARY KEY (id),
	CONSTRAINT wishlist_items_list_id_fkey FOREIGN KEY (list_id) REFERENCES wishlists (id) ON DELETE CASCADE,
	CONSTRAINT wishlist_items_product_id_fkey FOREIGN KEY (product_id) REFERENCES products (id),
	CONSTRAINT wishlist_items_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES product_variants (id),
	CONSTRAINT wishlist_items_note_length CHECK (length(note) <= 200),
	CONSTRAINT wishlist_items_price_positive CHECK (price_vnd > 0)
);
CREATE UNIQUE INDEX wishlist_items_product_once ON wishlist_items (list_id, product_id) WHERE removed_at IS NULL;
CREATE INDEX wishlist_items_list ON wishlist_items (list_id, id DESC);
CREATE INDEX wishlist_items_removed ON wishlist_items (removed_at) WHERE removed_at IS NOT NULL;

-- What somebody wants to be told of: that a variant is there again, or that something costs less.
CREATE TABLE product_alerts (
	id uuid NOT NULL,
	customer_id uuid NOT NULL,
	kind text NOT NULL,
	product_id uuid NOT NULL,
	-- Of a price: null means the lowest of the product.
	variant_id uuid,
	-- A price is told when it is lower than this: what it cost when asked, then what was told last.
	base_price_vnd bigint,
	-- When its person is to be told; null while there is nothing to tell.
	due_at timestamptz,
	told_at timestamptz,
	created_at timestamptz NOT NULL,
	CONSTRAINT product_alerts_pkey PRIMARY KEY (id),
	CONSTRAINT product_alerts_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers (id),
	CONSTRAINT product_alerts_product_id_fkey FOREIGN KEY (product_id) REFERENCES products (id),
	CONSTRAINT product_alerts_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES product_variants (id),
	CONSTRAINT product_alerts_kind_known CHECK (kind IN ('back_in_stock', 'price_drop')),
	CONSTRAINT product_alerts_subject CHECK (
		(kind = 'price_drop') = (base_price_vnd IS NOT NULL) AND (kind = 'price_drop' OR variant_id IS NOT NULL)
	),
	CONSTRAINT product_alerts_base_price_positive CHECK (base_price_vnd > 0),
	CONSTRAINT product_alerts_once UNIQUE NULLS NOT DISTINCT (customer_id, kind, product_id, variant_id)
);
CREATE INDEX product_alerts_product ON product_alerts (product_id, kind);
CREATE INDEX product_alerts_due ON product_alerts (due_at) WHERE due_at IS NOT NULL;
