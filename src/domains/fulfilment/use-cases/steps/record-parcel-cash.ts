import { claimsOfOrders, grantPendingCoin, markClaimCollected, waivedCash } from '#src/domains/order-money/index.ts';
import { isCashHeldByShop } from '#src/domains/order-money/rules/cash-held-by-shop.ts';
import { changeOrders, linesOfOrders, type Order } from '#src/domains/orders/db/order-repository.ts';
import type { LockedOrder } from '#src/domains/orders/index.ts';
import { nextTransitionAt } from '#src/domains/orders/rules/scheduled-transitions.ts';
import type { Scope } from '#src/platform/context.ts';
import type { ParcelWithLines } from '../../db/parcel-repository.ts';
import { recordCollected } from '../../db/parcel-repository.ts';
import { cancelledQuantities, partCancelsOf } from '../../db/unshipped-cancellation-repository.ts';
import { parcelCash } from '../../rules/cash-due-of-parcel.ts';

type OfParcel = { readonly parcels: readonly ParcelWithLines[]; readonly parcel: ParcelWithLines };

/** Cash in ₫ to be collected by the carrier; 0 for other payments and the shop's own delivery. */
export async function cashDue(
	{ read }: Scope,
	{ group, order }: LockedOrder,
	{ parcels, parcel }: OfParcel,
): Promise<number> {
	if (group.paymentMethod !== 'cod' || isCashHeldByShop(parcel)) return 0;
	const claim = (await claimsOfOrders(read, [order.id])).find(({ parcelId }) => parcelId === parcel.id);
	if (claim) return claim.amountVnd;
	const failed = parcels.filter(({ state }) => state === 'refused' || state === 'lost' || state === 'returned');
	const cancelled = cancelledQuantities(await partCancelsOf(read, [order.id]));
	const gone = [...failed.flatMap(({ lines }) => lines), ...cancelled];
	const cashVnd = order.payVnd - (await waivedCash(read, order.id));
	return parcelCash(cashVnd, parcel.lines, { bought: await linesOfOrders(read, [order.id]), gone });
}

type Collection = { readonly parcelId: string; readonly amountVnd: number };

/** Records collected cash once and continues what waited for it. Call with the order's lock held. */
export async function recordCollection(
	scope: Scope,
	order: Order,
	{ parcelId, amountVnd }: Collection,
	by: NonNullable<ParcelWithLines['cashCollectedBy']>,
): Promise<boolean> {
	const at = await scope.now();
	if (!(await recordCollected(scope.db, parcelId, { amountVnd, by, at }))) return false;
	await markClaimCollected(scope.db, parcelId, at);
	if (order.holdDays !== null && !order.releasedAt)
		await changeOrders(scope.db, [order.id], { dueAt: nextTransitionAt(order, at) });
	await grantPendingCoin(scope, order);
	return true;
}
