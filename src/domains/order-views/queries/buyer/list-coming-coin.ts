import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import { cutsOf } from '#src/domains/fulfilment/index.ts';
import { orders } from '#src/domains/orders/db/tables.ts';
import { openReturnsOf } from '#src/domains/returns/index.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import { comingCoin, EARNING_STATES } from '../../rules/coming-coin.ts';

const SHOWN_MAX = 20;

export type ComingCoin = {
	readonly number: string;
	readonly shopName: string;
	readonly amountVnd: number;
	/** An open return may reduce the coin. */
	readonly isUnsure: boolean;
};

export async function listComingCoin({ read, actor }: ReadContext<MemberActor>): Promise<readonly ComingCoin[]> {
	const rows = await read
		.select()
		.from(orders)
		.where(
			and(
				eq(orders.customerId, actor.customerId),
				or(inArray(orders.state, [...EARNING_STATES]), and(eq(orders.state, 'completed'), isNull(orders.earnedAt))),
			),
		)
		.orderBy(desc(orders.id))
		.limit(SHOWN_MAX);
	const cuts = await cutsOf(
		read,
		rows.map(({ id }) => id),
	);
	const open = await openReturnsOf(
		read,
		rows.map(({ id }) => id),
	);
	return rows
		.map((order) => ({
			number: order.number,
			shopName: order.shopName,
			isUnsure: open.has(order.id),
			amountVnd: comingCoin({ ...order, coinVnd: order.coinBonusVnd + order.coinPaidVnd, cut: cuts.get(order.id) }),
		}))
		.filter(({ amountVnd }) => amountVnd > 0);
}
