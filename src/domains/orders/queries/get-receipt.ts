import { and, eq, inArray, sql } from 'drizzle-orm';
import { ledgerAccounts, ledgerTransfers } from '#src/domains/ledger/db/tables.ts';
import { paymentAttempts, refunds } from '#src/domains/payments/db/tables.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import { databaseNow, type ReadContext } from '#src/platform/context.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { Failure } from '#src/shared/failure.ts';
import { sumVnd } from '#src/shared/money.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { type OrderInput, refuse } from '../contract.ts';
import type { MoneyBack, Receipt } from '../contract-receipt.ts';
import type { PaymentStatus } from '../contract-views.ts';
import { findOrderByNumber } from '../db/order-repository.ts';
import { forgoneCash, refundsByLine } from '../db/refund-repository.ts';
import { getOrder } from './get-order.ts';
import { sellerOf } from './seller-of.ts';

const HAS_PAID: ReadonlySet<PaymentStatus> = new Set([
	'paid',
	'cash_collected',
	'refunding',
	'refund_stuck',
	'refunded',
]);
const MONEY_CAME = ['paid', 'refund_pending', 'part_refunded', 'refunded', 'refund_rejected'] as const;

/** Everything that the member's own purchase was, for paper; somebody else's is as absent as none. */
export async function getReceipt(
	context: ReadContext<MemberActor>,
	input: OrderInput,
): Promise<Result<Receipt, Failure<'orders.not_found'>>> {
	const viewed = await getOrder(context, input);
	if (!viewed.ok) return viewed;
	const read = context.fresh;
	const stored = await findOrderByNumber(read, input.number);
	const seller = stored && (await sellerOf(read, stored.shopId));
	if (!stored || !seller) return refuse('orders.not_found');
	const order = viewed.value;
	// Cash that was never taken is not paid.
	const forgoneVnd = await forgoneCash(read, stored.id);
	const attempts = await read
		.select({ txnRef: paymentAttempts.txnRef })
		.from(paymentAttempts)
		.where(
			and(
				eq(paymentAttempts.purpose, 'order'),
				eq(paymentAttempts.reference, stored.groupId),
				eq(paymentAttempts.isSettled, true),
				inArray(paymentAttempts.state, [...MONEY_CAME]),
			),
		);
	return ok({
		...{ order, seller },
		paidVnd: HAS_PAID.has(order.paymentStatus) ? order.payVnd - forgoneVnd : 0,
		...(await goneBack(read, stored.id)),
		txnRefs: attempts.map(({ txnRef }) => txnRef),
		printedAt: (await databaseNow(context.fresh)).toISOString(),
	});
}

type GoneBack = Pick<Receipt, 'back' | 'refundedVnd' | 'moneyBack'>;

const IS_THERE: ReadonlySet<MoneyBack['stage']> = new Set(['done', 'by_hand']);

/** What went back by the bank or by a transfer of ours, what is still to come, and what it was for. */
async function goneBack(read: ReadDatabase, orderId: string): Promise<GoneBack> {
	const byLine = await refundsByLine(read, orderId);
	const amounts: readonly MoneyBack[] = [
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
	const there = moneyBack.filter(({ stage }) => IS_THERE.has(stage));
	const back = byLine.map(({ channel, paidAt: _paidAt, ...of }) => ({
		...of,
		isUncollected: channel === 'uncollected',
	}));
	return { back, moneyBack, refundedVnd: sumVnd(there.map(({ amountVnd }) => amountVnd)) };
}

/** The ledger knows from whose account it was paid. */
async function refundedByBank(read: ReadDatabase, orderId: string): Promise<readonly MoneyBack[]> {
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
