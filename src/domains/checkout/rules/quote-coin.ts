import type { CoinQuote } from '#src/domains/coin/contract/coin.ts';
import { groupTotals, productTotalAfterVouchers, reduced } from '#src/domains/orders/rules/order-totals.ts';
import { splitByLargestRemainder, sumVnd } from '#src/shared/money.ts';
import type { Quote } from '../contract/quote.ts';
import { cashOnDeliveryFailure } from './may-pay-cash.ts';

export type CoinParts = { readonly coinBonusVnd: number; readonly coinPaidVnd: number };

/** Splits coin by the product totals after vouchers, bonus coin first; no order gets more than its total. */
export function splitCoin(goodsVnd: readonly number[], usable: CoinQuote, wantedVnd: number): readonly CoinParts[] {
	const { bonusUsableVnd, paidUsableVnd } = usable;
	const usedVnd = Math.min(wantedVnd, bonusUsableVnd + paidUsableVnd, sumVnd(goodsVnd));
	const bonusVnd = Math.min(usedVnd, bonusUsableVnd);
	const bonus = splitByLargestRemainder(bonusVnd, goodsVnd);
	const left = goodsVnd.map((vnd, at) => vnd - (bonus[at] ?? 0));
	const paid = splitByLargestRemainder(usedVnd - bonusVnd, left);
	return goodsVnd.map((_, at) => ({ coinBonusVnd: bonus[at] ?? 0, coinPaidVnd: paid[at] ?? 0 }));
}

type Buyer = { readonly refusedAt: readonly Date[]; readonly now: Date };

export function withCoin(quote: Quote, usable: CoinQuote, wantedVnd: number, { refusedAt, now }: Buyer): Quote {
	const goods = quote.shops.map(productTotalAfterVouchers);
	const parts = splitCoin(goods, usable, wantedVnd);
	const shops = quote.shops.map((shop, at) => ({ ...shop, ...reduced(shop, { ...shop, ...parts[at] }) }));
	const usableVnd = Math.min(usable.bonusUsableVnd + usable.paidUsableVnd, sumVnd(goods));
	return {
		...quote,
		...groupTotals(shops),
		shops,
		coin: { usableVnd, isFrozen: usable.isFrozen },
		cashRefusal: cashOnDeliveryFailure(
			shops.map(({ payVnd }) => payVnd),
			refusedAt,
			now,
		),
	};
}
