import { sql } from 'drizzle-orm';
import { addViews } from '#src/domains/catalog/db/view-repository.ts';
import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { addMs, DAY_MS, daysBetween, vietnamDay } from '#src/shared/time.ts';
import { randomOf } from './pictures/studio/random.ts';

/** The longest range that the console offers. */
const DAYS = 90;
/** Of 25 to 55 people who open a page, one orders. */
const VIEWS_PER_ORDER = { from: 25, more: 30 } as const;
const VIEWS_WITHOUT_ORDERS = 14;
/** Visitors of the day on which somebody orders. */
const VIEWS_ON_THE_DAY = 6;

type Ordered = { readonly slug: string; readonly days: readonly string[]; readonly publishedOn: string };

/** Derives the views from the orders of each product, so that the conversion is plausible. */
export async function loadViews(context: Context<SystemActor>): Promise<void> {
	const [seenBefore] = await context.read.read(sql`select from product_views limit 1`);
	if (seenBefore) return;
	const random = randomOf(DAYS);
	await transact(context, async (scope) => {
		const today = vietnamDay(await scope.now());
		const firstDay = vietnamDay(addMs(await scope.now(), -DAYS * DAY_MS));
		const products = await scope.read.read<Ordered>(sql`
			select product.slug, coalesce(product.published_at::date, current_date)::text as "publishedOn", coalesce((
				select json_agg((orders.placed_at at time zone 'Asia/Ho_Chi_Minh')::date::text)
				from order_lines line join orders on orders.id = line.order_id
				where line.product_id = product.id
					and (orders.placed_at at time zone 'Asia/Ho_Chi_Minh')::date > ${firstDay}::date
			), '[]'::json) as days
			from products product where product.state = 'published' order by product.id`);
		const seen = new Map<string, Map<string, number>>();
		const add = (day: string, slug: string, views: number): void => {
			const ofDay = seen.get(day) ?? new Map<string, number>();
			ofDay.set(slug, (ofDay.get(slug) ?? 0) + views);
			seen.set(day, ofDay);
		};
		for (const { slug, days, publishedOn } of products) {
			for (const day of days) add(day, slug, VIEWS_ON_THE_DAY);
			const perOrder = VIEWS_PER_ORDER.from + random() * VIEWS_PER_ORDER.more - VIEWS_ON_THE_DAY;
			const others = Math.round(days.length * perOrder + random() * VIEWS_WITHOUT_ORDERS);
			const shown = Math.max(1, Math.min(DAYS, daysBetween(publishedOn, today)));
			for (let view = 0; view < others; view += 1)
				add(vietnamDay(addMs(new Date(`${today}T12:00:00+07:00`), -Math.floor(random() * shown) * DAY_MS)), slug, 1);
		}
		for (const [day, ofDay] of [...seen].sort(([a], [b]) => (a < b ? -1 : 1)))
			await addViews(
				scope.db,
				day,
				[...ofDay].map(([slug, views]) => ({ slug, views })),
			);
		return ok(null);
	});
}
