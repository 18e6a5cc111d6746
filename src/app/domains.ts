import { ledgerBackground } from '#src/domains/ledger/background.ts';
import { paymentsBackground } from '#src/domains/payments/background.ts';
import { type Background, housekeepingBackground } from '#src/platform/jobs/index.ts';
import { mailBackground } from '#src/platform/mail/index.ts';

/** What each domain gives to the worker; its queues are created when migrating. */
export const backgrounds: readonly Background[] = [
	housekeepingBackground,
	mailBackground,
	ledgerBackground,
	paymentsBackground,
];
