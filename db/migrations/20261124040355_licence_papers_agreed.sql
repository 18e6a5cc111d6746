-- Up Migration


-- When an operator agreed to what they show: those stay, whatever is handed in after them.
ALTER TABLE shop_licence_papers ADD COLUMN agreed_at timestamptz;
UPDATE shop_licence_papers paper SET agreed_at = held.decided_at
	FROM shop_licences held
	WHERE held.shop_id = paper.shop_id AND held.category_id = paper.category_id AND held.state = 'approved';
