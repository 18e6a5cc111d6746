import { useEffect, useRef, useState } from 'react';
import type { BuyerReturnAction, BuyerReturnView, ReturnOffer } from '#src/domains/orders/contract-returns.ts';
import type { OrderLineView } from '#src/domains/orders/contract-views.ts';
import { isSentBack, returnScreenMessages as messages } from '#src/messages/vi/return-screen.ts';
import { Button } from '../ui/Button.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { BuyerReturnShipping } from './BuyerReturnShipping.tsx';
import { ReturnActions } from './ReturnActions.tsx';
import { ReturnCard } from './ReturnCard.tsx';

type Props = {
	readonly number: string;
	readonly lines: readonly OrderLineView[];
	readonly returns: readonly BuyerReturnView[];
	readonly offer: ReturnOffer | null;
	/** The return of which the page says at its top what comes next, and what of it is done there. */
	readonly aboveId: string | null;
	readonly actionsAbove: readonly BuyerReturnAction[];
};

const loadForm = () => import('./ReturnForm.tsx').then(({ ReturnForm }) => ({ Form: ReturnForm }));

/** The buyer's returns of one order, and the way to a new one. */
export function OrderReturns({ number, lines, returns, offer, aboveId, actionsAbove }: Props) {
	const [isRequesting, setRequesting] = useState(false);
	const form = useLoaded(loadForm, isRequesting);
	const begin = useRef<HTMLDivElement>(null);
	const wasRequesting = useRef(false);
	// Whoever leaves the form stands where it was opened.
	useEffect(() => {
		if (wasRequesting.current && !isRequesting) begin.current?.querySelector('button')?.focus();
		wasRequesting.current = isRequesting;
	}, [isRequesting]);
	// Beside what waits for an act, a further request steps back.
	const isAnother = returns.some(({ mayDo }) => mayDo.length > 0);
	return (
		<>
			{returns.map((of) => (
				<ReturnCard
					key={of.id}
					of={of}
					side="buyer"
					isSaidAbove={of.id === aboveId}
					bankShown={of.bankShown}
					sendTo={of.sendTo}
					postage={<BuyerReturnShipping of={of} />}
				>
					<ReturnActions
						of={{ ...of, isSentBack: isSentBack(of) }}
						actions={of.mayDo.filter((act) => of.id !== aboveId || !actionsAbove.includes(act))}
					/>
				</ReturnCard>
			))}
			{offer && !(isRequesting && form) && (
				<div ref={begin} className="order-buttons">
					<Button kind={isAnother ? 'quiet' : 'secondary'} isBusy={isRequesting} onClick={() => setRequesting(true)}>
						{isAnother ? messages.requestAnother : messages.ask}
					</Button>
				</div>
			)}
			{offer && isRequesting && form && (
				<form.Form number={number} lines={lines} offer={offer} onClose={() => setRequesting(false)} />
			)}
		</>
	);
}
