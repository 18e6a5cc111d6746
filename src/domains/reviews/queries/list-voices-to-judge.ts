import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { VoiceSubject } from '../contract.ts';

export type VoiceToJudge = {
	readonly subject: VoiceSubject;
	readonly id: string;
	readonly body: string;
	readonly stars: number | null;
	/** What the text check found, or what people reported. */
	readonly because: readonly string[];
	readonly notes: readonly string[];
	readonly since: string;
};

/** What waits for an operator, the longest waiting first: held back, and reported. */
export function listVoicesToJudge(read: ReadDatabase, limit: number): Promise<readonly VoiceToJudge[]> {
	return read.read<VoiceToJudge>(sql`
		select * from (
			select 'review' as subject, id, body, stars, to_json(doubts) as because, '[]'::json as notes, queued_at as since
			from reviews where queued_at is not null
			union all
			select 'question', id, body, null, to_json(doubts), '[]'::json, queued_at
			from product_questions where queued_at is not null
			union all
			select report.subject_type, report.subject_id,
				coalesce(review.body, question.body, answer.body), review.stars,
				json_agg(distinct report.reason)::json, json_agg(report.note order by report.id), min(report.reported_at)
			from voice_reports report
			left join reviews review on report.subject_type = 'review' and review.id = report.subject_id
			left join product_questions question on report.subject_type = 'question' and question.id = report.subject_id
			left join product_answers answer on report.subject_type = 'answer' and answer.id = report.subject_id
			where report.closed_at is null
			group by 1, 2, 3, 4
		) waiting
		order by since limit ${limit}`);
}
