import { cashbackOf } from '#src/domains/coin/rules/earning.ts';
import type { OrderState } from '../contract.ts';
import type { Cut } from '../contract-rest.ts';

export const EARNING_STATES: readonly OrderState[] = ['placed', 'confirmed', 'packed', 'shipped', 'delivered'];

type Earning = {
	readonly state: OrderState;
	readonly goodsVnd: number;
	readonly shopDiscountVnd: number;
	readonly platformDiscountVnd: number;
	readonly coinVnd: number;
	/** Of what was paid in cash, no part of it any more. */
	readonly cut?: Pick<Cut, 'cashVnd'> | undefined;
};

/** What an order on its way will earn when it is complete, before the caps of a day and a week. */
export const comingCoin = ({ state, goodsVnd, shopDiscountVnd, platformDiscountVnd, coinVnd, cut }: Earning): number =>
	EARNING_STATES.includes(state)
		? cashbackOf(goodsVnd - shopDiscountVnd - platformDiscountVnd - coinVnd - (cut?.cashVnd ?? 0))
		: 0;
