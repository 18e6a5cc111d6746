-- Up Migration

-- A shop's reply is reported and removed as reviews are: a tombstone stays, and nothing is said in its place.
ALTER TABLE review_replies
	ADD COLUMN state text NOT NULL DEFAULT 'published',
	ADD COLUMN removed_because text,
	ADD CONSTRAINT review_replies_state_known CHECK (state IN ('published', 'removed')),
	ADD CONSTRAINT review_replies_removed_for_a_reason CHECK ((state = 'removed') = (removed_because IS NOT NULL));

-- A reply is named by the review that it stands under.
ALTER TABLE voice_reports DROP CONSTRAINT voice_reports_subject_known,
	ADD CONSTRAINT voice_reports_subject_known CHECK (subject_type IN ('review', 'reply', 'question', 'answer'));
