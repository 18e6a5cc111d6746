import { type ApiResult, callApi } from '#src/browser/api.ts';
import type { PlacedGroup, PlaceOrderInput } from '#src/domains/checkout/contract/place-order.ts';
import type { Quote, QuoteDifference, QuoteInput } from '#src/domains/checkout/contract/quote.ts';
import type { VoucherOffers, VoucherSelection } from '#src/domains/checkout/contract/vouchers.ts';
import { CODE_TYPED_MAX } from '#src/domains/promotions/contract.ts';
import { withToast } from '#src/stores/with-toast.ts';

export const requestQuote = (input: QuoteInput): Promise<Quote | null> =>
	withToast(callApi('POST', '/api/checkout/quote', { body: input }));

export const requestVouchers = (lineIds: readonly string[]): Promise<VoucherOffers | null> =>
	withToast(callApi('POST', '/api/checkout/vouchers', { body: { lineIds } }));

const SERVER_ERROR_STATUS = 500;
const DRAFT_KEY = 'chobiz-checkout-draft';
/** The response of both errors contains the new quote. */
const CHANGED = ['orders.quote_changed', 'orders.voucher_not_usable'];

export type Placing =
	| { readonly kind: 'placed'; readonly group: PlacedGroup }
	/** The quote differs from the one shown: the buyer must confirm the new one. */
	| { readonly kind: 'changed'; readonly quote: Quote; readonly differences: readonly QuoteDifference[] }
	/** `isUnsure`: no response arrived, so the order may exist; a retry with the same key finds out. */
	| {
			readonly kind: 'refused';
			readonly code: string;
			readonly detail: string;
			readonly fields: Readonly<Record<string, string>>;
			readonly isUnsure: boolean;
	  };

type Changed = { readonly quote: Quote; readonly differences: readonly QuoteDifference[] };

/** `key` is the idempotency key: a retry after a lost response returns the first order instead of a second one. */
export async function placeOrder(input: PlaceOrderInput, key: string): Promise<Placing> {
	const answer: ApiResult<PlacedGroup> = await callApi('POST', '/api/orders', { body: input, idempotencyKey: key });
	if (answer.ok) {
		sessionStorage.removeItem(DRAFT_KEY);
		return { kind: 'placed', group: answer.value };
	}
	const { code, detail, details, fields, status } = answer.problem;
	const isUnsure = status === 0 || status >= SERVER_ERROR_STATUS;
	if (!CHANGED.includes(code)) return { kind: 'refused', code, detail, fields, isUnsure };
	const { quote, differences } = details as Changed;
	return { kind: 'changed', quote, differences };
}

export type Draft = {
	readonly notes: Readonly<Record<string, string>>;
	readonly vouchers: readonly VoucherSelection[];
	readonly coinVnd: number;
};
export const NO_DRAFT: Draft = { notes: {}, vouchers: [], coinVnd: 0 };
type Stored = Draft & { readonly lineIds: readonly string[] };

/** The draft survives a reload; a draft for other lines is ignored. */
export function storedDraft(lineIds: readonly string[]): Draft {
	const stored = readStored();
	if (stored?.lineIds.join() !== lineIds.join()) return NO_DRAFT;
	const { notes, vouchers, coinVnd } = stored;
	return { notes, vouchers: vouchers.filter(areCodesValidLength), coinVnd };
}

/** A code that fails validation would make every later quote fail. */
const areCodesValidLength = ({ shopCode = '', platformCode = '' }: VoucherSelection): boolean =>
	Math.max(shopCode.length, platformCode.length) <= CODE_TYPED_MAX;

/** Local storage may contain data of another release or an extension; invalid data counts as none. */
function readStored(): Stored | null {
	try {
		const stored: unknown = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null');
		return isStored(stored) ? stored : null;
	} catch {
		return null;
	}
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): boolean =>
	isRecord(value) && Object.values(value).every((text) => typeof text === 'string');

function isStored(value: unknown): value is Stored {
	if (!isRecord(value)) return false;
	const { lineIds, notes, vouchers, coinVnd } = value;
	const isChosen = Array.isArray(vouchers) && vouchers.every(isTexts) && Number.isSafeInteger(coinVnd);
	return Array.isArray(lineIds) && isTexts(notes) && isChosen;
}

export const saveDraft = (lineIds: readonly string[], draft: Draft): void =>
	sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ lineIds, ...draft } satisfies Stored));
