import { expect, test } from 'vitest';
import { ORDER_STATES, type OrderEventKind, type OrderState } from '#src/domains/orders/contract/order.ts';
import type { ReturnEventView } from '#src/domains/returns/contract/return.ts';
import { orderTimeline } from './order-timeline.ts';

const AT = '2026-11-21T02:00:00.000Z';
const timeline = (state: OrderState, kinds: readonly OrderEventKind[]): string =>
	orderTimeline({
		state,
		placedAt: AT,
		events: kinds.map((kind) => ({ kind, party: 'system', reason: null, note: '', at: AT })),
		parcels: [],
	})
		.map((step) => `${step.kind}:${step.state}`)
		.join(' ');

test.each([
	[
		'an unpaid order waits for its payment',
		'pending_payment',
		['ordered', 'payment_failed'],
		'ordered:done payment_failed:failed paid:now confirmed:later packed:later shipped:later delivered:later completed:later',
	],
	[
		'tries to pay that fail one after another are one step',
		'placed',
		['ordered', 'payment_failed', 'payment_failed', 'payment_failed', 'paid'],
		'ordered:done payment_failed:failed paid:done confirmed:now packed:later shipped:later delivered:later completed:later',
	],
	[
		'an order in cash waits for its shop, no payment lies ahead',
		'placed',
		['ordered'],
		'ordered:done confirmed:now packed:later shipped:later delivered:later completed:later',
	],
	[
		'a parcel on its way has two steps left',
		'shipped',
		['ordered', 'paid', 'confirmed', 'packed', 'shipped'],
		'ordered:done paid:done confirmed:done packed:done shipped:done delivered:now completed:later',
	],
	['an expired order has nothing ahead', 'expired', ['ordered', 'expired'], 'ordered:done expired:failed'],
	[
		'a cancelled paid order still brings the money back',
		'cancelled',
		['ordered', 'paid', 'cancelled', 'refund_asked'],
		'ordered:done paid:done cancelled:failed refund_asked:done refunded:now',
	],
	[
		'money that is back lies behind',
		'cancelled',
		['ordered', 'paid', 'cancelled', 'refund_asked', 'refunded'],
		'ordered:done paid:done cancelled:failed refund_asked:done refunded:done',
	],
	[
		'a second refund is ahead when the first has come',
		'completed',
		['paid', 'completed', 'refund_asked', 'refunded', 'refund_asked'],
		'paid:done completed:done refund_asked:done refunded:done refund_asked:done refunded:now',
	],
	[
		'a shop, which is not told of ordering, sees when it was asked',
		'confirmed',
		['confirmed'],
		'ordered:done confirmed:done packed:now shipped:later delivered:later completed:later',
	],
] as const)('orderTimeline: %s', (_title, state, kinds, wanted) => {
	expect(timeline(state, kinds)).toBe(wanted);
});

test.each(ORDER_STATES)('orderTimeline marks at most one step as next for an order in state %s', (state) => {
	expect(timeline(state, ['ordered']).match(/:now/g)?.length ?? 0).toBeLessThanOrEqual(1);
});

const hour = (at: number): string => `2026-11-21T${String(at).padStart(2, '0')}:00:00.000Z`;
const parcel = (position: number, facts: Readonly<Record<string, string>> = {}) => ({
	position,
	tracking: `T${position}`,
	proof: 'Vắng nhà',
	shippedAt: hour(position),
	deliveredAt: null,
	refusedAt: null,
	lostAt: null,
	returnedAt: null,
	...facts,
});
const event = (kind: OrderEventKind, at: string) => ({ kind, party: 'shop', reason: null, note: '', at }) as const;

test('orderTimeline lists several parcels at the times when each was shipped and delivered', () => {
	const steps = orderTimeline({
		state: 'packed',
		placedAt: hour(0),
		events: [event('ordered', hour(0)), event('packed', hour(0)), event('cancel_declined', hour(3))],
		parcels: [parcel(1, { deliveredAt: hour(4) }), parcel(2)],
	});
	expect(steps.map(({ kind, parcel: which }) => (which ? `${kind} ${which}` : kind))).toEqual([
		'ordered',
		'packed',
		'parcel_shipped 1',
		'parcel_shipped 2',
		'cancel_declined',
		'parcel_delivered 1',
		'shipped',
		'delivered',
		'completed',
	]);
});

test("orderTimeline omits the order's shipped and delivered events when it lists several parcels", () => {
	const steps = orderTimeline({
		state: 'delivered',
		placedAt: hour(0),
		events: [event('ordered', hour(0)), event('shipped', hour(2)), event('delivered', hour(4))],
		parcels: [parcel(1, { deliveredAt: hour(3) }), parcel(2, { deliveredAt: hour(4) })],
	});
	expect(steps.map(({ kind, state }) => `${kind}:${state}`)).toEqual([
		'ordered:done',
		'parcel_shipped:done',
		'parcel_shipped:done',
		'parcel_delivered:done',
		'parcel_delivered:done',
		'completed:now',
	]);
});

test("orderTimeline lists only the failed delivery and the return of an order's single parcel", () => {
	const steps = orderTimeline({
		state: 'returned',
		placedAt: hour(0),
		events: [event('ordered', hour(0)), event('shipped', hour(1))],
		parcels: [parcel(1, { refusedAt: hour(2), returnedAt: hour(5) })],
	});
	expect(steps.map(({ kind, state }) => `${kind}:${state}`)).toEqual([
		'ordered:done',
		'shipped:done',
		'parcel_refused:failed',
		'parcel_back:done',
	]);
	expect(steps[2]?.event?.note).toBe('Vắng nhà');
});

test('orderTimeline lists the first parcel before the unshipped items have left', () => {
	const steps = orderTimeline({
		state: 'packed',
		placedAt: hour(0),
		parcels: [parcel(1)],
		events: [event('ordered', hour(0)), event('packed', hour(0))],
	});
	expect(steps.map(({ kind }) => kind).slice(0, 4)).toEqual(['ordered', 'packed', 'parcel_shipped', 'shipped']);
});

test('orderTimeline lists the events of a return, the expected bank refund and the refunded coin', () => {
	const at = (minute: number) => new Date(Date.parse(AT) + minute * 60_000).toISOString();
	const said = (kind: ReturnEventView['kind'], minute: number): ReturnEventView => {
		return { kind, party: 'shop', note: '', at: at(minute), pictureIds: [] };
	};
	const refund = { channel: 'vnpay', cashVnd: 90_000, coinVnd: 10_000, issuedAt: at(8), expectedBy: at(9) } as const;
	const steps = (paidAt: string | null, more: readonly ReturnEventView[] = []) =>
		orderTimeline({
			state: 'completed',
			placedAt: AT,
			parcels: [],
			events: [{ kind: 'paid', party: 'system', reason: null, note: '', at: AT }],
			returns: [{ events: [said('requested', 1), said('refunded', 8), ...more], refund: { ...refund, paidAt } }],
			messages: [0, 2, 3, 9].map((minute) => ({ party: 'buyer', at: at(minute) })),
		});
	expect(steps(null).map(({ kind, state, count }) => `${kind}:${state}${count ? `:${count}` : ''}`)).toEqual([
		'paid:done',
		'messages:done:1',
		'return_requested:done',
		'messages:done:2',
		'return_refunded:done',
		'messages:done:1',
		'return_paid_back:now',
	]);
	const money = steps(null).map(({ amount }) => amount);
	expect(money.filter(Boolean)).toEqual([
		{ cashVnd: 90_000, coinVnd: 10_000 },
		{ cashVnd: 90_000, coinVnd: 0 },
	]);
	const done = steps(at(10), [said('paid_back', 10)]);
	expect(done.at(-1)).toMatchObject({ kind: 'return_paid_back', state: 'done' });
});

test('orderTimeline lists a refund once when both the order and a return record it', () => {
	const at = (minute: number) => new Date(Date.parse(AT) + minute * 60_000).toISOString();
	const said = (kind: ReturnEventView['kind'], minute: number): ReturnEventView => {
		return { kind, party: 'shop', note: '', at: at(minute), pictureIds: [] };
	};
	const sold = { state: 'returned', placedAt: AT, parcels: [] } as const;
	const before = [event('paid', AT), event('refund_asked', at(2)), event('refunded', at(3))];
	const refund = { channel: 'bank', cashVnd: 90_000, coinVnd: 0, issuedAt: at(8), expectedBy: at(99) } as const;
	const asked = orderTimeline({
		...sold,
		events: [...before, event('refund_asked', at(8))],
		returns: [{ events: [said('requested', 1), said('refunded', 8)], refund: { ...refund, paidAt: null } }],
	});
	expect(asked.map(({ kind, state }) => `${kind}:${state}`)).toEqual([
		'paid:done',
		'return_requested:done',
		'refund_asked:done',
		'refunded:done',
		'return_refunded:done',
		'return_paid_back:now',
	]);
	const paid = orderTimeline({
		...sold,
		events: [...before, event('refund_asked', at(8)), event('refunded', at(12))],
		returns: [{ events: [said('refunded', 8), said('paid_back', 12)], refund: { ...refund, paidAt: at(12) } }],
	});
	expect(paid.map(({ kind }) => kind)).toEqual([
		'paid',
		'refund_asked',
		'refunded',
		'return_refunded',
		'return_paid_back',
	]);
});

test.each(['rejected', 'postage_refused'] as const)('orderTimeline marks the return event %s as failed', (kind) => {
	const said: ReturnEventView = { kind, party: 'shop', note: '', at: AT, pictureIds: [] };
	const steps = orderTimeline({
		state: 'delivered',
		placedAt: AT,
		parcels: [],
		events: [event('paid', AT)],
		returns: [{ events: [said], refund: null }],
	});
	expect(steps.find((step) => step.kind === `return_${kind}`)?.state).toBe('failed');
});
