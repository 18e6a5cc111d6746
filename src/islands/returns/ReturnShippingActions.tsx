import type { BuyerReturnShippingAction } from '#src/domains/returns/contract/return-shipping.ts';
import { pursueReturnShipping } from '#src/islands/returns/return-shipping-store.ts';
import { buyerReturnShippingActionMessages, returnShippingAbout } from '#src/messages/vi/return-screen.ts';
import { ReturnAction } from './ReturnAction.tsx';

type Props = {
	readonly returnId: string;
	readonly amountVnd: number;
	readonly actions: readonly BuyerReturnShippingAction[];
};

export const ReturnShippingActions = ({ returnId, amountVnd, actions }: Props) =>
	actions.map((act) => (
		<ReturnAction
			key={act}
			act={buyerReturnShippingActionMessages[act]}
			about={returnShippingAbout(amountVnd)}
			of={`postage:${returnId}:${act}`}
			onConfirm={({ note }) => pursueReturnShipping({ returnId, act, note })}
		/>
	));
