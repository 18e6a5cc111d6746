import type { Background } from '#src/platform/jobs/index.ts';
import { expireCoin } from './jobs/expire-coin.ts';
import { proveCoin } from './jobs/prove-coin.ts';
import { releaseCoinHolds } from './jobs/release-holds.ts';
import { tellEnding } from './jobs/tell-ending.ts';
import {
	followTopUpAccountMissing,
	followTopUpDeclined,
	followTopUpRefundDone,
	followTopUpRefundRejected,
	followTopUpRefundUnclear,
} from './subscribers/follow-payments.ts';

export const coinBackground: Background = {
	events: [],
	subscribers: [
		...[followTopUpDeclined, followTopUpRefundDone, followTopUpRefundRejected, followTopUpRefundUnclear],
		followTopUpAccountMissing,
	],
	jobs: [expireCoin, proveCoin, releaseCoinHolds, tellEnding],
	timetable: [
		{ cron: '* * * * *', job: releaseCoinHolds },
		{ cron: '10 0 * * *', job: expireCoin },
		{ cron: '0 9 * * *', job: tellEnding },
		{ cron: '30 3 * * *', job: proveCoin },
	],
};
