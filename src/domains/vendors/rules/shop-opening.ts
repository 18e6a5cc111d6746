import type { ShopState } from '../contract.ts';

/** `YYYY-MM-DD`, Vietnamese days, both included. */
export type Holiday = { readonly closedFrom: string | null; readonly closedTo: string | null };
export type ShopOpening = 'open' | 'on_holiday' | 'not_selling';

/** `today`: the Vietnamese day as `YYYY-MM-DD`; such days compare as text. */
export function shopOpening(state: ShopState, holiday: Holiday, today: string): ShopOpening {
	if (state !== 'approved') return 'not_selling';
	const { closedFrom, closedTo } = holiday;
	const isAway = closedFrom !== null && closedTo !== null && closedFrom <= today && today <= closedTo;
	return isAway ? 'on_holiday' : 'open';
}
