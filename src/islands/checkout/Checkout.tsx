import { useEffect, useRef, useState } from 'react';
import type { SavedAddress } from '#src/domains/addresses/contract.ts';
import { NOTE_MAX_LENGTH, type PaymentMethod, type Quote, type QuoteDifference } from '#src/domains/orders/contract.ts';
import { agreedInput } from '#src/domains/orders/rules/agreed-input.ts';
import { checkoutWords as words } from '#src/messages/vi/checkout-screen.ts';
import { url } from '#src/routes.ts';
import { askQuote, keepNotes, keptNotes, type Notes, placeOrder } from '#src/stores/checkout.ts';
import { AddressChoice } from './AddressChoice.tsx';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import { PaymentChoice } from './PaymentChoice.tsx';
import { QuotedShop } from './QuotedShop.tsx';

type Props = {
	readonly lineIds: readonly string[];
	readonly addresses: readonly SavedAddress[];
	readonly initialQuote: Quote;
	readonly initialAddressId: string | null;
};

/** Address, shipping, notes and payment of the chosen lines, and the one press that orders them. */
export function Checkout({ lineIds, addresses, initialQuote, initialAddressId }: Props) {
	const [quote, setQuote] = useState(initialQuote);
	const [book, setBook] = useState(addresses);
	const [addressId, setAddressId] = useState(initialAddressId);
	const [payment, setPayment] = useState<PaymentMethod>('vnpay');
	const [notes, note] = useNotes(lineIds);
	const [changes, setChanges] = useState<readonly QuoteDifference[]>([]);
	const [refusal, setRefusal] = useState('');
	const [isBusy, setBusy] = useState(false);
	const press = useRef<{ readonly wish: string; readonly key: string } | null>(null);
	useReloadWhenBack();

	const choose = async (id: string): Promise<void> => {
		setAddressId(id);
		setBusy(true);
		const fresh = await askQuote({ lineIds: [...lineIds], addressId: id });
		if (fresh) setQuote(fresh);
		setChanges([]);
		setBusy(false);
	};
	const add = (saved: SavedAddress): void => {
		setBook((before) => [...before, saved]);
		void choose(saved.id);
	};
	const place = async (): Promise<void> => {
		if (!addressId) return;
		const tooLong = quote.shops.find(({ shopId }) => (notes[shopId] ?? '').length > NOTE_MAX_LENGTH);
		if (tooLong) return setRefusal(words.noteTooLong(tooLong.shopName));
		setBusy(true);
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
		setBusy(false);
		if (placing.kind === 'refused') {
			setRefusal(placing.detail);
			if (!placing.isUnsure) press.current = null;
		} else {
			setChanges(placing.differences);
			setQuote(placing.quote);
		}
	};
	const isPayable = payment === 'vnpay' || quote.cashRefusal === null;
	return (
		<div className="cart-layout">
			<div className="cart-shops">
				<AddressChoice addresses={book} chosenId={addressId} onChoose={choose} onAdd={add} />
				{quote.shops.map((shop) => (
					<QuotedShop
						key={shop.shopId}
						shop={shop}
						note={notes[shop.shopId] ?? ''}
						onNote={(text) => note(shop.shopId, text)}
					/>
				))}
				<PaymentChoice chosen={payment} cashRefusal={quote.cashRefusal} onChoose={setPayment} />
			</div>
			<CheckoutSummary
				quote={quote}
				payment={payment}
				changes={changes}
				refusal={refusal}
				isBusy={isBusy}
				canPlace={quote.isComplete && addressId !== null && isPayable}
				onPlace={place}
			/>
		</div>
	);
}

/** What is said to each shop; typed once, it is there again after a reload. */
function useNotes(lineIds: readonly string[]): readonly [Notes, (shopId: string, text: string) => void] {
	const [notes, setNotes] = useState<Notes>({});
	const kept = lineIds.join();
	useEffect(() => setNotes(keptNotes(kept.split(','))), [kept]);
	const note = (shopId: string, text: string): void => {
		const next = { ...notes, [shopId]: text };
		setNotes(next);
		keepNotes(lineIds, next);
	};
	return [notes, note];
}

/** Ordered or emptied in another tab: the page itself says at its top where to go from there. */
function startOver(): void {
	scrollTo(0, 0);
	location.reload();
}

/** Back from the bank the browser may show this page as it was left, in the middle of ordering. */
function useReloadWhenBack(): void {
	useEffect(() => {
		const reload = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
		addEventListener('pageshow', reload);
		return () => removeEventListener('pageshow', reload);
	}, []);
}
