-- Up Migration

-- What a shop shows before it sells from this shelf; empty: nothing.
ALTER TABLE categories ADD COLUMN licence text NOT NULL DEFAULT '';
UPDATE categories SET licence = 'Giấy chứng nhận cơ sở đủ điều kiện an toàn thực phẩm'
	WHERE slug IN ('kho-mam', 'banh-keo-an-vat', 'trai-cay-say');
UPDATE categories SET licence = 'Phiếu công bố sản phẩm mỹ phẩm' WHERE slug IN ('cham-soc-da', 'trang-diem');

-- One for each shop and shelf: what stands in it is what was decided last.
CREATE TABLE shop_licences (
	shop_id uuid NOT NULL,
	category_id uuid NOT NULL,
	state text NOT NULL,
	asked_by uuid NOT NULL,
	asked_at timestamptz NOT NULL,
	valid_until date,
	reason text NOT NULL DEFAULT '',
	decided_by text,
	decided_at timestamptz,
	CONSTRAINT shop_licences_pkey PRIMARY KEY (shop_id, category_id),
	CONSTRAINT shop_licences_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops (id),
	CONSTRAINT shop_licences_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories (id),
	CONSTRAINT shop_licences_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES customers (id),
	CONSTRAINT shop_licences_state_known CHECK (state IN ('asked', 'approved', 'rejected')),
	CONSTRAINT shop_licences_decided_whole CHECK (num_nulls(decided_by, decided_at) IN (0, 2)),
	CONSTRAINT shop_licences_decided CHECK ((state = 'asked') = (decided_at IS NULL)),
	CONSTRAINT shop_licences_refusal_said CHECK (state <> 'rejected' OR reason <> '')
);
CREATE INDEX shop_licences_waiting ON shop_licences (asked_at) WHERE state = 'asked';

CREATE TABLE shop_licence_papers (
	picture_id uuid NOT NULL,
	shop_id uuid NOT NULL,
	category_id uuid NOT NULL,
	added_at timestamptz NOT NULL,
	CONSTRAINT shop_licence_papers_pkey PRIMARY KEY (picture_id),
	CONSTRAINT shop_licence_papers_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES private_pictures (id),
	CONSTRAINT shop_licence_papers_licence_fkey FOREIGN KEY (shop_id, category_id)
		REFERENCES shop_licences (shop_id, category_id)
);
CREATE INDEX shop_licence_papers_licence ON shop_licence_papers (shop_id, category_id);
