import type { ReturnTerms } from '#src/domains/catalog/contract/return-terms.ts';
import { coinOf } from '#src/domains/orders/rules/order-totals.ts';
import type { Quote, QuoteDifference, QuoteLine, QuoteShop } from '../contract/quote.ts';
import type { AppliedVoucher } from '../contract/vouchers.ts';

export type ShownQuote = {
	readonly lines: readonly ShownLine[];
	readonly shops: readonly ShownShop[];
	readonly totalVnd: number;
	readonly coinVnd?: number | undefined;
};
type ShownLine = {
	readonly lineId: string;
	readonly quantity: number;
	readonly unitPriceVnd: number;
	readonly returnTerms?: ReturnTerms | undefined;
};
type ShownVoucher = { readonly code: string; readonly discountVnd: number };
type ShownShop = {
	readonly shopId: string;
	readonly shippingVnd: number;
	readonly shopVoucher?: ShownVoucher | undefined;
	readonly platformVoucher?: ShownVoucher | undefined;
};

/** Returns the differences in the quote's order; empty when the order may be placed. */
export function quoteDifferences(shown: ShownQuote, fresh: Quote): readonly QuoteDifference[] {
	const shownLines = new Map(shown.lines.map((line) => [line.lineId, line]));
	const shownShops = new Map(shown.shops.map((shop) => [shop.shopId, shop]));
	const differences: QuoteDifference[] = [];
	for (const shop of fresh.shops) {
		for (const line of shop.lines) {
			const before = shownLines.get(line.lineId);
			shownLines.delete(line.lineId);
			differences.push(...lineDifferences(line, before));
		}
		const shownShop = shownShops.get(shop.shopId);
		const shownVnd = shownShop?.shippingVnd ?? null;
		const nowVnd = shop.shipping?.feeVnd ?? null;
		// When no line can be delivered, the lines report it already.
		const isSent = shop.lines.some(({ status }) => status !== 'not_delivered');
		if (shownVnd !== nowVnd && isSent)
			differences.push({ kind: 'shipping', name: shop.shopName, shown: shownVnd, now: nowVnd, status: null });
		differences.push(...voucherDifferences(shop, shownShop));
	}
	const [coinShown, coinNow] = [shown.coinVnd ?? 0, coinOf(fresh)];
	if (coinShown !== coinNow) differences.push({ kind: 'coin', name: '', shown: coinShown, now: coinNow, status: null });
	for (const { quantity } of shownLines.values())
		differences.push({ kind: 'gone', name: '', shown: quantity, now: null, status: null });
	return differences;
}

function lineDifferences(line: QuoteLine, before: ShownLine | undefined): QuoteDifference[] {
	const { productName: name, status } = line;
	if (status !== 'ready') return [{ kind: 'unavailable', name, shown: line.quantity, now: null, status }];
	const differences: QuoteDifference[] = [];
	if (before?.quantity !== line.quantity)
		differences.push({ kind: 'quantity', name, shown: before?.quantity ?? null, now: line.quantity, status: null });
	if (before?.unitPriceVnd !== line.unitPriceVnd)
		differences.push({
			kind: 'price',
			name,
			shown: before?.unitPriceVnd ?? null,
			now: line.unitPriceVnd,
			status: null,
		});
	const { returnTerms } = line;
	// Better return terms than shown need no confirmation.
	if (before?.returnTerms === 'change_of_mind' && returnTerms !== 'change_of_mind')
		differences.push({ kind: 'returns', name, shown: null, now: null, status: null, returnTerms });
	return differences;
}

function voucherDifferences(shop: QuoteShop, shown: ShownShop | undefined): QuoteDifference[] {
	const pairs = [
		[shop.shopVoucher, shown?.shopVoucher],
		[shop.platformVoucher, shown?.platformVoucher],
	] as const;
	return pairs.flatMap(([now, before]) => voucherDifference(now, before) ?? []);
}

function voucherDifference(now: AppliedVoucher | null, before: ShownVoucher | undefined): QuoteDifference | null {
	const code = now?.code ?? before?.code ?? '';
	const [shown, nowVnd] = [before?.discountVnd ?? 0, now?.discountVnd ?? 0];
	if (shown === nowVnd && !now?.problem) return null;
	return { kind: 'voucher', name: code, shown, now: nowVnd, status: null, problem: now?.problem ?? null };
}
