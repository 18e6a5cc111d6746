import type { BuyerReturnAct, BuyerReturnView } from '#src/domains/orders/contract-returns.ts';
import { aboutWords, buyerActWords } from '#src/messages/vi/return-screen.ts';
import { pursueReturn } from '#src/stores/returns.ts';
import { ReturnAct } from './ReturnAct.tsx';

type Props = {
	readonly of: Pick<BuyerReturnView, 'id' | 'lines' | 'amount'> & { readonly isSentBack: boolean };
	readonly acts: readonly BuyerReturnAct[];
	/** Before everything else that may be done on its page. */
	readonly isFirst?: boolean;
};

/** What the buyer may do with a return now. */
export const ReturnActs = ({ of, acts, isFirst = false }: Props) =>
	acts.map((act, at) => (
		<ReturnAct
			key={act}
			act={{ ...buyerActWords(act, of.isSentBack), ...(isFirst && at === 0 ? { kind: 'primary' } : {}) }}
			about={aboutWords(of)}
			of={`return:${of.id}:${act}`}
			onYes={({ note, tracking, pictures }) =>
				pursueReturn({ returnId: of.id, act, note, tracking, pictures: pictures.map(({ id }) => id) })
			}
		/>
	));
