import { cashbackOf } from '#src/domains/coin/rules/earning.ts';
import type { Cut } from '#src/domains/fulfilment/contract/unshipped-items.ts';
import type { OrderState } from '#src/domains/orders/contract/order.ts';

export const EARNING_STATES: readonly OrderState[] = ['placed', 'confirmed', 'packed', 'shipped', 'delivered'];

type Earning = {
	readonly state: OrderState;
	readonly earnedAt?: Date | null;
	readonly goodsVnd: number;
	readonly shopDiscountVnd: number;
	readonly platformDiscountVnd: number;
	readonly coinVnd: number;
	readonly cut?: Pick<Cut, 'cashVnd' | 'shippingVnd'> | undefined;
};

export function comingCoin({ state, earnedAt, cut, ...paid }: Earning): number {
	const isWaiting = state === 'completed' && earnedAt === null;
	if (!isWaiting && !EARNING_STATES.includes(state)) return 0;
	const { goodsVnd, shopDiscountVnd, platformDiscountVnd, coinVnd } = paid;
	const cutVnd = (cut?.cashVnd ?? 0) - (cut?.shippingVnd ?? 0);
	return cashbackOf(goodsVnd - shopDiscountVnd - platformDiscountVnd - coinVnd - cutVnd);
}
