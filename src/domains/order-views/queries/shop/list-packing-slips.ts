import { fail } from '#src/domains/orders/contract/order.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { PackingSlip, PackingSlipsInput } from '../../contract/receipt.ts';
import { sellerOf } from '../seller-of.ts';
import { getShopOrder } from './get-shop-order.ts';

export async function listPackingSlips(
	context: ReadContext<VendorActor>,
	{ numbers }: Pick<PackingSlipsInput, 'numbers'>,
): Promise<Result<readonly PackingSlip[], Failure<'orders.not_found'>>> {
	const seller = await sellerOf(context.fresh, context.actor.shopId);
	if (!seller) return fail('orders.not_found');
	const slips: PackingSlip[] = [];
	for (const number of new Set(numbers)) {
		const order = await getShopOrder(context, { number });
		if (!order.ok) return order;
		const { paymentMethod, sums } = order.value;
		const cashVnd = sums && sums.payVnd - sums.cut.cashVnd;
		slips.push({ order: order.value, seller, collectVnd: paymentMethod === 'cod' ? cashVnd : 0 });
	}
	return ok(slips);
}
