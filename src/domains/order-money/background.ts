import type { Background } from '#src/platform/jobs/index.ts';
import { orderCashConfirmed } from './events.ts';
import { backfillSalesJob } from './jobs/backfill-sales.ts';
import { giveWaitingCoins } from './jobs/give-waiting-coin.ts';
import { recountNewShops } from './jobs/recount-new-shops.ts';

export const orderMoneyBackground: Background = {
	events: [orderCashConfirmed],
	subscribers: [],
	jobs: [backfillSalesJob, giveWaitingCoins, recountNewShops],
	timetable: [
		{ cron: '*/10 * * * *', job: backfillSalesJob },
		{ cron: '5-55/10 * * * *', job: giveWaitingCoins },
		{ cron: '50 * * * *', job: recountNewShops },
	],
};
