import { useEffect, useRef, useState } from 'react';
import type { SavedAddress } from '#src/domains/addresses/contract.ts';
import type { Quote } from '#src/domains/checkout/contract/quote.ts';
import type { VoucherSelection } from '#src/domains/checkout/contract/vouchers.ts';
import type { PaymentMethod } from '#src/domains/orders/contract/order.ts';
import { coinOf } from '#src/domains/orders/rules/order-totals.ts';
import { type Draft, NO_DRAFT, requestQuote, saveDraft, storedDraft } from '#src/islands/checkout/store.ts';
import { AddressChoice } from './AddressChoice.tsx';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import { CoinChoice } from './CoinChoice.tsx';
import { PaymentChoice } from './PaymentChoice.tsx';
import { QuotedShop } from './QuotedShop.tsx';
import { useCoin } from './use-coin.ts';
import { reloadCheckout, usePlacing } from './use-placing.ts';

type Props = {
	readonly lineIds: readonly string[];
	readonly addresses: readonly SavedAddress[];
	readonly initialQuote: Quote;
	readonly initialAddressId: string | null;
};

/** Address, shipping, notes and payment of the chosen lines, and the button that places the orders. */
export function Checkout(props: Props) {
	const { quote, book, addressId, choose, add, payment, setPayment, draft, save, coin, ...checkout } =
		useCheckout(props);
	const { changes, refusal, saidAt, isPlacing, isUnread, place } = checkout.placing;
	const quotedShop = (shop: Quote['shops'][number]) => (
		<QuotedShop
			key={shop.shopId}
			shop={shop}
			note={draft.notes[shop.shopId] ?? ''}
			noteError={saidAt('note', shop.shopId)}
			linesError={saidAt('lines', shop.shopId)}
			onNote={(text) => save((now) => ({ notes: { ...now.notes, [shop.shopId]: text } }))}
			lineIds={props.lineIds}
			choice={checkout.choiceOf(shop.shopId)}
			onVoucher={checkout.chooseVoucher}
		/>
	);
	return (
		<div className="cart-layout">
			<div className="cart-shops">
				<AddressChoice addresses={book} chosenId={addressId} error={saidAt('address')} onChoose={choose} onAdd={add} />
				{quote.shops.map((shop) => quotedShop(shop))}
				<CoinChoice quote={quote} wantedVnd={draft.coinVnd} wish={coin} error={saidAt('coin')} />
				<PaymentChoice
					chosen={payment}
					cashRefusal={quote.cashRefusal}
					onChoose={setPayment}
					error={saidAt('payment')}
				/>
			</div>
			<CheckoutSummary
				quote={quote}
				payment={payment}
				changes={changes}
				refusal={refusal}
				isBusy={checkout.isRequesting || isPlacing || isUnread}
				isPlacing={isPlacing}
				onPlace={place}
			/>
		</div>
	);
}

/** State and actions of the checkout. */
function useCheckout({ lineIds, addresses, initialQuote, initialAddressId }: Props) {
	const { quote, setQuote, isRequesting, request } = useQuote(lineIds, initialQuote);
	const [book, setBook] = useState(addresses);
	const [addressId, setAddressId] = useState(initialAddressId);
	const [payment, setPayment] = useState<PaymentMethod>('vnpay');
	const [draft, save] = useDraft(lineIds, (stored) => void ask(addressId, stored));
	const coin = useCoin(quote, draft.coinVnd, (coinVnd) => void wish(() => ({ coinVnd })));
	const onNewQuote = (fresh: Quote): void => {
		setQuote(fresh);
		coin.forget();
		save(() => ({ coinVnd: coinOf(fresh) }));
	};
	const placing = usePlacing({
		quote,
		addressId,
		payment,
		notes: draft.notes,
		onNewQuote,
		isCoinUpToDate: coin.isAsShown,
	});
	useReloadWhenBack();

	const ask = (toId: string | null, wished: Draft): Promise<Quote | null> => {
		placing.clearChanges();
		return request(toId, wished);
	};
	const choose = (id: string): void => {
		setAddressId(id);
		void ask(id, draft);
	};
	const wish = (change: Change): Promise<Quote | null> => ask(addressId, save(change));
	const chooseVoucher = async (choice: VoucherSelection): Promise<Quote | null> => {
		const before = choiceOf(choice.shopId);
		const fresh = await wish(choosing(choice));
		// A failed quote is not stored, because the server would reject every later quote with it.
		if (!fresh) save(choosing(before));
		return fresh;
	};
	const choiceOf = (id: string): VoucherSelection =>
		draft.vouchers.find(({ shopId }) => shopId === id) ?? { shopId: id };
	const add = (saved: SavedAddress): void => {
		setBook((before) => [...before, saved]);
		choose(saved.id);
	};
	return {
		quote,
		isRequesting,
		book,
		add,
		addressId,
		choose,
		payment,
		setPayment,
		draft,
		save,
		coin,
		choiceOf,
		chooseVoucher,
		placing,
	};
}

/** Only the latest quote request counts, whatever the order of the answers. */
function useQuote(lineIds: readonly string[], initial: Quote) {
	const [quote, setQuote] = useState(initial);
	const [isRequesting, setRequesting] = useState(false);
	const asked = useRef(0);
	const request = async (addressId: string | null, { vouchers, coinVnd }: Draft): Promise<Quote | null> => {
		const turn = ++asked.current;
		setRequesting(true);
		const fresh = await requestQuote({ lineIds: [...lineIds], addressId, vouchers: [...vouchers], coinVnd });
		if (turn !== asked.current) return fresh;
		if (fresh?.shops.length === 0) reloadCheckout();
		if (fresh) setQuote(fresh);
		setRequesting(false);
		return fresh;
	};
	return { quote, setQuote, isRequesting, request };
}

type Change = (now: Draft) => Partial<Draft>;
const choosing =
	(choice: VoucherSelection): Change =>
	({ vouchers }) => ({ vouchers: [...vouchers.filter(({ shopId }) => shopId !== choice.shopId), choice] });

/** Restores the draft after a reload, adjusted to what is still available. */
function useDraft(
	lineIds: readonly string[],
	onStored: (draft: Draft) => void,
): readonly [Draft, (change: Change) => Draft] {
	const [draft, setDraft] = useState(NO_DRAFT);
	const latest = useRef(NO_DRAFT);
	const stored = lineIds.join();
	const asked = useRef(onStored);
	useEffect(() => {
		const found = storedDraft(stored.split(','));
		latest.current = found;
		setDraft(found);
		if (found.vouchers.length > 0 || found.coinVnd > 0) asked.current(found);
	}, [stored]);
	const save = (change: Change): Draft => {
		const next = { ...latest.current, ...change(latest.current) };
		latest.current = next;
		setDraft(next);
		saveDraft(lineIds, next);
		return next;
	};
	return [draft, save];
}

/** Coming back from the bank, the browser may restore this page from its cache while it was ordering, so it reloads. */
function useReloadWhenBack(): void {
	useEffect(() => {
		const reload = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
		addEventListener('pageshow', reload);
		return () => removeEventListener('pageshow', reload);
	}, []);
}
