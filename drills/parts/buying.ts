import type { PaymentMethod } from '#src/domains/orders/contract.ts';
import type { PlacedGroup } from '#src/domains/orders/contract-place-order.ts';
import type { Quote } from '#src/domains/orders/contract-quote.ts';
import { newId } from '#src/shared/ids.ts';
import { runConcurrently } from '../../tests/concurrency.ts';
import { fillAndQuote, type Lowering, placeQuoted, quoteAgain, type Shopper } from '../../tests/shoppers.ts';
import { untilAnswered } from './until-answered.ts';

const AT_ONCE = 10;
/** The shop asks to look again; nothing was ordered. */
const LOOK_AGAIN: readonly unknown[] = ['orders.quote_changed', 'orders.voucher_not_usable'];
const LOOKS_MAX = 5;

type Buying = {
	readonly shoppers: readonly Shopper[];
	readonly variants: readonly string[];
	/** Of each shopper in turn. */
	readonly lowerings?: readonly Lowering[];
	/** What else a buyer does with an order, once it is made. */
	readonly afterwards?: (turn: number, shopper: Shopper, group: PlacedGroup) => Promise<void>;
};

/** Each buys two things, by cash or online in turn, and repeats until told; answers the numbers of their groups. */
export function buyAll({ shoppers, variants, lowerings = [], afterwards }: Buying): Promise<readonly string[]> {
	return runConcurrently(shoppers.length, AT_ONCE, async (turn) => {
		const first = variants[turn % variants.length];
		const second = variants[(turn + 7) % variants.length];
		const shopper = shoppers[turn];
		if (!shopper || !first || !second) throw new Error('nobody to buy or nothing to sell');
		const method = Math.floor(turn / 2) % 2 === 0 ? 'cod' : 'vnpay';
		const group = await buy(shopper, [first, second], method, lowerings[turn]);
		await afterwards?.(turn, shopper, group);
		return group.groupNumber;
	});
}

/** From the empty cart to the order, paid if it is to be paid online. */
async function buy(
	shopper: Shopper,
	variants: readonly string[],
	method: PaymentMethod,
	lowering?: Lowering,
): Promise<PlacedGroup> {
	let quote = await untilAnswered(() => fillAndQuote(shopper, variants, lowering));
	for (let look = 0; look < LOOKS_MAX; look += 1) {
		const group = await placeOrLookAgain(shopper, quote, method);
		if (group?.payment) await payAtBank(group.payment.paymentUrl);
		if (group) return group;
		const shown = quote;
		quote = await untilAnswered(() => quoteAgain(shopper, shown, lowering));
	}
	throw new Error('the price changed at every look');
}

/** Null when something has changed, as a voucher that somebody else has used up. */
function placeOrLookAgain(shopper: Shopper, quote: Quote, method: PaymentMethod): Promise<PlacedGroup | null> {
	const key = newId();
	return untilAnswered(async () => {
		const { status, body } = await placeQuoted(shopper, quote, method, key);
		if (LOOK_AGAIN.includes((body as { code?: string }).code)) return null;
		if (status !== 201) throw new Error(`placing answered ${status} ${JSON.stringify(body)}`);
		return body;
	});
}

/** What the buyer does on the bank's page; the bank then tells the shop by itself, or its word is lost. */
export async function payAtBank(paymentUrl: string, mode: 'normal' | 'lost' = 'normal'): Promise<void> {
	const response = await fetch(new URL('/sandbox/pay', paymentUrl), {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ paymentUrl, mode }),
	});
	if (!response.ok) throw new Error(`the bank answered ${response.status} ${await response.text()}`);
}
