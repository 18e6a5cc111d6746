import { useEffect, useRef, useState } from 'react';
import type { SavedAddress } from '#src/domains/addresses/contract.ts';
import type { PaymentMethod, Quote } from '#src/domains/orders/contract.ts';
import type { VoucherChoice } from '#src/domains/orders/contract-checkout.ts';
import { coinOf } from '#src/domains/orders/rules/totals.ts';
import { askQuote, type Draft, keepDraft, keptDraft, NO_DRAFT } from '#src/stores/checkout.ts';
import { AddressChoice } from './AddressChoice.tsx';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import { CoinChoice } from './CoinChoice.tsx';
import { PaymentChoice } from './PaymentChoice.tsx';
import { QuotedShop } from './QuotedShop.tsx';
import { useCoin } from './use-coin.ts';
import { startOver, usePlacing } from './use-placing.ts';

type Props = {
	readonly lineIds: readonly string[];
	readonly addresses: readonly SavedAddress[];
	readonly initialQuote: Quote;
	readonly initialAddressId: string | null;
};

/** Address, shipping, notes and payment of the chosen lines, and the one press that orders them. */
export function Checkout({ lineIds, addresses, initialQuote, initialAddressId }: Props) {
	const { quote, setQuote, isAsking, askFor } = useQuote(lineIds, initialQuote);
	const [book, setBook] = useState(addresses);
	const [addressId, setAddressId] = useState(initialAddressId);
	const [payment, setPayment] = useState<PaymentMethod>('vnpay');
	const [draft, setDraft] = useDraft(lineIds, (kept) => void ask(addressId, kept));
	const { notes } = draft;
	const coin = useCoin(quote, draft.coinVnd, (coinVnd) => void wish({ coinVnd }));
	const onNewQuote = (fresh: Quote): void => {
		setQuote(fresh);
		coin.forget();
		setDraft({ ...draft, coinVnd: coinOf(fresh) });
	};
	const { changes, refusal, saidAt, isPlacing, isUnread, place, forgetNews } = usePlacing({
		...{ quote, addressId, payment, notes, onNewQuote },
		isCoinAsShown: coin.isAsShown,
	});
	useReloadWhenBack();

	const ask = (toId: string | null, wished: Draft): Promise<Quote | null> => {
		forgetNews();
		return askFor(toId, wished);
	};
	const choose = (id: string): void => {
		setAddressId(id);
		void ask(id, draft);
	};
	const wish = async (wished: Partial<Draft>): Promise<Quote | null> => {
		const next = { ...draft, ...wished };
		setDraft(next);
		return ask(addressId, next);
	};
	const chooseVoucher = (choice: VoucherChoice): Promise<Quote | null> =>
		wish({ vouchers: [...draft.vouchers.filter(({ shopId }) => shopId !== choice.shopId), choice] });
	const add = (saved: SavedAddress): void => {
		setBook((before) => [...before, saved]);
		choose(saved.id);
	};
	return (
		<div className="cart-layout">
			<div className="cart-shops">
				<AddressChoice addresses={book} chosenId={addressId} error={saidAt('address')} onChoose={choose} onAdd={add} />
				{quote.shops.map((shop) => (
					<QuotedShop
						key={shop.shopId}
						shop={shop}
						note={notes[shop.shopId] ?? ''}
						noteError={saidAt('note', shop.shopId)}
						linesError={saidAt('lines', shop.shopId)}
						onNote={(text) => setDraft({ ...draft, notes: { ...notes, [shop.shopId]: text } })}
						lineIds={lineIds}
						choice={draft.vouchers.find(({ shopId }) => shopId === shop.shopId) ?? { shopId: shop.shopId }}
						onVoucher={chooseVoucher}
					/>
				))}
				<CoinChoice quote={quote} wantedVnd={draft.coinVnd} wish={coin} error={saidAt('coin')} />
				<PaymentChoice
					{...{ chosen: payment, cashRefusal: quote.cashRefusal, onChoose: setPayment }}
					error={saidAt('payment')}
				/>
			</div>
			<CheckoutSummary
				quote={quote}
				payment={payment}
				changes={changes}
				refusal={refusal}
				isBusy={isAsking || isPlacing || isUnread}
				isPlacing={isPlacing}
				onPlace={place}
			/>
		</div>
	);
}

/** The quote that is shown: of whoever asks twice it is the second answer, whichever comes last. */
function useQuote(lineIds: readonly string[], initial: Quote) {
	const [quote, setQuote] = useState(initial);
	const [isAsking, setAsking] = useState(false);
	const asked = useRef(0);
	const askFor = async (addressId: string | null, { vouchers, coinVnd }: Draft): Promise<Quote | null> => {
		const turn = ++asked.current;
		setAsking(true);
		const fresh = await askQuote({ lineIds: [...lineIds], addressId, vouchers: [...vouchers], coinVnd });
		if (turn !== asked.current) return fresh;
		if (fresh?.shops.length === 0) startOver();
		if (fresh) setQuote(fresh);
		setAsking(false);
		return fresh;
	};
	return { quote, setQuote, isAsking, askFor };
}

/** What was filled in is there again after a reload, with what has become of it meanwhile. */
function useDraft(
	lineIds: readonly string[],
	onKept: (draft: Draft) => void,
): readonly [Draft, (draft: Draft) => void] {
	const [draft, setDraft] = useState(NO_DRAFT);
	const kept = lineIds.join();
	const asked = useRef(onKept);
	useEffect(() => {
		const found = keptDraft(kept.split(','));
		setDraft(found);
		if (found.vouchers.length > 0 || found.coinVnd > 0) asked.current(found);
	}, [kept]);
	const keep = (next: Draft): void => {
		setDraft(next);
		keepDraft(lineIds, next);
	};
	return [draft, keep];
}

/** Back from the bank the browser may show this page as it was left, in the middle of ordering. */
function useReloadWhenBack(): void {
	useEffect(() => {
		const reload = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
		addEventListener('pageshow', reload);
		return () => removeEventListener('pageshow', reload);
	}, []);
}
