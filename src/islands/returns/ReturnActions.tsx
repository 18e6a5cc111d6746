import type { BuyerReturnAction, BuyerReturnView } from '#src/domains/returns/contract/return.ts';
import { pursueReturn } from '#src/islands/returns/store.ts';
import { aboutMessages, buyerActionMessages } from '#src/messages/vi/return-screen.ts';
import { ReturnAction } from './ReturnAction.tsx';

type Props = {
	readonly of: Pick<BuyerReturnView, 'id' | 'lines' | 'amount'> & { readonly isSentBack: boolean };
	readonly actions: readonly BuyerReturnAction[];
	readonly isFirst?: boolean;
};

export const ReturnActions = ({ of, actions, isFirst = false }: Props) =>
	actions.map((act, at) => (
		<ReturnAction
			key={act}
			act={{ ...buyerActionMessages(act, of.isSentBack), ...(isFirst && at === 0 ? { kind: 'primary' } : {}) }}
			about={aboutMessages(of)}
			of={`return:${of.id}:${act}`}
			onConfirm={({ note, tracking, pictures }) =>
				pursueReturn({ returnId: of.id, act, note, tracking, pictures: pictures.map(({ id }) => id) })
			}
		/>
	));
