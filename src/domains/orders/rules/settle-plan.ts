import type { OrderState } from '../contract.ts';

type CoveredOrder = { readonly id: string; readonly state: OrderState };

export type SettlePlan<O extends CoveredOrder> = {
	/** Still want their goods. */
	readonly toPlace: readonly O[];
	/** Were given up before the money came: their share goes back. */
	readonly givenUp: readonly O[];
};

/** What a payment that has come in does for the orders that it covers. `null`: for none of them anything. */
export function settlePlan<O extends CoveredOrder>(covered: readonly O[]): SettlePlan<O> | null {
	const toPlace = covered.filter(({ state }) => state === 'pending_payment' || state === 'expired');
	const givenUp = covered.filter(({ state }) => state === 'cancelled');
	return toPlace.length === 0 ? null : { toPlace, givenUp };
}
