import { quoteCoin } from '#src/domains/coin/index.ts';
import { productTotalAfterVouchers } from '#src/domains/orders/rules/order-totals.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { sumVnd } from '#src/shared/money.ts';
import type { Quote } from '../../contract/quote.ts';
import { withCoin } from '../../rules/quote-coin.ts';

type Buyer = { readonly customerId: string; readonly refusedAt: readonly Date[]; readonly now: Date };

export async function quoteWithCoin(
	read: ReadDatabase,
	quote: Quote,
	wantedVnd: number | undefined,
	{ customerId, refusedAt, now }: Buyer,
): Promise<Quote> {
	if (wantedVnd === undefined) return quote;
	const goodsVnd = sumVnd(quote.shops.map(productTotalAfterVouchers));
	const usable = await quoteCoin(read, { customerId, goodsVnd, now });
	return withCoin(quote, usable, wantedVnd, { refusedAt, now });
}
