import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { type RatingSummary, STARS } from '../contract.ts';
import { plainAverage } from '../rules/rating.ts';

const VARIANTS_SHOWN = 12;

type CountRow = { readonly stars: number; readonly count: number; readonly withPictures: number };

export async function getRatingSummary(read: ReadDatabase, productId: string): Promise<RatingSummary> {
	const counts = await read.read<CountRow>(sql`
		select stars, count(*)::int as count, count(*) filter (where picture_count > 0)::int as "withPictures"
		from reviews where product_id = ${productId} and state = 'published' group by stars`);
	if (counts.length === 0) return { ...toSummary(counts), variants: [] };
	const variants = await read.read<{ id: string; label: string; count: number }>(sql`
		select line.variant_id as id, max(line.variant_label) as label, count(*)::int as count
		from reviews review join order_lines line on line.id = review.order_line_id
		where review.product_id = ${productId} and review.state = 'published' and line.variant_label <> ''
		group by line.variant_id order by 3 desc, 1 limit ${VARIANTS_SHOWN}`);
	return { ...toSummary(counts), variants };
}

export async function getShopRating(read: ReadDatabase, shopId: string): Promise<RatingSummary> {
	const counts = await read.read<CountRow>(sql`
		select stars, count(*)::int as count, count(*) filter (where picture_count > 0)::int as "withPictures"
		from reviews where shop_id = ${shopId} and kind = 'shop' and state = 'published' group by stars`);
	return { ...toSummary(counts), variants: [] };
}

function toSummary(counts: readonly CountRow[]): Omit<RatingSummary, 'variants'> {
	const of = (stars: number): number => counts.find((row) => row.stars === stars)?.count ?? 0;
	return {
		score: plainAverage(counts),
		count: counts.reduce((sum, { count }) => sum + count, 0),
		withPictures: counts.reduce((sum, { withPictures }) => sum + withPictures, 0),
		histogram: STARS.map((stars) => ({ stars, count: of(stars) })),
	};
}
