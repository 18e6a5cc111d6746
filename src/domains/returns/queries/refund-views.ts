import { and, eq, inArray } from 'drizzle-orm';
import type { OrderRefund } from '#src/domains/order-money/db/tables.ts';
import { type PaidBack, refundExpectedBy } from '#src/domains/order-money/rules/order-payments.ts';
import { bankVndOf } from '#src/domains/order-money/rules/refund-shares.ts';
import { refunds } from '#src/domains/payments/db/tables.ts';
import { databaseNow } from '#src/platform/context.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { addWorkingDays } from '#src/shared/time/working-time.ts';
import { type RefundView, type ReturnAmount, returnWaits } from '../contract/return.ts';
import { waitsOfRefunds } from '../db/refund-transfer-repository.ts';

type RefundRequest = Pick<PaidBack, 'state' | 'requestedAt' | 'decidedAt'>;

export async function refundViews(
	read: ReadDatabase,
	issued: readonly OrderRefund[],
): Promise<ReadonlyMap<string, RefundView>> {
	if (issued.length === 0) return new Map();
	const asked = await requestedOf(
		read,
		issued.map(({ id }) => id),
	);
	const now = await databaseNow(read);
	const waits = await waitsOfRefunds(
		read,
		issued.map(({ id }) => id),
	);
	return new Map(
		issued.map((refund) => {
			const waitsFor = waits.get(refund.id);
			const view = toView(refund, asked.get(refund.id), now);
			return [refund.id, waitsFor ? { ...view, waitsFor, expectedBy: null } : view];
		}),
	);
}

async function requestedOf(read: ReadDatabase, ids: readonly string[]): Promise<ReadonlyMap<string, RefundRequest>> {
	const { sourceId, state, requestedAt, decidedAt } = refunds;
	const rows = await read
		.select({ sourceId, state, requestedAt, decidedAt })
		.from(refunds)
		.where(and(eq(refunds.sourceType, 'order_refund'), inArray(sourceId, [...ids])));
	return new Map(rows.map((row) => [row.sourceId, row]));
}

export const given = (refund: OrderRefund): ReturnAmount => ({
	cashVnd: bankVndOf(refund),
	coinVnd: refund.coinBonusVnd + refund.coinPaidVnd,
});

function toView(refund: OrderRefund, asked: RefundRequest | undefined, now: Date): RefundView {
	const { issuedAt, paidAt } = refund;
	const channel = refund.channel === 'uncollected' ? 'none' : refund.channel;
	const expectedBy =
		channel === 'vnpay'
			? refundExpectedBy(asked ?? { state: 'requested', requestedAt: issuedAt, decidedAt: null }, now)
			: addWorkingDays(issuedAt, channel === 'bank' ? returnWaits.transferDays : 0);
	return {
		channel,
		...given(refund),
		issuedAt: issuedAt.toISOString(),
		paidAt: paidAt?.toISOString() ?? null,
		expectedBy: expectedBy?.toISOString() ?? null,
	};
}
