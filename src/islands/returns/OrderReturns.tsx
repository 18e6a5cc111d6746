import { useState } from 'react';
import type { BuyerReturnView, ReturnOffer } from '#src/domains/orders/contract-returns.ts';
import type { OrderLineView } from '#src/domains/orders/contract-views.ts';
import { aboutWords, buyerActWords, returnScreenWords as words } from '#src/messages/vi/return-screen.ts';
import { pursueReturn } from '#src/stores/returns.ts';
import { Button } from '../ui/Button.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { BuyerPostage } from './BuyerPostage.tsx';
import { ReturnAct } from './ReturnAct.tsx';
import { ReturnCard } from './ReturnCard.tsx';

type Props = {
	readonly number: string;
	readonly lines: readonly OrderLineView[];
	readonly returns: readonly BuyerReturnView[];
	readonly offer: ReturnOffer | null;
};

const loadForm = () => import('./ReturnForm.tsx').then(({ ReturnForm }) => ({ Form: ReturnForm }));

/** The buyer's returns of one order, and the way to a new one. */
export function OrderReturns({ number, lines, returns, offer }: Props) {
	const [isAsking, setAsking] = useState(false);
	const form = useLoaded(loadForm, isAsking);
	// Beside what waits for an act, a further request steps back.
	const isAnother = returns.some(({ mayDo }) => mayDo.length > 0);
	return (
		<>
			{returns.map((of) => (
				<ReturnCard
					key={of.id}
					of={of}
					side="buyer"
					bankShown={of.bankShown}
					sendTo={of.sendTo}
					postage={<BuyerPostage of={of} />}
				>
					{of.mayDo.map((act) => (
						<ReturnAct
							key={act}
							act={buyerActWords[act]}
							about={aboutWords(of)}
							of={`return:${of.id}:${act}`}
							onYes={({ note, tracking, pictures }) =>
								pursueReturn({ returnId: of.id, act, note, tracking, pictures: pictures.map(({ id }) => id) })
							}
						/>
					))}
				</ReturnCard>
			))}
			{offer && !(isAsking && form) && (
				<div className="order-buttons">
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
