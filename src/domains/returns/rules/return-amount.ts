import { outwardShippingVnd } from '#src/domains/order-money/rules/outward-shipping.ts';
import { sumParts, unitShare, WHOLE_PERCENT } from '#src/domains/order-money/rules/refund-shares.ts';
import type { Quantities } from '#src/domains/orders/contract/quantities.ts';
import { countOf } from '#src/domains/orders/rules/line-quantities.ts';
import { sumVnd } from '#src/shared/money.ts';
import type { ReturnAmount, Returnable, ReturnReason, ReturnState } from '../contract/return.ts';
import { isFault } from './return-windows.ts';

export function plannedAmount(
	{ bought, gone, shipping }: Returnable,
	pieces: readonly Quantities[],
	{ reason, percent = WHOLE_PERCENT }: { readonly reason: ReturnReason; readonly percent?: number },
): ReturnAmount {
	const counted = pieces.flatMap((unit) => {
		const line = bought.find(({ id }) => id === unit.lineId);
		const before = gone.find((of) => of.lineId === unit.lineId)?.quantity ?? 0;
		return line && before + unit.quantity <= line.quantity ? [{ line, before, unit }] : [];
	});
	const shares = counted.map(({ line, before, unit }) => unitShare(line, { before, taken: unit.quantity, percent }));
	const { cashVnd, coinBonusVnd, coinPaidVnd } = sumParts(shares);
	const isWhole = percent === WHOLE_PERCENT && isFault(reason);
	const shippingVnd = outwardShippingVnd(shipping, isWhole ? countOf(counted.map(({ unit }) => unit)) : 0);
	return { cashVnd: sumVnd([cashVnd, shippingVnd]), coinVnd: coinBonusVnd + coinPaidVnd };
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
