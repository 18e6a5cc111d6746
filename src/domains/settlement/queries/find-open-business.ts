import { sql } from 'drizzle-orm';
import { returnsConfig } from '#src/domains/orders/contract-returns.ts';
import { postageStates } from '#src/domains/orders/rules/postage-states.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { OpenBusiness } from '../rules/open-business.ts';
import { balancesOf } from './get-shop-money.ts';

/** What of a shop has not come to its end: an order may be complained about for some days more. */
export async function findOpenBusiness(read: ReadDatabase, shopId: string): Promise<OpenBusiness> {
	const [row] = await read.read<Pick<OpenBusiness, 'orders' | 'returns' | 'payouts'>>(sql`
		select
			(select count(*)::int from orders where shop_id = ${shopId} and (
				state not in ('completed', 'cancelled', 'expired', 'returned') or (state = 'completed'
					and coalesce(delivered_at, completed_at) > app_now() - make_interval(days => ${returnsConfig.buyer.defectDays}))
			)) as orders,
			(select count(*)::int from order_returns asked join orders on orders.id = asked.order_id
				where orders.shop_id = ${shopId} and (asked.ended_at is null or exists (
					select from order_return_postages postage
					where postage.return_id = asked.id and postage.state not in ${[...postageStates.final]}
				))) as returns,
			(select count(*)::int from payouts
				where shop_id = ${shopId} and state in ('requested', 'scheduled', 'approved', 'processing')) as payouts`);
	return { ...(row ?? { orders: 0, returns: 0, payouts: 0 }), ...(await balancesOf(read, shopId)) };
}
