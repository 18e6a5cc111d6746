import type { WaitingKind } from '#src/platform/waiting.ts';
import { listOverdueClaims } from './list-overdue-claims.ts';
import { listRemittanceDifferences } from './list-remittances.ts';

export const remittancesWaiting: readonly WaitingKind[] = [
	{
		name: 'differences of remittances',
		async list(read, limit) {
			const differences = await listRemittanceDifferences(read, limit);
			return differences.map(({ carrier, reference, tracking, what, paidVnd, recordedAt }) => ({
				subject: `${carrier} ${reference}: ${what}, ${tracking ?? 'all parcels'}, paid ${paidVnd} VND`,
				since: recordedAt,
				next: `cod remittances accept|dismiss ${carrier} ${reference} ${tracking ?? 'total'} NOTE`,
			}));
		},
	},
	{
		// What a carrier has not even confirmed is a kind of work of its own (fulfilment).
		name: 'cash that carriers collected and have not paid in time',
		async list(read, limit) {
			const claims = (await listOverdueClaims(read, limit)).filter(({ state }) => state === 'collected');
			return claims.map(({ orderNumber, carrier, tracking, openVnd, deliveredAt }) => ({
				subject: `order ${orderNumber}: ${carrier} ${tracking}, ${openVnd} VND`,
				since: deliveredAt,
				next: 'cod overdue',
			}));
		},
	},
];
