import { refundsLastUnit, sumParts, unitShare, WHOLE_PERCENT } from '#src/domains/order-money/rules/refund-shares.ts';
import type { Quantities } from '#src/domains/orders/contract/quantities.ts';
import { sumVnd } from '#src/shared/money.ts';
import type { ReturnAmount, Returnable, ReturnReason, ReturnState } from '../contract/return.ts';
import { isFault } from './return-windows.ts';

export function plannedAmount(
	{ bought, gone, shippingVnd }: Returnable,
	pieces: readonly Quantities[],
	{ reason, percent = WHOLE_PERCENT }: { readonly reason: ReturnReason; readonly percent?: number },
): ReturnAmount {
	const shares = pieces.flatMap(({ lineId, quantity }) => {
		const line = bought.find(({ id }) => id === lineId);
		const before = gone.find((of) => of.lineId === lineId)?.quantity ?? 0;
		return line && before + quantity <= line.quantity ? [unitShare(line, { before, taken: quantity, percent })] : [];
	});
	const { cashVnd, coinBonusVnd, coinPaidVnd } = sumParts(shares);
	const isWhole = percent === WHOLE_PERCENT && isFault(reason) && refundsLastUnit(bought, gone, pieces);
	return { cashVnd: sumVnd([cashVnd, isWhole ? shippingVnd : 0]), coinVnd: coinBonusVnd + coinPaidVnd };
}

const NOTHING: ReadonlySet<ReturnState> = new Set<ReturnState>([
	...(['replaced', 'rejected', 'withdrawn', 'closed'] as const),
]);

export function currentRefundPercent({
	state,
	rulingPercent,
	isReplaced,
}: {
	readonly state: ReturnState;
	readonly rulingPercent: number | null;
	readonly isReplaced: boolean;
}): number | null {
	if (state === 'ruled') return rulingPercent || null;
	return isReplaced || NOTHING.has(state) ? null : WHOLE_PERCENT;
}
