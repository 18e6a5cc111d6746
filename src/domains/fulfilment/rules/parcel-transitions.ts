import type { ordersConfig } from '#src/domains/orders/contract/order.ts';
import type { ParcelState } from '#src/domains/orders/contract/parcel.ts';
import type { OrderNotice } from '#src/domains/orders/rules/notices.ts';
import type { SettingOf, Transition } from '#src/shared/states.ts';

export type ParcelTransition = Transition<ParcelState> & {
	readonly timers?: Readonly<Record<string, SettingOf<typeof ordersConfig>>>;
	readonly notices: readonly OrderNotice[];
};

/**
 * The life of a parcel. When no parcel of an order is in transit any more, the order moves as well
 * (`deliver`, `turn_back` and `lose` in `order-transitions`); the notices here tell of one parcel of several. Reports
 * of a carrier postpone the question whether the order has arrived; those of a shop do not.
 */
export const PARCEL_TRANSITIONS = [
	{
		name: 'ship_part',
		from: [],
		to: 'shipped',
		by: ['shop'],
		guard: 'chooseQuantities',
		effects: ['ship_stock', 'postpone_arrival_question'],
		notices: ['orders.buyer_part_shipped'],
	},
	{
		name: 'scan',
		from: ['shipped'],
		to: 'in_transit',
		by: ['carrier'],
		guard: 'isOnItsWay',
		effects: ['postpone_arrival_question', 'close_investigation'],
		notices: [],
	},
	{
		name: 'deliver_part',
		from: ['shipped', 'in_transit'],
		to: 'delivered',
		by: ['carrier', 'shop', 'buyer'],
		guard: 'hasProof',
		effects: ['postpone_arrival_question', 'close_investigation'],
		notices: ['orders.buyer_part_delivered'],
	},
	{
		// A return has refunded the whole order while this parcel was in transit.
		name: 'deliver_refunded',
		from: ['shipped', 'in_transit'],
		to: 'delivered',
		by: ['carrier', 'shop'],
		guard: 'hasProof',
		effects: ['postpone_arrival_question', 'close_investigation'],
		notices: ['orders.buyer_arrived_paid_back', 'orders.shop_arrived_paid_back'],
	},
	{
		name: 'refuse',
		from: ['shipped', 'in_transit'],
		to: 'refused',
		by: ['carrier', 'shop'],
		guard: 'isOnItsWay',
		effects: ['postpone_arrival_question', 'close_investigation'],
		notices: [],
	},
	{
		// Another parcel of the order was delivered or is not sent yet.
		name: 'lose_part',
		from: ['shipped', 'in_transit'],
		to: 'lost',
		by: ['operator', 'system'],
		guard: 'isOnItsWay',
		timers: { give_up: 'findDays' },
		effects: ['close_investigation'],
		notices: ['orders.buyer_part_lost', 'orders.shop_part_lost'],
	},
	{
		// The shop claims its value from the carrier; no refund depends on it.
		name: 'lose_on_way_back',
		from: ['refused'],
		to: 'lost',
		by: ['system'],
		timers: { mark_parcels_lost: 'wayBackDays' },
		effects: [],
		notices: ['orders.shop_parcel_lost'],
	},
	{
		// A parcel marked as lost may still arrive back at the shop.
		name: 'take_back',
		from: ['refused', 'lost'],
		to: 'returned',
		by: ['shop'],
		guard: 'chooseQuantities',
		effects: ['restock'],
		notices: [],
	},
] as const satisfies readonly ParcelTransition[];

type Row = (typeof PARCEL_TRANSITIONS)[number];
export type ParcelTransitionName = Row['name'];

export function parcelTransition(name: ParcelTransitionName): ParcelTransition {
	const row = PARCEL_TRANSITIONS.find((found) => found.name === name);
	if (!row) throw new Error(`no transition ${name} of parcels`);
	return row;
}
