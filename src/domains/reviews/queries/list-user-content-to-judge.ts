import { type SQL, sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { UserContentSubject } from '../contract.ts';

export type UserContentToJudge = {
	readonly subject: UserContentSubject;
	readonly id: string;
	readonly body: string;
	readonly stars: number | null;
	readonly because: readonly string[];
	readonly notes: readonly string[];
	readonly since: string;
	readonly saidAt: string;
	readonly pictures: readonly string[];
};

const picturesOf = (reviewId: SQL): SQL => sql`coalesce((
	select json_agg(hash order by shown.position)
	from review_pictures shown join pictures on pictures.id = shown.picture_id where shown.review_id = ${reviewId}), '[]')`;

export async function listUserContentToJudge(
	read: ReadDatabase,
	limit: number,
): Promise<readonly UserContentToJudge[]> {
	const rows = await read.read<UserContentToJudge>(sql`
		select waiting.*, case when subject = 'review' then ${picturesOf(sql`waiting.id`)} else '[]'::json end as pictures from (
			select 'review' as subject, id, body, stars, to_json(doubts) as because, '[]'::json as notes, queued_at as since,
				coalesce(edited_at, written_at) as "saidAt"
			from reviews where queued_at is not null
			union all
			select 'question', id, body, null, to_json(doubts), '[]'::json, queued_at, asked_at
			from product_questions where queued_at is not null
			union all
			select report.subject_type, report.subject_id,
				coalesce(review.body, reply.body, question.body, answer.body), review.stars,
				json_agg(distinct report.reason)::json, json_agg(report.note order by report.id), min(report.reported_at),
				coalesce(review.edited_at, review.written_at, reply.edited_at, reply.replied_at, question.asked_at,
					answer.edited_at, answer.answered_at)
			from voice_reports report
			left join reviews review on report.subject_type = 'review' and review.id = report.subject_id
			left join review_replies reply on report.subject_type = 'reply' and reply.review_id = report.subject_id
			left join product_questions question on report.subject_type = 'question' and question.id = report.subject_id
			left join product_answers answer on report.subject_type = 'answer' and answer.id = report.subject_id
			where report.closed_at is null
			group by 1, 2, 3, 4, 8
		) waiting
		order by since limit ${limit}`);
	return rows.map((row) => ({ ...row, saidAt: new Date(row.saidAt).toISOString() }));
}
