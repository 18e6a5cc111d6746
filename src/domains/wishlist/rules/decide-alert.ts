import { addMs, HOUR_MS, MINUTE_MS } from '#src/shared/time.ts';
import { type AlertKind, type WishStatus, wishlistConfig } from '../contract.ts';

type Watched = { readonly kind: AlertKind; readonly basePriceVnd: number | null };
type Goods = { readonly status: WishStatus; readonly priceVnd: number };

/** Told is only what can be bought in this moment; a price, only when it is lower than asked or told last. */
export function isWorthTelling({ kind, basePriceVnd }: Watched, { status, priceVnd }: Goods): boolean {
	if (status !== 'on_sale') return false;
	return kind === 'back_in_stock' || (basePriceVnd !== null && priceVnd < basePriceVnd);
}

/** A price that has just changed rests first, and one person is told of it at most once a day. */
export function priceDueAt(changedAt: Date, toldAt: Date | null): Date {
	const settled = addMs(changedAt, wishlistConfig.settleMinutes * MINUTE_MS);
	const again = toldAt && addMs(toldAt, wishlistConfig.priceEveryHours * HOUR_MS);
	return again && again > settled ? again : settled;
}
