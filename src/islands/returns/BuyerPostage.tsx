import { useState } from 'react';
import type { BuyerReturnView } from '#src/domains/orders/contract-returns.ts';
import { postageFactWords as words } from '#src/messages/vi/postage-facts.ts';
import { Button } from '../ui/Button.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { PostageFacts } from './PostageFacts.tsx';

const loadForm = () => import('./PostageForm.tsx').then(({ PostageForm }) => ({ Form: PostageForm }));
const loadActs = () => import('./PostageActs.tsx').then(({ PostageActs }) => ({ Acts: PostageActs }));

/** What sending back has cost the buyer: told here, taken back, or given to somebody else to judge. */
export function BuyerPostage({ of }: { readonly of: BuyerReturnView }) {
	const [isTelling, setTelling] = useState(false);
	const { postage, postageOffer, postageActs, postageBank } = of;
	const form = useLoaded(loadForm, isTelling);
	const acts = useLoaded(loadActs, postageActs.length > 0);
	return (
		<>
			{postage && (
				<PostageFacts side="buyer" of={of} postage={postage} bankShown={postageBank}>
					{acts && <acts.Acts returnId={of.id} amountVnd={postage.amountVnd} acts={postageActs} />}
				</PostageFacts>
			)}
			{postageOffer && (
				<div className="order-buttons">
					<Button kind="secondary" isBusy={isTelling && !form} onClick={() => setTelling(true)}>
						{words.state}
					</Button>
				</div>
			)}
			{isTelling && postageOffer && form && (
				<form.Form returnId={of.id} needsBank={postageOffer.needsBank} onClose={() => setTelling(false)} />
			)}
		</>
	);
}
