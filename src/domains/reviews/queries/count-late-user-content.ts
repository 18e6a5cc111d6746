import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { reviewsConfig } from '../contract.ts';

export type LateUserContent = {
	readonly what: 'held_back' | 'reported';
	readonly count: number;
	readonly oldest: Date;
};

export function countLateUserContent(read: ReadDatabase): Promise<readonly LateUserContent[]> {
	return read.read<LateUserContent>(sql`
		select what, count(*)::int as count, min(since) as oldest from (
			select 'held_back' as what, queued_at as since from reviews where queued_at is not null
			union all select 'held_back', queued_at from product_questions where queued_at is not null
			union all select 'reported', min(reported_at) from voice_reports
				where closed_at is null group by subject_type, subject_id
		) waiting
		where since < app_now() - make_interval(hours => ${reviewsConfig.checkedWithinHours}) group by what order by what`);
}
