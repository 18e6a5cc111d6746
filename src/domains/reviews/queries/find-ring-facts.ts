import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { RingFacts } from '../rules/ring-score.ts';

/** Shorter texts are said by everybody. */
const COPY_MIN_LENGTH = 40;

export type RingQuestion = {
	readonly customerId: string;
	readonly shopId: string;
	readonly body: string;
	readonly completedAt: Date;
	readonly now: Date;
};

/** What the database knows of habits that friends of a shop have. */
export async function findRingFacts(
	read: ReadDatabase,
	{ customerId, shopId, body, completedAt, now }: RingQuestion,
): Promise<Omit<RingFacts, 'stars'>> {
	const at = sql`${now.toISOString()}::timestamptz`;
	const [row] = await read.read<Omit<RingFacts, 'stars' | 'minutesSinceComplete'>>(sql`
		select ${body.length >= COPY_MIN_LENGTH} and exists (
				select from reviews where shop_id = ${shopId} and customer_id <> ${customerId} and body = ${body}
			) as "isCopied",
			coalesce((
				select extract(epoch from ${at} - created_at)::float8 / 3600 from customers where id = ${customerId}
			), 0) as "accountAgeHours",
			(
				select count(*)::int from reviews where customer_id = ${customerId} and shop_id = ${shopId}
				and written_at > ${at} - interval '1 day'
			) as "reviewsOfShopToday"`);
	const minutesSinceComplete = (now.getTime() - completedAt.getTime()) / 60_000;
	return { isCopied: false, accountAgeHours: 0, reviewsOfShopToday: 0, ...row, minutesSinceComplete };
}
