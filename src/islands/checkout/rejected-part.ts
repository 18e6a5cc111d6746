import type { Quote } from '#src/domains/checkout/contract/quote.ts';

export type CheckoutPart = 'address' | 'payment' | 'coin';
export type RejectedPart =
	| { readonly part: CheckoutPart }
	| { readonly part: 'note' | 'lines'; readonly shopId: string };

const BY_CODE: Readonly<Record<string, CheckoutPart>> = {
	'orders.address_not_found': 'address',
	'orders.cash_amount': 'payment',
	'orders.cash_refused_before': 'payment',
	'orders.payment_unavailable': 'payment',
};
const BY_FIELD: Readonly<Record<string, CheckoutPart>> = {
	addressId: 'address',
	payment: 'payment',
	coinVnd: 'coin',
};

type Problem = { readonly code: string; readonly fields: Readonly<Record<string, string>> };

/** Returns the part of the form where the buyer can correct the error; null when none can. */
export function rejectedPart({ code, fields }: Problem, { shops }: Pick<Quote, 'shops'>): RejectedPart | null {
	for (const name of Object.keys(fields)) {
		const shopId = shops[Number(/^shops\.(\d+)\.note$/.exec(name)?.[1] ?? Number.NaN)]?.shopId;
		if (shopId) return { part: 'note', shopId };
	}
	const found = BY_CODE[code] ?? Object.keys(fields).map((name) => BY_FIELD[name])[0];
	return found ? { part: found } : null;
}
