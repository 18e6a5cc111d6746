import { useEffect, useRef, useState } from 'react';
import type { OrderLineView } from '#src/domains/order-views/contract/order-views.ts';
import type { BuyerReturnAction, BuyerReturnView, ReturnOffer } from '#src/domains/returns/contract/return.ts';
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
	/** The return whose next step the top of the page already shows. */
	readonly pinnedReturnId: string | null;
	readonly pinnedActions: readonly BuyerReturnAction[];
};

const loadForm = () => import('./ReturnForm.tsx').then(({ ReturnForm }) => ({ Form: ReturnForm }));

export function OrderReturns({ number, lines, returns, offer, pinnedReturnId, pinnedActions }: Props) {
	const [isRequesting, setRequesting] = useState(false);
	const form = useLoaded(loadForm, isRequesting);
	const begin = useRef<HTMLDivElement>(null);
	const wasRequesting = useRef(false);
	// Focuses the button that opened the form after it was closed.
	useEffect(() => {
		if (wasRequesting.current && !isRequesting) begin.current?.querySelector('button')?.focus();
		wasRequesting.current = isRequesting;
	}, [isRequesting]);
	// Another request becomes secondary while an existing return needs an action.
	const isAnother = returns.some(({ mayDo }) => mayDo.length > 0);
	return (
		<>
			{returns.map((of) => (
				<ReturnCard
					key={of.id}
					of={of}
					side="buyer"
					isShownAbove={of.id === pinnedReturnId}
					bankShown={of.bankShown}
					sendTo={of.sendTo}
					postage={<BuyerReturnShipping of={of} />}
				>
					<ReturnActions
						of={{ ...of, isSentBack: isSentBack(of) }}
						actions={of.mayDo.filter((act) => of.id !== pinnedReturnId || !pinnedActions.includes(act))}
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
