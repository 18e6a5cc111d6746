import type { PlacedGroup } from '#src/domains/checkout/contract/place-order.ts';
import type { Quote } from '#src/domains/checkout/contract/quote.ts';
import type { PaymentMethod } from '#src/domains/orders/contract/order.ts';
import { newId } from '#src/shared/ids.ts';
import { runConcurrently } from '../../tests/concurrency.ts';
import { type DiscountChoice, fillAndQuote, placeQuoted, requestNewQuote, type Shopper } from '../../tests/shoppers.ts';
import { retryUntilAnswered } from './retry-until-answered.ts';

const AT_ONCE = 10;
/** Errors after which the buyer must review the quote; no order was placed. */
const REQUOTE_CODES: readonly unknown[] = ['orders.quote_changed', 'orders.voucher_not_usable'];
const REQUOTES_MAX = 5;

type Buying = {
	readonly shoppers: readonly Shopper[];
	readonly variants: readonly string[];
	readonly discountChoices?: readonly DiscountChoice[];
	readonly method?: PaymentMethod;
	readonly afterwards?: (turn: number, shopper: Shopper, group: PlacedGroup) => Promise<void>;
};

/**
 * Each buyer orders two products, alternately with cash and online unless `method` is given, and retries until a
 * response arrives. Returns the group numbers.
 */
export function buyAll({
	shoppers,
	variants,
	discountChoices = [],
	method,
	afterwards,
}: Buying): Promise<readonly string[]> {
	return runConcurrently(shoppers.length, AT_ONCE, async (turn) => {
		const first = variants[turn % variants.length];
		const second = variants[(turn + 7) % variants.length];
		const shopper = shoppers[turn];
		if (!shopper || !first || !second) throw new Error('nobody to buy or nothing to sell');
		const alternate = Math.floor(turn / 2) % 2 === 0 ? 'cod' : 'vnpay';
		const group = await buy(shopper, [first, second], method ?? alternate, discountChoices[turn]);
		await afterwards?.(turn, shopper, group);
		return group.groupNumber;
	});
}

async function buy(
	shopper: Shopper,
	variants: readonly string[],
	method: PaymentMethod,
	discountChoice?: DiscountChoice,
): Promise<PlacedGroup> {
	let quote = await retryUntilAnswered(() => fillAndQuote(shopper, variants, discountChoice));
	for (let look = 0; look < REQUOTES_MAX; look += 1) {
		const group = await placeOrRequote(shopper, quote, method);
		if (group?.payment) await payAtBank(group.payment.paymentUrl);
		if (group) return group;
		const shown = quote;
		quote = await retryUntilAnswered(() => requestNewQuote(shopper, shown, discountChoice));
	}
	throw new Error('the price changed at every look');
}

/** Null when the quote changed, for example because another buyer used the last voucher. */
function placeOrRequote(shopper: Shopper, quote: Quote, method: PaymentMethod): Promise<PlacedGroup | null> {
	const key = newId();
	return retryUntilAnswered(async () => {
		const { status, body } = await placeQuoted(shopper, quote, method, key);
		if (REQUOTE_CODES.includes((body as { code?: string }).code)) return null;
		if (status !== 201) throw new Error(`placing answered ${status} ${JSON.stringify(body)}`);
		return body;
	});
}

/** Pays on the sandbox page; in mode `lost` the bank's notification never arrives. */
export async function payAtBank(paymentUrl: string, mode: 'normal' | 'lost' = 'normal'): Promise<void> {
	const response = await fetch(new URL('/sandbox/pay', paymentUrl), {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ paymentUrl, mode }),
	});
	if (!response.ok) throw new Error(`the bank answered ${response.status} ${await response.text()}`);
}
