import type { Background } from '#src/platform/jobs/index.ts';
import { orderPaymentFailed, ordersExpired, ordersPlaced } from './events.ts';
import { refundOrder } from './jobs/refund-unserved-order.ts';
import { onPaymentDeclined, onPaymentSuspected } from './subscribers/follow-doubted-payments.ts';
import { notifyPaymentFailed } from './subscribers/notify-payment-failed.ts';
import { notifyExpired, notifyPlaced } from './subscribers/notify-placed.ts';

export const checkoutBackground: Background = {
	events: [orderPaymentFailed, ordersExpired, ordersPlaced],
	subscribers: [onPaymentDeclined, onPaymentSuspected, notifyPaymentFailed, notifyExpired, notifyPlaced],
	jobs: [refundOrder],
	timetable: [],
};
