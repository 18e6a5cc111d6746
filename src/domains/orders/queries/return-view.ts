import { REFUND_BANK_DAYS } from '#src/domains/payments/contract.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { sumVnd } from '#src/shared/money.ts';
import { addWorkingDays } from '#src/shared/working-time.ts';
import { type BuyerReturnView, type RefundView, returnWaits } from '../contract-returns.ts';
import { linesOfOrders } from '../db/order-repository.ts';
import { refundedPieces, refundsOfSources } from '../db/refund-repository.ts';
import { eventsOfReturns, linesOfReturns, picturesOfReturns, returnsOfOrder } from '../db/return-repository.ts';
import type { Order, OrderLine, OrderRefund, OrderReturn, ReturnLine } from '../db/tables.ts';
import { pieceShare, takesTheLast } from '../rules/refund-shares.ts';
import { returnDueBy } from '../rules/return-duties.ts';
import { isShopFault } from '../rules/return-windows.ts';

export type ReturnFacts = Omit<BuyerReturnView, 'mayDo' | 'bankShown'>;
export type SeenReturn = { readonly of: OrderReturn; readonly facts: ReturnFacts };

/** What both parties read of the returns of one order, the latest first. */
export async function seenReturns(read: ReadDatabase, order: Order): Promise<readonly SeenReturn[]> {
	const returns = await returnsOfOrder(read, order.id);
	const ids = returns.map(({ id }) => id);
	const bought = await linesOfOrders(read, [order.id]);
	const lines = Map.groupBy(await linesOfReturns(read, ids), ({ returnId }) => returnId);
	const events = Map.groupBy(await eventsOfReturns(read, ids), ({ returnId }) => returnId);
	const pictures = Map.groupBy(await picturesOfReturns(read, ids), ({ eventId }) => eventId);
	const refunds = await refundsOfSources(read, 'return', ids);
	const before = ids.length > 0 ? await refundedPieces(read, order.id) : [];
	return returns.toReversed().map((of) => {
		const pieces = lines.get(of.id) ?? [];
		const refund = refunds.get(of.id);
		return {
			of,
			facts: {
				...{ id: of.id, orderNumber: order.number, state: of.state, reason: of.reason, needsGoods: of.needsGoods },
				lines: pieces.flatMap((piece) => lineView(piece, bought)),
				amountVnd: refund ? givenVnd(refund) : plannedVnd(order, of, { bought, before, pieces }),
				replacement: replacementOf(of),
				...{ tracking: of.tracking, ruling: of.ruling, rulingPercent: of.rulingPercent },
				dueBy: returnDueBy(of)?.toISOString() ?? null,
				restockedAt: of.restockedAt?.toISOString() ?? null,
				refund: refund ? refundView(refund) : null,
				events: (events.get(of.id) ?? []).map(({ id, kind, party, note, at }) => ({
					...{ kind, party, note, at: at.toISOString() },
					pictureIds: (pictures.get(id) ?? []).map(({ pictureId }) => pictureId),
				})),
			},
		};
	});
}

const replacementOf = ({ replacementOfferedAt, replacementAgreedAt, replacementTracking }: OrderReturn) =>
	replacementOfferedAt ? { isAgreed: replacementAgreedAt !== null, tracking: replacementTracking } : null;

function lineView({ lineId, quantity, restocked }: ReturnLine, bought: readonly OrderLine[]): ReturnFacts['lines'] {
	const line = bought.find(({ id }) => id === lineId);
	if (!line) return [];
	const { productName, variantLabel, pictureHash } = line;
	return [{ lineId, productName, variantLabel, pictureHash, quantity, restocked }];
}

const givenVnd = ({ cashVnd, shippingVnd, coinBonusVnd, coinPaidVnd }: OrderRefund): number =>
	cashVnd + shippingVnd + coinBonusVnd + coinPaidVnd;

/** What would go back if it were granted now. */
function plannedVnd(
	order: Order,
	{ reason }: OrderReturn,
	of: {
		readonly bought: readonly OrderLine[];
		readonly before: Awaited<ReturnType<typeof refundedPieces>>;
		readonly pieces: readonly ReturnLine[];
	},
): number {
	const { bought, before, pieces } = of;
	const shares = pieces.flatMap(({ lineId, quantity }) => {
		const line = bought.find(({ id }) => id === lineId);
		const gone = before.find((refunded) => refunded.lineId === lineId)?.quantity ?? 0;
		if (!line || gone + quantity > line.quantity) return [];
		const share = pieceShare(line, { before: gone, taken: quantity });
		return [share.cashVnd + share.coinBonusVnd + share.coinPaidVnd];
	});
	const withShipping = isShopFault(reason) && takesTheLast(bought, before, pieces);
	return sumVnd(shares) + (withShipping ? order.shippingVnd : 0);
}

/** Working days until it has usually arrived. */
const BANK_DAYS: Readonly<Record<RefundView['channel'], number>> = {
	vnpay: REFUND_BANK_DAYS,
	bank: returnWaits.transferDays,
	none: 0,
};

function refundView(refund: OrderRefund): RefundView {
	const { cashVnd, shippingVnd, coinBonusVnd, coinPaidVnd, issuedAt, paidAt } = refund;
	// What was never collected belongs to a refused parcel, never to a return.
	const channel = refund.channel === 'uncollected' ? 'none' : refund.channel;
	return {
		...{ channel, cashVnd: cashVnd + shippingVnd, coinVnd: coinBonusVnd + coinPaidVnd },
		...{ issuedAt: issuedAt.toISOString(), paidAt: paidAt?.toISOString() ?? null },
		expectedBy: addWorkingDays(issuedAt, BANK_DAYS[channel]).toISOString(),
	};
}
