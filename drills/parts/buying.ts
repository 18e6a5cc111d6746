import type { PaymentMethod } from '#src/domains/orders/contract.ts';
import { newId } from '#src/shared/ids.ts';
import { fillAndQuote, placeQuoted, type Shopper } from '../../tests/shoppers.ts';
import { inTurns } from '../../tests/turns.ts';
import { untilAnswered } from './until-answered.ts';

const AT_ONCE = 10;

/** Each buys two things, by cash or online in turn, and repeats until told; answers the numbers of their groups. */
export function buyAll(shoppers: readonly Shopper[], variants: readonly string[]): Promise<readonly string[]> {
	return inTurns(shoppers.length, AT_ONCE, (turn) => {
		const first = variants[turn % variants.length];
		const second = variants[(turn + 7) % variants.length];
		const shopper = shoppers[turn];
		if (!shopper || !first || !second) throw new Error('nobody to buy or nothing to sell');
		return buy(shopper, [first, second], turn % 2 === 0 ? 'cod' : 'vnpay');
	});
}

/** From the empty cart to the order, paid if it is to be paid online. */
async function buy(shopper: Shopper, variants: readonly string[], method: PaymentMethod): Promise<string> {
	const key = newId();
	const quote = await untilAnswered(() => fillAndQuote(shopper, variants));
	const { groupNumber, payment } = await untilAnswered(async () => {
		const { status, body } = await placeQuoted(shopper, quote, method, key);
		if (status !== 201) throw new Error(`placing answered ${status} ${JSON.stringify(body)}`);
		return body;
	});
	if (payment) await payAtBank(payment.paymentUrl);
	return groupNumber;
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
