import { expect, test } from 'vitest';
import { ORDER_STATES, type OrderEventKind, type OrderState } from '../contract.ts';
import { orderTimeline } from './order-timeline.ts';

const AT = '2026-11-21T02:00:00.000Z';
const timeline = (state: OrderState, kinds: readonly OrderEventKind[]): string =>
	orderTimeline({
		state,
		placedAt: AT,
		events: kinds.map((kind) => ({ kind, party: 'system', reason: null, note: '', at: AT })),
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
		'a shop, which is not told of ordering, sees when it was asked',
		'confirmed',
		['confirmed'],
		'ordered:done confirmed:done packed:now shipped:later delivered:later completed:later',
	],
] as const)('%s', (_title, state, kinds, wanted) => {
	expect(timeline(state, kinds)).toBe(wanted);
});

test.each(ORDER_STATES)('at most one step of an order in state %s comes next', (state) => {
	expect(timeline(state, ['ordered']).match(/:now/g)?.length ?? 0).toBeLessThanOrEqual(1);
});
