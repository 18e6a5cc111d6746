import type { WaitingKind } from '#src/platform/waiting.ts';
import { listDisputedReturnShippingCosts } from './list-disputed-return-shipping-costs.ts';
import { listDisputes } from './list-disputes.ts';
import { listOwedTransfers } from './list-owed-transfers.ts';

export const returnsWaiting: readonly WaitingKind[] = [
	{
		name: 'returns to rule',
		async list(read) {
			const disputes = await listDisputes(read);
			return disputes.map(({ id, orderNumber, reason, since }) => ({
				subject: `order ${orderNumber}: ${reason}`,
				since,
				next: `returns show ${id}`,
			}));
		},
	},
	{
		name: 'return shipping to decide',
		async list(read) {
			const costs = await listDisputedReturnShippingCosts(read);
			return costs.map(({ returnId, orderNumber, amountVnd, since }) => ({
				subject: `order ${orderNumber}: ${amountVnd} VND`,
				since,
				next: `returns postage ${returnId} AMOUNT GROUNDS`,
			}));
		},
	},
	{
		name: 'bank transfers to send',
		async list(read, limit) {
			const transfers = (await listOwedTransfers(read, limit)).filter(({ waitsFor }) => waitsFor === null);
			return transfers.map(({ refundId, orderNumber, amountVnd, issuedAt, batchId, isLate }) => ({
				subject: `order ${orderNumber}: ${amountVnd} VND${isLate ? ' OVERDUE' : ''}`,
				since: issuedAt,
				next: batchId ? `transfers paid ${refundId} REFERENCE` : 'transfers file FILE',
			}));
		},
	},
];
