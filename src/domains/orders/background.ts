import type { Background } from '#src/platform/jobs/index.ts';
import {
	orderArrivedPaidBack,
	orderCancelWithdrawn,
	orderCompleted,
	orderConfirmed,
	orderDelivered,
	orderDeliveryFailed,
	orderFailedDeliveryCleared,
	orderLost,
	orderPacked,
	orderParcelBack,
	orderParcelLost,
	orderPartDelivered,
	orderPartLost,
	orderPartShipped,
	orderShipped,
	orderUnshippedCancelDeclined,
	orderUnshippedCancelRequested,
	orderUnshippedItemsCancelled,
	parcelInvestigationFound,
} from './events.ts';
import { orderCancelDeclined, orderCancellationRequested, orderCancelled } from './events-cancellation.ts';
import { orderPaymentFailed, ordersExpired, ordersPlaced } from './events-checkout.ts';
import { orderMessageWritten } from './events-conversations.ts';
import { orderCashConfirmed } from './events-order-money.ts';
import { returnMoved } from './events-returns.ts';
import { advanceDueOrders } from './jobs/advance-due-orders.ts';
import { advanceDueReturnShippingCosts } from './jobs/advance-due-return-shipping-costs.ts';
import { advanceDueReturns } from './jobs/advance-due-returns.ts';
import { backfillOrderSearch } from './jobs/backfill-order-search.ts';
import { backfillSalesJob } from './jobs/backfill-sales.ts';
import { countBoughtTogetherJob } from './jobs/count-bought-together.ts';
import { countShopDaysOn, recountShopDaysJob } from './jobs/count-shop-days.ts';
import { countShopHealthJob } from './jobs/count-shop-health.ts';
import { giveWaitingCoins } from './jobs/give-waiting-coin.ts';
import { markParcelsLost } from './jobs/mark-parcels-lost.ts';
import { recountNewShops } from './jobs/recount-new-shops.ts';
import { refundOrder } from './jobs/refund-order.ts';
import { watchRefunds } from './jobs/watch-refunds.ts';
import { followDeclined, followSuspected } from './subscribers/follow-doubted-payments.ts';
import {
	followAccountMissing,
	followRefundDone,
	followRefundRejected,
	followRefundUnclear,
} from './subscribers/follow-payments.ts';
import {
	notifyCancelDeclined,
	notifyCancellationRequested,
	notifyCancelled,
} from './subscribers/notify-cancellations.ts';
import { notifyFailedDeliveryCleared, notifyInvestigationFound } from './subscribers/notify-decided.ts';
import { notifyPaymentFailed } from './subscribers/notify-failed-try.ts';
import { notifyMessageWritten } from './subscribers/notify-messages.ts';
import { notifyExpired, notifyPlaced } from './subscribers/notify-placed.ts';
import { notifyReturnMoved } from './subscribers/notify-returns.ts';
import {
	notifyCancelWithdrawn,
	notifyCompleted,
	notifyConfirmed,
	notifyDelivered,
	notifyDeliveryFailed,
	notifyLost,
	notifyParcelBack,
	notifyPartDelivered,
	notifyPartShipped,
	notifyShipped,
} from './subscribers/notify-status-changes.ts';
import {
	notifyArrivedPaidBack,
	notifyParcelLost,
	notifyPartLost,
	notifyUnshippedCancelDeclined,
	notifyUnshippedCancelRequested,
	notifyUnshippedItemsCancelled,
} from './subscribers/notify-unshipped-items.ts';

export { countBoughtTogether } from './use-cases/count-bought-together.ts';
export { countShopHealth } from './use-cases/count-shop-health.ts';

export const ordersBackground: Background = {
	events: [
		ordersPlaced,
		ordersExpired,
		orderPaymentFailed,
		orderConfirmed,
		orderPacked,
		orderShipped,
		orderDelivered,
		orderCompleted,
		orderCancellationRequested,
		orderCancelDeclined,
		orderCancelWithdrawn,
		orderCancelled,
		orderPartShipped,
		orderPartDelivered,
		orderCashConfirmed,

		orderDeliveryFailed,
		orderParcelBack,
		returnMoved,
		orderUnshippedCancelRequested,
		orderUnshippedCancelDeclined,
		orderUnshippedItemsCancelled,

		orderLost,
		orderParcelLost,
		orderPartLost,
		orderArrivedPaidBack,
		orderMessageWritten,
		orderFailedDeliveryCleared,
		parcelInvestigationFound,
	],
	subscribers: [
		notifyPlaced,
		notifyPaymentFailed,
		notifyExpired,
		notifyConfirmed,
		notifyShipped,
		notifyDelivered,
		notifyCompleted,

		notifyCancellationRequested,
		notifyCancelDeclined,
		notifyCancelWithdrawn,
		notifyCancelled,
		notifyPartShipped,
		notifyPartDelivered,

		notifyDeliveryFailed,
		notifyParcelBack,
		notifyUnshippedCancelRequested,
		notifyUnshippedCancelDeclined,
		notifyUnshippedItemsCancelled,

		notifyLost,
		notifyParcelLost,
		notifyPartLost,
		notifyArrivedPaidBack,
		notifyMessageWritten,
		notifyFailedDeliveryCleared,
		notifyInvestigationFound,
		followRefundDone,
		followRefundRejected,
		followRefundUnclear,
		followAccountMissing,
		followDeclined,
		followSuspected,
		notifyReturnMoved,
	],
	jobs: [
		advanceDueOrders,
		advanceDueReturns,
		advanceDueReturnShippingCosts,
		backfillSalesJob,
		refundOrder,
		markParcelsLost,
		countBoughtTogetherJob,
		countShopHealthJob,
		countShopDaysOn,
		recountShopDaysJob,
		watchRefunds,
		backfillOrderSearch,
		recountNewShops,
		giveWaitingCoins,
	],
	timetable: [
		{ cron: '* * * * *', job: advanceDueOrders },
		{ cron: '* * * * *', job: advanceDueReturns },
		{ cron: '* * * * *', job: advanceDueReturnShippingCosts },
		{ cron: '* * * * *', job: countShopDaysOn },
		{ cron: '20 3 * * *', job: recountShopDaysJob },
		{ cron: '*/10 * * * *', job: backfillSalesJob },
		{ cron: '5-55/10 * * * *', job: giveWaitingCoins },
		{ cron: '10 * * * *', job: countBoughtTogetherJob },
		{ cron: '25 * * * *', job: countShopHealthJob },
		{ cron: '35 * * * *', job: markParcelsLost },
		{ cron: '45 * * * *', job: watchRefunds },
		{ cron: '55 * * * *', job: backfillOrderSearch },
		{ cron: '50 * * * *', job: recountNewShops },
	],
};
