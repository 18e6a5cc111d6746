import { sql } from 'drizzle-orm';
import { investigationsBeforeShop } from '#src/domains/fulfilment/index.ts';
import { returnsBeforeShop } from '#src/domains/returns/index.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { ShopOrderCounts } from '../../contract/order-views.ts';

type Counted = Omit<ShopOrderCounts, 'newestAt'> & { readonly newestAt: Date | string | null };
const NONE: Counted = { waiting: 0, preparing: 0, cancelAsked: 0, held: 0, returns: 0, cases: 0, newestAt: null };

export async function countShopOrders({ actor, fresh }: ReadContext<VendorActor>): Promise<ShopOrderCounts> {
	const [counts] = await fresh.read<Counted>(sql`
		select count(*) filter (where state = 'placed')::int as waiting,
			count(*) filter (where state in ('confirmed', 'packed'))::int as preparing,
			count(*) filter (
				where state in ('confirmed', 'packed')
					and (rest_asked_at is not null or cancel_asked_at is not null and first_shipped_at is null)
			)::int as "cancelAsked",
			(
				select count(*)::int from orders held join order_groups of on of.id = held.group_id
				where held.shop_id = ${actor.shopId} and held.state = 'pending_payment' and of.held_at is not null
			) as held,
			(select count(distinct id)::int from (${returnsBeforeShop(actor.shopId)}) asked) as returns,
			(select count(*)::int from (${investigationsBeforeShop(actor.shopId)}) looked) as cases,
			max(placed_at) filter (where state = 'placed') as "newestAt"
		from orders where shop_id = ${actor.shopId} and state in ('placed', 'confirmed', 'packed')`);
	const { newestAt, ...rest } = counts ?? NONE;
	return { ...rest, newestAt: newestAt && new Date(newestAt).toISOString() };
}
