-- Up Migration

-- Written before the clock had duties in these states: it looks at them once and finds when to look again.
UPDATE orders SET due_at = app_now() WHERE state IN ('packed', 'shipped') AND due_at IS NULL;
