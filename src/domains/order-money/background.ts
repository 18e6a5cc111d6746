import type { Background } from '#src/platform/jobs/index.ts';
import { orderCashConfirmed } from './events.ts';
import { backfillCashClaims } from './jobs/backfill-cash-claims.ts';
import { backfillSalesJob } from './jobs/backfill-sales.ts';
import { grantPendingCoinJob } from './jobs/grant-pending-coin.ts';
import { recountNewShops } from './jobs/recount-new-shops.ts';

export const orderMoneyBackground: Background = {
	events: [orderCashConfirmed],
	subscribers: [],
	jobs: [backfillCashClaims, backfillSalesJob, grantPendingCoinJob, recountNewShops],
	timetable: [
		{ cron: '*/10 * * * *', job: backfillCashClaims },
		{ cron: '*/10 * * * *', job: backfillSalesJob },
		{ cron: '5-55/10 * * * *', job: grantPendingCoinJob },
		{ cron: '50 * * * *', job: recountNewShops },
	],
};
