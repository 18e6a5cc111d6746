import { sql } from 'drizzle-orm';
import { idList, type ReadDatabase } from '#src/platform/db/index.ts';
import { reviewsConfig } from '../contract.ts';
import type { WeighedStars } from '../rules/rating.ts';

const DAY_S = 86_400;

/** Weight of a review at the current time of the database. */
const weight = sql`power(0.5, greatest(extract(epoch from app_now() - written_at), 0)
	/ ${reviewsConfig.halfLifeDays * DAY_S}::float8)`;
const sums = sql`count(*)::int as count, avg(stars)::float8 as average, sum(weight)::float8 as weight, sum(weight * stars)::float8 as "weightedStars"`;

type RatedStars = WeighedStars & { readonly average: number };

/** Omits products without published reviews. */
export async function readWeighedStars(
	read: ReadDatabase,
	productIds: readonly string[],
): Promise<ReadonlyMap<string, RatedStars>> {
	const rows = await read.read<RatedStars & { productId: string }>(sql`
		select product_id as "productId", ${sums}
		from (
			select product_id, stars, ${weight} as weight from reviews
			where product_id in ${idList(productIds)} and state = 'published'
		) weighed
		group by product_id`);
	return new Map(rows.map(({ productId, ...found }) => [productId, found]));
}
