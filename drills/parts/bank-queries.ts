import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { advanceDueOrders } from '#src/domains/fulfilment/jobs/advance-due-orders.ts';
import { advanceDueRefunds } from '#src/domains/payments/jobs/advance-refund.ts';
import { transact } from '#src/platform/context.ts';
import type { Database } from '#src/platform/db/index.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, system } from '../../tests/context.ts';
import { ageUnconfirmedOrder, pay, type Sold, sell } from './clock-work.ts';
import { kill, processesOf } from './drill.ts';
import { type Bench, killJobAtStep, RETRIED_WITHIN_MS } from './killed-step.ts';
import { retryUntilAnswered } from './retry-until-answered.ts';

/** By then the bank has received the request, although it does not respond. */
const ON_ITS_WAY_MS = 500;
const AT_BANK_AFTER_MS = 4000;

type Paying = Sold & { readonly attemptId: string; readonly txnRef: string };

/**
 * Kills the worker that requests a refund before the response, while it stores the response, and while it queries
 * the refund.
 */
export async function repeatRefundRequests(bench: Bench): Promise<void> {
	const sold: Paying[] = [];
	for (const order of await sell(bench, 2)) {
		await pay(bench, order);
		sold.push({ ...order, ...(await attemptOf(bench.made.db, order.id)) });
	}
	const [unanswered, unwritten] = sold as [Paying, Paying];
	const stop = { table: 'payment_events', column: 'attempt_id' };
	await killBeforeAnswer(bench, unanswered);
	await wait(AT_BANK_AFTER_MS);
	const due = sql`update refunds set next_try_at = app_now()
		where attempt_id = ${unanswered.attemptId} and state = 'sent'`;
	const followed = { ...stop, value: unanswered.attemptId, at: 'what became of a refund at the bank' };
	await killJobAtStep(bench, followed, { job: advanceDueRefunds, due, effect: countPaidRefunds(unanswered) });
	const answered = { ...stop, value: unwritten.attemptId, at: 'what the bank answers to a refund' };
	const work = {
		job: advanceDueOrders,
		due: ageUnconfirmedOrder(unwritten.id),
		effect: countRepeatedRequests(unwritten),
	};
	await killJobAtStep(bench, answered, work);
	const paidBack = await Promise.all(sold.map(refundsAtBank));
	const isOnce = paidBack.every((count) => count === 1);
	bench.rows.push({
		broken: `the bank, asked twice for each of ${sold.length} refunds`,
		lost: isOnce ? 'nothing: each is paid back once' : `paid back ${paidBack.join(' and ')} times`,
		ok: isOnce,
	});
}

/** Counts the responses `in_progress` to the repeated request; zero unless the refund was sent exactly twice. */
const countRepeatedRequests = ({ attemptId }: Paying) => sql`select (state in ('sent', 'done'))::int * (tries = 2)::int
	* (select count(*) from payment_events where attempt_id = ${attemptId} and verdict = 'in_progress') as times
	from refunds where attempt_id = ${attemptId}`;

const countPaidRefunds = ({ attemptId }: Paying) => sql`select count(*) as times from refunds
	join ledger_transfers transfer on transfer.source_type = 'refund' and transfer.source_id = refunds.id::text
		and transfer.leg = 'paid_back' where attempt_id = ${attemptId} and state = 'done'`;

/**
 * The bank pauses while it holds the request, resumes after the worker's death, and its response reaches no process.
 */
async function killBeforeAnswer({ product, made, rows }: Bench, order: Paying): Promise<void> {
	const { db } = made;
	const processes = processesOf(product);
	const bank = processes['payment sandbox'];
	if (!bank) throw new Error('there is no bank');
	process.kill(bank, 'SIGSTOP');
	try {
		await db.execute(ageUnconfirmedOrder(order.id));
		await transact(contextOf(made, system('drills')), async (scope) =>
			ok(await scope.enqueue(scope.db, advanceDueOrders, {})),
		);
		await retryUntilAnswered(async () => {
			const { rows: found } = await db.execute(sql`
				select from refunds where attempt_id = ${order.attemptId} and state = 'sending'`);
			if (found.length === 0) throw new Error('nobody asks the bank');
		});
		await wait(ON_ITS_WAY_MS);
		kill(processes.worker ?? 0);
	} finally {
		process.kill(bank, 'SIGCONT');
	}
	const killedAt = performance.now();
	const times = await retryUntilAnswered(async () => {
		const { rows: found } = await db.execute<{ times: string }>(countRepeatedRequests(order));
		const count = Number(found[0]?.times ?? 0);
		if (count === 0) throw new Error('the bank was not asked again');
		return count;
	});
	const tookMs = performance.now() - killedAt;
	rows.push({
		broken: 'the worker, while the bank thinks about a refund',
		lost: times === 1 ? `nothing: asked again, ${(tookMs / 1000).toFixed(1)} s later` : `asked again ${times} times`,
		ok: times === 1 && tookMs <= RETRIED_WITHIN_MS,
	});
}

async function attemptOf(db: Database, orderId: string): Promise<{ attemptId: string; txnRef: string }> {
	const { rows } = await db.execute<{ attemptId: string; txnRef: string }>(sql`
		select attempt.id as "attemptId", txn_ref as "txnRef" from payment_attempts attempt
		join orders on orders.group_id::text = attempt.reference where orders.id = ${orderId}`);
	const [attempt] = rows;
	if (!attempt) throw new Error('an order without a payment');
	return attempt;
}

async function refundsAtBank({ paymentUrl, txnRef }: Paying): Promise<number> {
	const response = await fetch(new URL(`/sandbox/transactions?txnRef=${txnRef}`, paymentUrl));
	const { transactions } = (await response.json()) as {
		readonly transactions: readonly { readonly refunds: readonly unknown[] }[];
	};
	return transactions.flatMap(({ refunds }) => refunds).length;
}
