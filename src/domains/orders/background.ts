import type { Background } from '#src/platform/jobs/index.ts';
import {
	orderArrivedPaidBack,
	orderCancelAsked,
	orderCancelDeclined,
	orderCancelled,
	orderCancelWithdrawn,
	orderCaseFound,
	orderCashConfirmed,
	orderCompleted,
	orderConfirmed,
	orderDelivered,
	orderLost,
	orderMessageWritten,
	orderPacked,
	orderParcelBack,
	orderParcelLost,
	orderPartDelivered,
	orderPartLost,
	orderPartShipped,
	orderPaymentFailed,
	orderRefusalCleared,
	orderRefused,
	orderRestAsked,
	orderRestCancelled,
	orderRestDeclined,
	orderShipped,
	ordersExpired,
	ordersPlaced,
	returnMoved,
} from './events.ts';
import { addMissingWords } from './jobs/add-missing-words.ts';
import { advanceDueOrders } from './jobs/advance-due-orders.ts';
import { advanceDuePostages } from './jobs/advance-due-postages.ts';
import { advanceDueReturns } from './jobs/advance-due-returns.ts';
import { bookMissed } from './jobs/book-missed-sales.ts';
import { countBoughtTogetherAnew } from './jobs/count-bought-together.ts';
import { countShopDaysOn, recountShopDaysAnew } from './jobs/count-shop-days.ts';
import { countShopHealthAnew } from './jobs/count-shop-health.ts';
import { giveUpRefused } from './jobs/give-up-refused.ts';
import { giveWaitingCoins } from './jobs/give-waiting-coin.ts';
import { recountNewShops } from './jobs/recount-new-shops.ts';
import { refundOrder } from './jobs/refund-order.ts';
import { watchRefunds } from './jobs/watch-refunds.ts';
import {
	followAccountMissing,
	followDeclined,
	followRefundDone,
	followRefundRejected,
	followRefundUnclear,
	followSuspected,
} from './subscribers/follow-payments.ts';
import { tellCaseFound, tellRefusalCleared } from './subscribers/tell-decided.ts';
import { tellPaymentFailed } from './subscribers/tell-failed-try.ts';
import { tellMessageWritten } from './subscribers/tell-messages.ts';
import {
	tellArrivedPaidBack,
	tellParcelLost,
	tellPartLost,
	tellRestAsked,
	tellRestCancelled,
	tellRestDeclined,
} from './subscribers/tell-rest.ts';
import { tellReturnMoved } from './subscribers/tell-returns.ts';
import {
	tellCancelAsked,
	tellCancelDeclined,
	tellCancelled,
	tellCancelWithdrawn,
	tellCompleted,
	tellConfirmed,
	tellDelivered,
	tellExpired,
	tellLost,
	tellParcelBack,
	tellPartDelivered,
	tellPartShipped,
	tellPlaced,
	tellRefused,
	tellShipped,
} from './subscribers/tell-turns.ts';

export { countBoughtTogether } from './use-cases/count-bought-together.ts';
export { countShopHealth } from './use-cases/count-shop-health.ts';

export const ordersBackground: Background = {
	events: [
		...[ordersPlaced, ordersExpired, orderPaymentFailed, orderConfirmed, orderPacked, orderShipped, orderDelivered],
		...[orderCompleted, orderCancelAsked, orderCancelDeclined, orderCancelWithdrawn, orderCancelled],
		...[orderPartShipped, orderPartDelivered, orderCashConfirmed],
		...[orderRefused, orderParcelBack, returnMoved, orderRestAsked, orderRestDeclined, orderRestCancelled],
		...[
			orderLost,
			orderParcelLost,
			orderPartLost,
			orderArrivedPaidBack,
			orderMessageWritten,
			orderRefusalCleared,
			orderCaseFound,
		],
	],
	subscribers: [
		...[tellPlaced, tellPaymentFailed, tellExpired, tellConfirmed, tellShipped, tellDelivered, tellCompleted],
		...[tellCancelAsked, tellCancelDeclined, tellCancelWithdrawn, tellCancelled, tellPartShipped, tellPartDelivered],
		...[tellRefused, tellParcelBack, tellRestAsked, tellRestDeclined, tellRestCancelled],
		...[
			tellLost,
			tellParcelLost,
			tellPartLost,
			tellArrivedPaidBack,
			tellMessageWritten,
			tellRefusalCleared,
			tellCaseFound,
		],
		...[followRefundDone, followRefundRejected, followRefundUnclear, followAccountMissing],
		...[followDeclined, followSuspected, tellReturnMoved],
	],
	jobs: [
		...[advanceDueOrders, advanceDueReturns, advanceDuePostages, bookMissed, refundOrder, giveUpRefused],
		...[countBoughtTogetherAnew, countShopHealthAnew, countShopDaysOn, recountShopDaysAnew],
		...[watchRefunds, addMissingWords, recountNewShops, giveWaitingCoins],
	],
	timetable: [
		{ cron: '* * * * *', job: advanceDueOrders },
		{ cron: '* * * * *', job: advanceDueReturns },
		{ cron: '* * * * *', job: advanceDuePostages },
		{ cron: '* * * * *', job: countShopDaysOn },
		{ cron: '20 3 * * *', job: recountShopDaysAnew },
		{ cron: '*/10 * * * *', job: bookMissed },
		{ cron: '5-55/10 * * * *', job: giveWaitingCoins },
		{ cron: '10 * * * *', job: countBoughtTogetherAnew },
		{ cron: '25 * * * *', job: countShopHealthAnew },
		{ cron: '35 * * * *', job: giveUpRefused },
		{ cron: '45 * * * *', job: watchRefunds },
		{ cron: '55 * * * *', job: addMissingWords },
		{ cron: '50 * * * *', job: recountNewShops },
	],
};
