import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { CHECK_WITHIN_HOURS } from '../contract/moderation.ts';

export type LateChecks = {
	readonly what: 'listing' | 'change';
	readonly count: number;
	readonly oldest: Date;
};

export function countLateChecks(read: ReadDatabase): Promise<readonly LateChecks[]> {
	return read.read<LateChecks>(sql`
		select what, count(*)::int as count, min(asked_at) as oldest from (
			select 'listing' as what, listed.asked_at, listed.due_at
			from listing_checks listed join products product on product.id = listed.product_id
			where listed.decision is null and product.state in ('pending', 'published', 'hidden')
			union all
			select 'change', asked_at, asked_at + make_interval(hours => ${CHECK_WITHIN_HOURS})
			from product_changes where decision is null
		) waiting where due_at < app_now() group by what order by what`);
}
