import { isCashHeldByShop } from '#src/domains/order-money/rules/cash-held-by-shop.ts';
import type { PaymentMethod } from '#src/domains/orders/contract/order.ts';
import type { Carrier, ParcelState } from '#src/domains/orders/contract/parcel.ts';
import { sumVnd } from '#src/shared/money.ts';
import type { LineDifference } from '../contract.ts';

/** A parcel with the code of a line; `openVnd` is null without a claim, and 0 when all of it was remitted. */
export type NamedParcel = {
	readonly parcelId: string;
	readonly shopId: string;
	readonly customerId: string;
	readonly state: ParcelState;
	readonly carrier: Carrier;
	readonly otherCollects: boolean;
	readonly method: PaymentMethod;
	readonly openVnd: number | null;
};
export type LinePart = { readonly parcelId: string; readonly amountVnd: number };
export type LineMatch =
	| { readonly isBooked: true; readonly parts: readonly LinePart[] }
	| { readonly isBooked: false; readonly difference: LineDifference; readonly expectedVnd: number | null };

const different = (difference: LineDifference, expectedVnd: number | null = null): LineMatch => ({
	isBooked: false,
	difference,
	expectedVnd,
});

/** Orders of one buyer at one shop may share a box; carriers reuse codes, so the latest box with open claims counts. */
export function openBox(named: readonly NamedParcel[]): readonly NamedParcel[] {
	const open = named.filter(({ openVnd }) => openVnd !== null && openVnd > 0);
	const [latest] = open;
	return open.filter(({ shopId, customerId }) => shopId === latest?.shopId && customerId === latest.customerId);
}

/** Decides about a line in ₫ whose code belongs to the parcels `named`, the latest first. */
export function matchLine(amountVnd: number, named: readonly NamedParcel[]): LineMatch {
	const box = openBox(named);
	const expectedVnd = sumVnd(box.map(({ openVnd }) => openVnd ?? 0));
	if (expectedVnd > 0) {
		if (expectedVnd !== amountVnd) return different('other_amount', expectedVnd);
		return { isBooked: true, parts: box.map(({ parcelId, openVnd }) => ({ parcelId, amountVnd: openVnd ?? 0 })) };
	}
	const [latest] = named;
	if (!latest) return different('unknown_parcel');
	if (latest.openVnd === 0) return different('already_remitted', 0);
	if (latest.method !== 'cod') return different('no_cash', 0);
	if (isCashHeldByShop(latest)) return different('cash_of_shop', 0);
	const isEnded = latest.state === 'refused' || latest.state === 'lost' || latest.state === 'returned';
	return isEnded ? different('no_cash', 0) : different('not_delivered');
}

/** Divides a line that an operator accepts among the open claims, up to what they are. */
export function acceptLine(amountVnd: number, named: readonly NamedParcel[]): readonly LinePart[] {
	let leftVnd = amountVnd;
	return openBox(named).flatMap(({ parcelId, openVnd }) => {
		const partVnd = Math.min(leftVnd, openVnd ?? 0);
		leftVnd -= partVnd;
		return partVnd > 0 ? [{ parcelId, amountVnd: partVnd }] : [];
	});
}
