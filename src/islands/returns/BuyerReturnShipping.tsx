import { useState } from 'react';
import type { BuyerReturnView } from '#src/domains/returns/contract/return.ts';
import { returnShippingFactMessages as messages } from '#src/messages/vi/return-screen.ts';
import { Button } from '../ui/Button.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { ReturnShippingFacts } from './ReturnShippingFacts.tsx';

const loadForm = () =>
	import('./ReturnShippingForm.tsx').then(({ ReturnShippingForm }) => ({ Form: ReturnShippingForm }));
const loadActions = () =>
	import('./ReturnShippingActions.tsx').then(({ ReturnShippingActions }) => ({ Actions: ReturnShippingActions }));

export function BuyerReturnShipping({ of }: { readonly of: BuyerReturnView }) {
	const [isNotifying, setNotifying] = useState(false);
	const { postage, postageOffer, postageActs, postageBank } = of;
	const form = useLoaded(loadForm, isNotifying);
	const actions = useLoaded(loadActions, postageActs.length > 0);
	return (
		<>
			{postage && (
				<ReturnShippingFacts side="buyer" of={of} postage={postage} bankShown={postageBank}>
					{actions && <actions.Actions returnId={of.id} amountVnd={postage.amountVnd} actions={postageActs} />}
				</ReturnShippingFacts>
			)}
			{postageOffer && (
				<div className="order-buttons">
					<Button kind="secondary" isBusy={isNotifying && !form} onClick={() => setNotifying(true)}>
						{messages.state}
					</Button>
				</div>
			)}
			{isNotifying && postageOffer && form && (
				<form.Form returnId={of.id} needsBank={postageOffer.needsBank} onClose={() => setNotifying(false)} />
			)}
		</>
	);
}
