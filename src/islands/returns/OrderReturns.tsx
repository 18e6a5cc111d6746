import { useEffect, useRef, useState } from 'react';
import type { BuyerReturnAct, BuyerReturnView, ReturnOffer } from '#src/domains/orders/contract-returns.ts';
import type { OrderLineView } from '#src/domains/orders/contract-views.ts';
import { isSentBack, returnScreenWords as words } from '#src/messages/vi/return-screen.ts';
import { Button } from '../ui/Button.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { BuyerPostage } from './BuyerPostage.tsx';
import { ReturnActs } from './ReturnActs.tsx';
import { ReturnCard } from './ReturnCard.tsx';

type Props = {
	readonly number: string;
	readonly lines: readonly OrderLineView[];
	readonly returns: readonly BuyerReturnView[];
	readonly offer: ReturnOffer | null;
	/** The return of which the page says at its top what comes next, and what of it is done there. */
	readonly aboveId: string | null;
	readonly actsAbove: readonly BuyerReturnAct[];
};

const loadForm = () => import('./ReturnForm.tsx').then(({ ReturnForm }) => ({ Form: ReturnForm }));

/** The buyer's returns of one order, and the way to a new one. */
export function OrderReturns({ number, lines, returns, offer, aboveId, actsAbove }: Props) {
	const [isAsking, setAsking] = useState(false);
	const form = useLoaded(loadForm, isAsking);
	const begin = useRef<HTMLDivElement>(null);
	const wasAsking = useRef(false);
	// Whoever leaves the form stands where it was opened.
	useEffect(() => {
		if (wasAsking.current && !isAsking) begin.current?.querySelector('button')?.focus();
		wasAsking.current = isAsking;
	}, [isAsking]);
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
					postage={<BuyerPostage of={of} />}
				>
					<ReturnActs
						of={{ ...of, isSentBack: isSentBack(of) }}
						acts={of.mayDo.filter((act) => of.id !== aboveId || !actsAbove.includes(act))}
					/>
				</ReturnCard>
			))}
			{offer && !(isAsking && form) && (
				<div ref={begin} className="order-buttons">
					<Button kind={isAnother ? 'quiet' : 'secondary'} isBusy={isAsking} onClick={() => setAsking(true)}>
						{isAnother ? words.askAnother : words.ask}
					</Button>
				</div>
			)}
			{offer && isAsking && form && (
				<form.Form number={number} lines={lines} offer={offer} onClose={() => setAsking(false)} />
			)}
		</>
	);
}
