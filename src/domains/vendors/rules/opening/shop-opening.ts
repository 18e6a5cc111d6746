import { daysBetween } from '#src/shared/time.ts';
import { type AnnouncedHoliday, HOLIDAY_NOTICE_DAYS, type ShopState } from '../../contract/shop.ts';
import { mayShopSell } from '../shop-status/vendor-states.ts';

/** `YYYY-MM-DD`, Vietnamese days, both inclusive. */
export type Holiday = { readonly closedFrom: string | null; readonly closedTo: string | null };
export type ShopOpening = 'open' | 'on_holiday' | 'not_selling';

/** `today` is a Vietnamese day as `YYYY-MM-DD`; days in this format compare as strings. */
export function shopOpening(state: ShopState, holiday: Holiday, today: string): ShopOpening {
	if (!mayShopSell(state)) return 'not_selling';
	const { closedFrom, closedTo } = holiday;
	const isAway = closedFrom !== null && closedTo !== null && closedFrom <= today && today <= closedTo;
	return isAway ? 'on_holiday' : 'open';
}

export function pastDays(
	{ closedFrom, closedTo }: Holiday,
	yesterday: string,
): { readonly closedFrom: string; readonly closedTo: string } | null {
	if (closedFrom === null || closedTo === null || closedFrom > yesterday) return null;
	return { closedFrom, closedTo: closedTo < yesterday ? closedTo : yesterday };
}

export function announcedHoliday(
	holiday: Holiday & { readonly closedNote: string },
	today: string,
): AnnouncedHoliday | null {
	const { closedFrom: from, closedTo: to, closedNote: note } = holiday;
	if (from === null || to === null || to < today) return null;
	return daysBetween(today, from) <= HOLIDAY_NOTICE_DAYS ? { from, to, note } : null;
}
