import { and, eq, sql } from 'drizzle-orm';
import { ledgerAccounts, ledgerTransfers } from '#src/domains/ledger/db/tables.ts';
import { refunds } from '#src/domains/payments/db/tables.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { sumVnd } from '#src/shared/money.ts';
import type { Receipt, RefundedAmount } from '../../contract/receipt.ts';
import { refundsByLine } from './refunds-by-line.ts';

export type RefundedAmounts = Pick<Receipt, 'back' | 'refundedVnd' | 'moneyBack'>;

const FINISHED_STAGES: ReadonlySet<RefundedAmount['stage']> = new Set(['done', 'by_hand']);

/** Bank refunds and manual transfers, completed and pending, with their reason. */
export async function refundedAmounts(read: ReadDatabase, orderId: string): Promise<RefundedAmounts> {
	const byLine = await refundsByLine(read, orderId);
	const amounts: readonly RefundedAmount[] = [
		...(await refundedByBank(read, orderId)),
		...byLine
			.filter(({ channel }) => channel === 'bank')
			.map(({ cashVnd: amountVnd, paidAt }) => ({
				amountVnd,
				stage: paidAt ? ('done' as const) : ('transfer' as const),
			})),
	];
	const byStage = Map.groupBy(amounts, ({ stage }) => stage);
	const moneyBack = [...byStage].map(([stage, alike]) => ({
		stage,
		amountVnd: sumVnd(alike.map(({ amountVnd }) => amountVnd)),
	}));
	const there = moneyBack.filter(({ stage }) => FINISHED_STAGES.has(stage));
	const back = byLine.map(({ channel, paidAt: _paidAt, ...of }) => ({
		...of,
		isUncollected: channel === 'uncollected',
	}));
	return { back, moneyBack, refundedVnd: sumVnd(there.map(({ amountVnd }) => amountVnd)) };
}

/** Finds the refunds by the ledger account that they are paid from. */
async function refundedByBank(read: ReadDatabase, orderId: string): Promise<readonly RefundedAmount[]> {
	const rows = await read
		.select({ amountVnd: refunds.amountVnd, state: refunds.state, paidFrom: ledgerAccounts.kind })
		.from(refunds)
		.leftJoin(
			ledgerTransfers,
			and(
				eq(ledgerTransfers.sourceType, 'refund'),
				eq(ledgerTransfers.sourceId, sql`${refunds.id}::text`),
				eq(ledgerTransfers.leg, 'paid_back'),
			),
		)
		.leftJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerTransfers.creditAccountId))
		.where(eq(refunds.payableOwner, orderId));
	return rows.map(({ amountVnd, state, paidFrom }) => ({ amountVnd, stage: paidFrom === 'bank' ? 'by_hand' : state }));
}
