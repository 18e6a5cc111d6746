-- Up Migration

CREATE TABLE shop_followers (
	customer_id uuid NOT NULL,
	shop_id uuid NOT NULL,
	followed_at timestamptz NOT NULL,
	CONSTRAINT shop_followers_pkey PRIMARY KEY (customer_id, shop_id),
	CONSTRAINT shop_followers_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers (id),
	CONSTRAINT shop_followers_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops (id)
);
CREATE INDEX shop_followers_newest ON shop_followers (customer_id, followed_at DESC, shop_id DESC);
CREATE INDEX shop_followers_shop_id ON shop_followers (shop_id);

-- How many follow a shop is the count here and the changes that are not in it yet: nobody waits for anybody's row.
CREATE TABLE shop_follower_counts (
	shop_id uuid NOT NULL,
	followers integer NOT NULL,
	CONSTRAINT shop_follower_counts_pkey PRIMARY KEY (shop_id),
	CONSTRAINT shop_follower_counts_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops (id),
	CONSTRAINT shop_follower_counts_not_negative CHECK (followers >= 0)
);

CREATE TABLE shop_follower_changes (
	id uuid NOT NULL,
	shop_id uuid NOT NULL,
	change integer NOT NULL,
	CONSTRAINT shop_follower_changes_pkey PRIMARY KEY (id),
	CONSTRAINT shop_follower_changes_by_one CHECK (change IN (-1, 1))
);
CREATE INDEX shop_follower_changes_shop_id ON shop_follower_changes (shop_id);
