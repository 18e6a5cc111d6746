-- Up Migration

CREATE TABLE drill_marks (
	order_id uuid NOT NULL,
	mark text NOT NULL,
	CONSTRAINT drill_marks_pkey PRIMARY KEY (order_id),
	CONSTRAINT drill_marks_order FOREIGN KEY (order_id) REFERENCES orders (id)
);
INSERT INTO drill_marks SELECT id, 'seen' FROM orders WHERE state = 'completed';
