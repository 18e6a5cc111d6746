import { type SQL, sql } from 'drizzle-orm';
import { ordersConfig } from '#src/domains/orders/contract/order.ts';
import { hasReturn } from '#src/domains/returns/index.ts';
import { databaseNow } from '#src/platform/context.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { addMs, DAY_MS } from '#src/shared/time.ts';
import type { OrderTab } from '../../contract/order-views.ts';
import type { OrderSearch } from '../../rules/order-search-input.ts';
import { TAB_STATES } from '../../rules/order-tabs.ts';

type Wanted = {
	readonly tab: OrderTab;
	readonly before: string | null;
	readonly limit: number;
};
/** Fewer digits would match too many telephone numbers. */
const PHONE_END_MIN = 3;

/** The same condition as `isContactVisible`, in SQL. */
const contactVisible = (shopId: string, now: Date): SQL => sql`
	select id from orders where shop_id = ${shopId} and state in ('confirmed', 'packed', 'shipped', 'delivered')
	union all select id from orders where shop_id = ${shopId} and state = 'completed'
		and completed_at > ${addMs(now, -ordersConfig.contactVisibleDays * DAY_MS).toISOString()}::timestamptz`;
/** The subquery is evaluated once, when the first row needs it. */
const IS_CONTACT_VISIBLE = sql`words.order_id in (select id from visible)`;

/** Sorted by age, the newest first. Matches buyers only where the shop may see the contact. */
export async function searchShopOrders(
	read: ReadDatabase,
	shopId: string,
	search: OrderSearch,
	{ tab, before, limit }: Wanted,
): Promise<readonly string[]> {
	const fitting = fits(search);
	if (!fitting) return [];
	// A fixed time, because the clock function would be evaluated again for each row.
	const now = await databaseNow(read);
	const rows = await read.read<{ id: string }>(sql`
		with visible as materialized (${contactVisible(shopId, now)})
		select words.order_id as id from order_words words join orders on orders.id = words.order_id
		where words.shop_id = ${shopId} ${before ? sql`and words.order_id < ${before}` : sql``}
			and ${fitting} and orders.placed_at is not null ${ofTab(tab)}
		order by words.order_id desc limit ${limit}`);
	return rows.map(({ id }) => id);
}

function ofTab(tab: OrderTab): SQL {
	if (tab === 'returns') return sql`and ${hasReturn}`;
	const states = TAB_STATES[tab].map((state) => sql`${state}`);
	return states.length > 0 ? sql`and orders.state in (${sql.join(states, sql`, `)})` : sql``;
}

function fits(search: OrderSearch): SQL | null {
	if (search.kind === 'number') return numberFits(search.number);
	if (search.kind === 'digits') return digitsFit(search.digits);
	if (search.words.length === 0) return null;
	const each = search.words.map((word) => {
		const part = `% ${word}%`;
		return sql`(words.goods like ${part} or (words.contact like ${part} and ${IS_CONTACT_VISIBLE}))`;
	});
	return sql.join(each, sql` and `);
}

const numberFits = (number: string): SQL => sql`(words.goods like ${` ${number}%`}
	or words.order_id = (select looked.order_id from order_cases looked where looked.number = ${number}))`;

function digitsFit(digits: string): SQL {
	const goods = sql`words.goods like ${`%${digits}%`}`;
	if (digits.length < PHONE_END_MIN) return goods;
	const phone = sql`words.contact like ${`%${digits}`}`;
	const isShown = digits.length === PHONE_END_MIN ? sql`true` : IS_CONTACT_VISIBLE;
	return sql`(${goods} or (${phone} and ${isShown}))`;
}
