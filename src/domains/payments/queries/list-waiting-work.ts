import type { WaitingKind } from '#src/platform/waiting.ts';
import { STUCK_STATES } from '../contract/refunds.ts';
import { listIncidents } from './list-incidents.ts';
import { listRefunds } from './list-refunds.ts';

export const paymentsWaiting: readonly WaitingKind[] = [
	{
		name: 'payment incidents',
		async list(read, limit) {
			const incidents = await listIncidents(read, limit);
			return incidents.map(({ id, kind, txnRef, openedAt }) => ({
				subject: `${kind} of ${txnRef}`,
				since: openedAt,
				next: `payments resolve ${id} NOTE`,
			}));
		},
	},
	{
		name: 'refunds that the bank did not send',
		async list(read, limit) {
			const refunds = (await listRefunds(read, limit)).filter(({ state }) =>
				STUCK_STATES.some((stuck) => stuck === state),
			);
			return refunds.map(({ id, txnRef, state, requestedAt }) => ({
				subject: `${txnRef}: ${state}`,
				since: requestedAt,
				next: `payments refund-account ${id}`,
			}));
		},
	},
];
