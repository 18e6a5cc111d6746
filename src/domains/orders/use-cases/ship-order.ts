import { shipStock } from '#src/domains/catalog/index.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { cleanLine } from '#src/shared/text.ts';
import type { ChangedOrder, ShipOrderInput } from '../contract.ts';
import { stockSourceOf } from '../rules/stock-source.ts';
import { lockShopOrder, type ShopRefusal } from './lock-shop-order.ts';
import { moveOrder } from './move-order.ts';

type Answer = Result<ChangedOrder, Failure<ShopRefusal | 'orders.wrong_state'>>;

/** The parcel leaves: its goods leave the shelf and count as sold. */
export function shipOrder(context: Context<VendorActor>, { number, tracking = '' }: ShipOrderInput): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const locked = await lockShopOrder(scope, number, 'pack');
		if (!locked.ok) return locked;
		const step = { to: 'shipped', party: 'shop', note: cleanLine(tracking) } as const;
		const moved = await moveOrder(scope, locked.value.order, step);
		if (!moved.ok) return moved;
		await shipStock(scope, stockSourceOf(locked.value.order));
		return ok(moved.value.changed);
	});
}
