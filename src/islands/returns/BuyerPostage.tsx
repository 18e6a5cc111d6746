import { useState } from 'react';
import type { BuyerReturnView } from '#src/domains/orders/contract-returns.ts';
import { buyerPostageActWords, postageScreenWords as words } from '#src/messages/vi/return-postage.ts';
import { formatVnd } from '#src/shared/money.ts';
import { pursuePostage } from '#src/stores/returns.ts';
import { Button } from '../ui/Button.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { PostageFacts } from './PostageFacts.tsx';
import { ReturnAct } from './ReturnAct.tsx';

const loadForm = () => import('./PostageForm.tsx').then(({ PostageForm }) => ({ Form: PostageForm }));

/** What sending back has cost the buyer: told here, taken back, or given to somebody else to judge. */
export function BuyerPostage({ of }: { readonly of: BuyerReturnView }) {
	const [isTelling, setTelling] = useState(false);
	const form = useLoaded(loadForm, isTelling);
	const { postage, postageOffer, postageActs, postageBank } = of;
	return (
		<>
			{postage && (
				<PostageFacts side="buyer" postage={postage} bankShown={postageBank}>
					{postageActs.map((act) => (
						<ReturnAct
							key={act}
							act={buyerPostageActWords[act]}
							about={`${words.title} · ${formatVnd(postage.amountVnd)}`}
							onYes={({ note }) => pursuePostage({ returnId: of.id, act, note })}
						/>
					))}
				</PostageFacts>
			)}
			{postageOffer && (
				<div className="order-buttons">
					<Button kind="secondary" onClick={() => setTelling(true)}>
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
