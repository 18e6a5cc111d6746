import { useRef, useState } from 'react';
import { NOTE_MAX_LENGTH, type PaymentMethod, type Quote, type QuoteDifference } from '#src/domains/orders/contract.ts';
import { agreedInput } from '#src/domains/orders/rules/agreed-input.ts';
import { checkoutWords as words } from '#src/messages/vi/checkout-screen.ts';
import { url } from '#src/routes.ts';
import { type Draft, placeOrder } from '#src/stores/checkout.ts';
import { COIN_FIELD } from './CoinChoice.tsx';

type Seen = {
	readonly quote: Quote;
	readonly addressId: string | null;
	readonly payment: PaymentMethod;
	readonly notes: Draft['notes'];
	/** The quote takes just the coin that stands on the screen. */
	readonly isCoinAsShown: boolean;
	readonly onNewQuote: (quote: Quote) => void;
};

/** The one press that orders: what is seen is what is agreed to, and what differs is shown before the next press. */
export function usePlacing({ quote, addressId, payment, notes, isCoinAsShown, onNewQuote }: Seen) {
	const [isPlacing, setPlacing] = useState(false);
	const [changes, setChanges] = useState<readonly QuoteDifference[]>([]);
	const [refusal, setRefusal] = useState('');
	const press = useRef<{ readonly wish: string; readonly key: string } | null>(null);
	const place = async (): Promise<void> => {
		if (!addressId) return;
		const tooLong = quote.shops.find(({ shopId }) => (notes[shopId] ?? '').length > NOTE_MAX_LENGTH);
		if (tooLong) return setRefusal(words.noteTooLong(tooLong.shopName));
		if (!isCoinAsShown) {
			document.getElementById(COIN_FIELD)?.focus();
			return setRefusal(words.coinNotCounted);
		}
		setPlacing(true);
		setRefusal('');
		const input = agreedInput(quote, addressId, payment, (shopId) => notes[shopId] ?? '');
		const wish = JSON.stringify(input);
		if (press.current?.wish !== wish) press.current = { wish, key: crypto.randomUUID() };
		const placing = await placeOrder(input, press.current.key);
		if (placing.kind === 'placed') {
			location.assign(placing.group.payment?.paymentUrl ?? url.orders({ placed: placing.group.groupNumber }));
			return;
		}
		if (placing.kind === 'changed' && placing.quote.shops.length === 0) return startOver();
		setPlacing(false);
		if (placing.kind === 'refused') {
			setRefusal(placing.detail);
			if (!placing.isUnsure) press.current = null;
		} else {
			setChanges(placing.differences);
			onNewQuote(placing.quote);
		}
	};
	const forgetNews = (): void => {
		setChanges([]);
		setRefusal('');
	};
	return { changes, refusal, isPlacing, place, forgetNews };
}

/** Ordered or emptied in another tab: the page itself says at its top where to go from there. */
function startOver(): void {
	scrollTo(0, 0);
	location.reload();
}
