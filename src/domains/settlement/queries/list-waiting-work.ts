import type { WaitingKind } from '#src/platform/waiting.ts';
import { listDifferences } from './list-differences.ts';
import { listPayoutAccounts, listPayouts } from './list-payouts.ts';

const NEXT_OF_PAYOUT: Readonly<Record<string, string>> = {
	requested: 'payouts approve ID',
	scheduled: 'payouts approve ID',
	approved: 'payouts file',
	processing: 'payouts paid ID BANK-REFERENCE',
};

export const settlementWaiting: readonly WaitingKind[] = [
	{
		name: 'payout accounts',
		async list(read, limit) {
			const accounts = (await listPayoutAccounts(read, limit)).filter(({ state }) => state === 'pending');
			return accounts.map(({ shopSlug, submittedAt }) => ({
				subject: shopSlug,
				since: submittedAt,
				next: 'payout-accounts list',
			}));
		},
	},
	{
		name: 'payouts',
		async list(read, limit) {
			const payouts = await listPayouts(read, limit);
			return payouts.map(({ id, shopSlug, state, amountVnd, since }) => ({
				subject: `${shopSlug}: ${amountVnd} VND, ${state}`,
				since,
				next: NEXT_OF_PAYOUT[state]?.replace('ID', id) ?? 'payouts list',
			}));
		},
	},
	{
		name: 'settlement differences',
		async list(read, limit) {
			const differences = await listDifferences(read, limit);
			return differences.map(({ day, txnRef, moved }) => ({
				subject: `${moved} ${txnRef}`,
				since: new Date(day),
				next: `bank explain ${day} ${txnRef} ${moved} NOTE`,
			}));
		},
	},
];
