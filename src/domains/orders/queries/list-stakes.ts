import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { Stake } from '../contract-stake.ts';
import { linesOfOrders } from '../db/order-repository.ts';
import { refundedPiecesOf, refundedShippings } from '../db/refund-repository.ts';
import { linesOfReturns } from '../db/return-repository.ts';
import { openPostages, openReturnsOfReleased } from '../db/stake-repository.ts';
import { isFault } from '../rules/return-windows.ts';
import { stakeOf } from '../rules/stake.ts';

/** What buyers may still take of the money that a shop could be paid, order by order. */
export async function listStakes(read: ReadDatabase, shopId: string): Promise<readonly Stake[]> {
	const open = await openReturnsOfReleased(read, shopId);
	const postages = await openPostages(read, shopId);
	return [
		...(open.length > 0 ? await stakesOf(read, open) : []),
		...postages.map(({ number, amountVnd }): Stake => ({ orderNumber: number, cause: 'postage', amountVnd })),
	];
}

type Open = Awaited<ReturnType<typeof openReturnsOfReleased>>;
async function stakesOf(read: ReadDatabase, open: Open): Promise<readonly Stake[]> {
	const byOrder = Map.groupBy(open, ({ orderId }) => orderId);
	const orderIds = [...byOrder.keys()];
	const lines = await linesOfOrders(read, orderIds);
	const gone = await refundedPiecesOf(read, orderIds);
	const shippings = await refundedShippings(read, orderIds);
	const returnIds = open.map(({ id }) => id);
	const asked = Map.groupBy(await linesOfReturns(read, returnIds), ({ returnId }) => returnId);
	return [...byOrder].flatMap(([orderId, [first, ...others]]) => {
		if (!first) return [];
		const returns = [first, ...others];
		const amountVnd = stakeOf({
			lines: lines.filter((line) => line.orderId === orderId),
			gone,
			shipping: {
				...{ feeVnd: first.shippingVnd, commissionBp: first.shippingCommissionBp },
				backVnd: shippings.get(orderId) ?? 0,
			},
			asked: returns.flatMap(({ id }) => asked.get(id) ?? []),
			isFault: returns.some(({ reason }) => isFault(reason)),
		});
		return amountVnd > 0 ? [{ orderNumber: first.number, cause: 'return' as const, amountVnd }] : [];
	});
}
