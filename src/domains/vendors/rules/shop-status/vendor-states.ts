import { stateTable } from '#src/shared/states.ts';
import type { ShopState } from '../../contract/shop.ts';

export const shopStates = stateTable<ShopState>({
	initial: ['draft'],
	final: ['rejected', 'terminated'],
	moves: {
		draft: ['submitted'],
		submitted: ['needs_info', 'approved', 'rejected'],
		needs_info: ['submitted', 'rejected'],
		rejected: [],
		approved: ['suspended'],
		suspended: ['approved', 'terminated'],
		terminated: [],
	},
	column: 'shops.state',
});

export const mayShopSell = (state: string): boolean => state === 'approved';

/** Everybody can see the page and products of these shops; a suspended shop sells nothing. */
export const VISIBLE_SHOP_STATES: readonly ShopState[] = ['approved', 'suspended'];
export const isShopVisible = (state: ShopState): boolean => VISIBLE_SHOP_STATES.includes(state);
