-- Up Migration

-- Sent anew although it was unclear: what VNPAY answers to the later request proves nothing about the earlier one.
UPDATE refunds SET may_have_gone = true
WHERE state <> 'done' AND round > 0 AND EXISTS (
	SELECT FROM audit_entries e
	WHERE e.subject_type = 'refund' AND e.subject_id = refunds.id::text AND e.action = 'retried' AND e.facts->>'was' = 'unclear'
);
