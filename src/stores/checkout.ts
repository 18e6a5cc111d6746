import { type ApiResult, callApi } from '#src/browser/api.ts';
import type { PlacedGroup, PlaceOrderInput, Quote, QuoteDifference, QuoteInput } from '#src/domains/orders/contract.ts';
import { told } from './told.ts';

/** What the chosen lines cost now; null when the server could not say, which has been told already. */
export const askQuote = (input: QuoteInput): Promise<Quote | null> =>
	told(callApi('POST', '/api/checkout/quote', { body: input }));

const SERVER_TROUBLE = 500;
const NOTES_KEY = 'chobiz-checkout-notes';

export type Placing =
	| { readonly kind: 'placed'; readonly group: PlacedGroup }
	/** Something differs from what was shown: the new quote has to be agreed to. */
	| { readonly kind: 'changed'; readonly quote: Quote; readonly differences: readonly QuoteDifference[] }
	/** `isUnsure`: no answer came, so the order may stand; pressing again with the same key finds out. */
	| { readonly kind: 'refused'; readonly detail: string; readonly isUnsure: boolean };

type Changed = { readonly quote: Quote; readonly differences: readonly QuoteDifference[] };

/** `key` names the press: pressing again after a lost answer gives the first order again, not a second one. */
export async function placeOrder(input: PlaceOrderInput, key: string): Promise<Placing> {
	const answer: ApiResult<PlacedGroup> = await callApi('POST', '/api/orders', { body: input, idempotencyKey: key });
	if (answer.ok) {
		sessionStorage.removeItem(NOTES_KEY);
		return { kind: 'placed', group: answer.value };
	}
	const { code, detail, details, status } = answer.problem;
	const isUnsure = status === 0 || status >= SERVER_TROUBLE;
	if (code !== 'orders.quote_changed') return { kind: 'refused', detail, isUnsure };
	const { quote, differences } = details as Changed;
	return { kind: 'changed', quote, differences };
}

/** What is said to each shop, by its id. */
export type Notes = Readonly<Record<string, string>>;
type Kept = { readonly lineIds: readonly string[]; readonly notes: Notes };

/** Messages outlive a reload; those to other lines of a cart are none of this order's. */
export function keptNotes(lineIds: readonly string[]): Notes {
	const kept = readKept();
	return kept?.lineIds.join() === lineIds.join() ? kept.notes : {};
}

/** The browser's own store holds whatever another release or an extension left there: broken is as none. */
function readKept(): Kept | null {
	try {
		const kept: unknown = JSON.parse(sessionStorage.getItem(NOTES_KEY) ?? 'null');
		return isKept(kept) ? kept : null;
	} catch {
		return null;
	}
}

function isKept(value: unknown): value is Kept {
	if (typeof value !== 'object' || value === null || !('lineIds' in value && 'notes' in value)) return false;
	const { lineIds, notes } = value;
	if (!Array.isArray(lineIds) || typeof notes !== 'object' || notes === null) return false;
	return Object.values(notes).every((note) => typeof note === 'string');
}

export const keepNotes = (lineIds: readonly string[], notes: Notes): void =>
	sessionStorage.setItem(NOTES_KEY, JSON.stringify({ lineIds, notes } satisfies Kept));
