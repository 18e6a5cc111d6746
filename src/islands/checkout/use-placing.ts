import { useEffect, useRef, useState } from 'react';
import type { Quote, QuoteDifference } from '#src/domains/checkout/contract/quote.ts';
import { agreedInput } from '#src/domains/checkout/rules/what-buyer-agreed-to.ts';
import { NOTE_MAX_LENGTH, type PaymentMethod } from '#src/domains/orders/contract/order.ts';
import { type Draft, placeOrder } from '#src/islands/checkout/store.ts';
import { checkoutMessages as messages } from '#src/messages/vi/checkout.ts';
import { url } from '#src/routes.ts';
import { showField } from '../ui/fields/rejected-fields.ts';
import { type RejectedPart, rejectedPart } from './rejected-part.ts';

type Seen = {
	readonly quote: Quote;
	readonly addressId: string | null;
	readonly payment: PaymentMethod;
	readonly notes: Draft['notes'];
	/** True when the quote contains exactly the coin amount in the field. */
	readonly isCoinUpToDate: boolean;
	readonly onNewQuote: (quote: Quote) => void;
};
type CommandFailure = { readonly text: string; readonly at: RejectedPart | null; readonly of: string };

/** A change cannot be read faster, so a second click within this time does not accept it. */
const READING_DELAY_MS = 1000;
const NONE: CommandFailure = { text: '', at: null, of: '' };
const FORM_SELECTOR = '.cart-shops';
const WRONG = `${FORM_SELECTOR} :is([aria-invalid="true"], [data-refused], [data-missing])`;

/** The shown quote is what the buyer accepts; a changed quote is shown before the next click can place the order. */
export function usePlacing({ quote, addressId, payment, notes, isCoinUpToDate, onNewQuote }: Seen) {
	const [isPlacing, setPlacing] = useState(false);
	const [changes, setChanges] = useState<readonly QuoteDifference[]>([]);
	const [isUnread, setUnread] = useState(false);
	const [refused, setFailure] = useState(NONE);
	// An error disappears once the input has changed.
	const of = JSON.stringify([addressId, payment, notes]);
	const refusal = refused.of === of ? refused : NONE;
	const press = useRef<{ readonly wish: string; readonly key: string } | null>(null);
	const fail = (text: string, at: RejectedPart | null): void => setFailure({ text, at, of });
	// Runs after the field has been marked.
	useEffect(() => {
		if (refused.at) showField(document.querySelector<HTMLElement>(WRONG));
	}, [refused]);
	const place = async (): Promise<void> => {
		const lack = missingInputOf(quote, addressId, payment);
		if (lack || !addressId) return lack ? fail(lack.text, lack.at) : undefined;
		const tooLong = quote.shops.find(({ shopId }) => (notes[shopId] ?? '').length > NOTE_MAX_LENGTH);
		if (tooLong) return fail(messages.noteTooLong(tooLong.shopName), { part: 'note', shopId: tooLong.shopId });
		const isNoNumber = document.querySelector(`${FORM_SELECTOR} [data-refused]`) !== null;
		if (isNoNumber || !isCoinUpToDate) return fail(messages.coinNotCounted, { part: 'coin' });
		setPlacing(true);
		setFailure(NONE);
		const input = agreedInput(quote, addressId, payment, (shopId) => notes[shopId] ?? '');
		const request = JSON.stringify(input);
		if (press.current?.wish !== request) press.current = { wish: request, key: crypto.randomUUID() };
		const placing = await placeOrder(input, press.current.key);
		if (placing.kind === 'placed') {
			location.assign(placing.group.payment?.paymentUrl ?? url.orders({ placed: placing.group.groupNumber }));
			return;
		}
		if (placing.kind === 'changed' && placing.quote.shops.length === 0) return reloadCheckout();
		setPlacing(false);
		if (placing.kind === 'refused') {
			fail(placing.detail, rejectedPart(placing, quote));
			if (!placing.isUnsure) press.current = null;
		} else {
			setChanges(placing.differences);
			setUnread(true);
			setTimeout(() => setUnread(false), READING_DELAY_MS);
			onNewQuote(placing.quote);
		}
	};
	const clearChanges = (): void => {
		setChanges([]);
		setFailure(NONE);
	};
	const saidAt = (part: RejectedPart['part'], shopId?: string): string | undefined => {
		const { at, text } = refusal;
		return at?.part === part && (!('shopId' in at) || at.shopId === shopId) ? text : undefined;
	};
	return { changes, refusal: refusal.text, saidAt, isPlacing, isUnread, place, clearChanges };
}

type MissingInput = { readonly text: string; readonly at: RejectedPart };

function missingInputOf(quote: Quote, addressId: string | null, payment: PaymentMethod): MissingInput | null {
	if (!addressId) return { text: messages.addressMissing, at: { part: 'address' } };
	if (payment === 'cod' && quote.cashRefusal)
		return { text: messages.cashRefusal[quote.cashRefusal], at: { part: 'payment' } };
	if (quote.isComplete) return null;
	const shop = quote.shops.find(({ lines, shipping }) => !shipping || lines.some(({ status }) => status !== 'ready'));
	return { text: messages.linesMissing, at: { part: 'lines', shopId: shop?.shopId ?? '' } };
}

/** The cart was ordered or emptied in another tab; the page explains at its top what to do. */
export function reloadCheckout(): void {
	scrollTo(0, 0);
	location.reload();
}
