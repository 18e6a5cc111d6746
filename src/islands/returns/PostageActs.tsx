import type { BuyerPostageAct } from '#src/domains/orders/contract-postage.ts';
import { postageAbout } from '#src/messages/vi/postage-facts.ts';
import { buyerPostageActWords } from '#src/messages/vi/return-postage.ts';
import { pursuePostage } from '#src/stores/postage.ts';
import { ReturnAct } from './ReturnAct.tsx';

type Props = { readonly returnId: string; readonly amountVnd: number; readonly acts: readonly BuyerPostageAct[] };

/** What the buyer may do about a receipt: fetched where there is something. */
export const PostageActs = ({ returnId, amountVnd, acts }: Props) =>
	acts.map((act) => (
		<ReturnAct
			key={act}
			act={buyerPostageActWords[act]}
			about={postageAbout(amountVnd)}
			of={`postage:${returnId}:${act}`}
			onYes={({ note }) => pursuePostage({ returnId, act, note })}
		/>
	));
