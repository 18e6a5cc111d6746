import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { isCopyOf, type ReviewFraudSignals } from '../rules/review-fraud-score.ts';

/** Texts whose lengths differ by at most this many characters are compared, up to `COMPARED_MAX` of them. */
const LENGTH_DIFFERENCE_MAX = 20;
const COMPARED_MAX = 500;

export type ReviewFraudQuery = {
	readonly customerId: string;
	readonly shopId: string;
	readonly body: string;
	readonly completedAt: Date;
	readonly now: Date;
};

export async function findReviewFraudSignals(
	read: ReadDatabase,
	{ customerId, shopId, body, completedAt, now }: ReviewFraudQuery,
): Promise<Omit<ReviewFraudSignals, 'stars'>> {
	const at = sql`${now.toISOString()}::timestamptz`;
	const [row] = await read.read<Pick<ReviewFraudSignals, 'accountAgeHours' | 'reviewsOfShopToday'>>(sql`
		select
			coalesce((
				select extract(epoch from ${at} - created_at)::float8 / 3600 from customers where id = ${customerId}
			), 0) as "accountAgeHours",
			(
				select count(*)::int from reviews where customer_id = ${customerId} and shop_id = ${shopId}
				and written_at > ${at} - interval '1 day'
			) as "reviewsOfShopToday"`);
	const minutesSinceComplete = (now.getTime() - completedAt.getTime()) / 60_000;
	const isCopied = await findCopied(read, { customerId, shopId, body });
	return { accountAgeHours: 0, reviewsOfShopToday: 0, ...row, isCopied, minutesSinceComplete };
}

export async function findCopied(
	read: ReadDatabase,
	{ customerId, shopId, body }: Pick<ReviewFraudQuery, 'customerId' | 'shopId' | 'body'>,
): Promise<boolean> {
	const others = await read.read<{ body: string }>(sql`
		select body from reviews where shop_id = ${shopId} and customer_id <> ${customerId}
			and length(body) between ${body.length - LENGTH_DIFFERENCE_MAX} and ${body.length + LENGTH_DIFFERENCE_MAX}
		order by id desc limit ${COMPARED_MAX}`);
	return isCopyOf(
		body,
		others.map((other) => other.body),
	);
}
