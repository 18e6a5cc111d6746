import type { OrderState } from '#src/domains/orders/contract.ts';
import type { ReturnState } from '#src/domains/orders/contract-returns.ts';
import { orderStateTones, orderStateWord, returnStateWords } from './orders.ts';

type Badged = {
	readonly state: OrderState;
	readonly isUndelivered: boolean;
	/** Absent where nobody reads of returns. */
	readonly openReturn?: { readonly state: ReturnState } | null;
};
const IN_DISPUTE: Readonly<Partial<Record<ReturnState, string>>> = {
	disputed: returnStateWords.disputed,
	under_review: returnStateWords.disputed,
	ruled: returnStateWords.ruled,
};

/** Where an order stands, in one badge: a dispute goes before how far the goods have come. */
export function orderBadge({ state, isUndelivered, openReturn }: Badged) {
	const dispute = openReturn && IN_DISPUTE[openReturn.state];
	return dispute
		? { text: dispute, tone: 'warning' as const }
		: { text: orderStateWord({ state, isUndelivered }), tone: orderStateTones[state] };
}
