import type { Mutant } from './mutant.ts';

const attempts = 'src/domains/payments/db/attempt-repository.ts';
const paying = 'src/domains/payments/use-cases/record-ipn.db.test.ts';
const refunding = 'src/domains/payments/use-cases/request-refund.db.test.ts';
const working = 'src/domains/payments/use-cases/work-refund.ts';
const doubting = 'tests/payments/doubted-payment.db.test.ts';
const settling = 'src/domains/orders/use-cases/settle-payment.db.test.ts';
const unlocked: Mutant['edits'] = [
	[".where(eq(paymentAttempts.id, attemptId)).for('update');", '.where(eq(paymentAttempts.id, attemptId));'],
];

export const paymentMutants: readonly Mutant[] = [
	{
		guard: 'results of one attempt are decided one at a time',
		file: attempts,
		edits: [
			[".where(eq(paymentAttempts.txnRef, txnRef)).for('update');", '.where(eq(paymentAttempts.txnRef, txnRef));'],
		],
		tests: paying,
	},
	{
		guard: 'another sum is no payment',
		file: 'src/domains/payments/rules/ipn-verdict.ts',
		edits: [['told.amountVnd !== attempt.amountVnd', 'told.amountVnd === null']],
		tests: paying,
	},
	{
		guard: 'another merchant’s payment is not ours',
		file: 'src/domains/payments/vnpay/notification.ts',
		edits: [["field(check.fields, 'TmnCode') !== settings.tmnCode", 'false']],
		tests: paying,
	},
	{
		guard: 'a forged signature is no signature',
		file: 'src/domains/payments/vnpay/signature.ts',
		edits: [['if (!sameSignature(given, expected))', 'if (given.length !== expected.length)']],
		tests: 'src/domains/payments',
	},
	{
		guard: 'a field given twice is refused',
		file: 'src/domains/payments/vnpay/signature.ts',
		edits: [["if (fields.has(name)) fault = 'repeated_field';\n\t\telse if", 'if']],
		tests: 'src/domains/payments/vnpay',
	},
	{
		guard: 'money counts only when both codes say so',
		file: 'src/domains/payments/vnpay/result-codes.ts',
		edits: [["responseCode === '00' && transactionStatus === STATUS_PAID", "responseCode === '00'"]],
		tests: 'src/domains/payments/vnpay',
	},
	{
		guard: 'one thing is paid for once',
		file: 'src/domains/payments/use-cases/steps/record-result.ts',
		edits: [['if (await hasSettledAttempt(scope.db, attempt))', 'if (attempt.isSettled)']],
		tests: paying,
	},
	{
		guard: 'never more goes back than came',
		file: 'src/domains/payments/use-cases/request-refund.ts',
		edits: [['attempt.refundedVnd + amountVnd > attempt.receivedVnd', 'amountVnd > attempt.receivedVnd']],
		tests: refunding,
	},
	{
		guard: 'refunds of one payment are decided one at a time',
		file: attempts,
		edits: [["\t\t)\n\t\t.for('update');\n\treturn row ?? null;", '\t\t);\n\treturn row ?? null;']],
		tests: refunding,
	},
	{
		guard: 'for one reason money goes back once',
		file: 'src/domains/payments/use-cases/request-refund.ts',
		edits: [['	if (earlier) return ok({ refundId: earlier.id, isNew: false });\n', '']],
		tests: refunding,
	},
	{
		guard: 'late money for goods that are gone goes back',
		file: 'src/domains/orders/use-cases/settle-payment.ts',
		edits: [["		for (const order of unserved) await refundPaidOrder(scope, order, 'late_paid');\n", '']],
		tests: settling,
	},
	{
		guard: 'a doubt is decided once',
		file: attempts,
		edits: unlocked,
		tests: doubting,
	},
	{
		guard: 'money in doubt is not put aside by a note',
		file: 'src/domains/payments/use-cases/resolve-incident.ts',
		edits: [["\t\tif (attempt?.state === 'suspected') return refuse('payments.in_doubt');\n", '']],
		tests: doubting,
	},
	{
		guard: 'VNPAY has one refund of a payment at a time',
		file: working,
		edits: [["siblings.some(({ state }) => state === 'sending' || state === 'sent')", 'siblings.length < 0']],
		tests: refunding,
	},
	{
		guard: 'a refund whose worker was killed finds the next one',
		file: working,
		edits: [['	await scope.enqueue(scope.db, refundWork, { refundId: id }, { runAt: nextTryAt });\n', '']],
		tests: refunding,
	},
	{
		guard: 'a refund that is on its way is sent by nobody else',
		file: working,
		edits: [['\tif (!refund.nextTryAt || refund.nextTryAt > now) return null;\n', '']],
		tests: refunding,
	},
	{
		guard: 'a refund that may have arrived is not repeated on another day',
		file: working,
		edits: [['refund.firstSentAt && refund.firstSentAt < startOfVietnamDay(now)', 'refund.firstSentAt && false']],
		tests: refunding,
	},
	{
		guard: 'of two answers about one refund the first counts',
		file: 'src/domains/payments/use-cases/steps/record-refund-answer.ts',
		edits: [["\tif (refund.state !== 'sending') return;\n", '']],
		tests: refunding,
	},
	{
		guard: 'an attempt whose asker was killed finds the next one',
		file: 'src/domains/payments/jobs/reconcile.ts',
		edits: [['if (attemptIds.length > 0) await enqueue(db, DUE, {}, { runAt: leaseUntil });', '']],
		tests: 'src/domains/payments/use-cases/reconcile-attempt.db.test.ts',
	},
	{
		guard: 'while one worker asks about an attempt, no other does',
		file: 'src/domains/payments/jobs/reconcile.ts',
		edits: [['claimDueAttempts(db, at, leaseUntil, ASKED_AT_ONCE)', 'claimDueAttempts(db, at, at, ASKED_AT_ONCE)']],
		tests: 'src/domains/payments/use-cases/reconcile-attempt.db.test.ts',
	},
	{
		guard: 'another sum is no payment, also when VNPAY was asked',
		file: 'src/domains/payments/use-cases/reconcile-attempt.ts',
		edits: [['if (TAKES_MONEY.has(outcome) && isOtherSum) {', 'if (TAKES_MONEY.has(outcome) && amountVnd === null) {']],
		tests: 'src/domains/payments/use-cases/reconcile-attempt.db.test.ts',
	},
	{
		guard: 'doubted money of another sum is no payment either',
		file: 'src/domains/payments/use-cases/reconcile-attempt.ts',
		edits: [["new Set(['paid', 'suspected'])", "new Set(['paid'])"]],
		tests: 'tests/payments/doubted-payment.db.test.ts',
	},
	{
		guard: 'an order is not held for money that goes back',
		file: 'src/domains/payments/use-cases/reconcile-attempt.ts',
		edits: [["if (attempt.state !== 'suspected') return;", 'if (attempt) return;']],
		tests: 'tests/payments/doubted-payment.db.test.ts',
	},
	{
		guard: 'nobody decides on their own doubted payment',
		file: 'src/domains/payments/use-cases/decide-doubt.ts',
		edits: [["	if (actor.customerId === customerId) return refuse('payments.own_payment');\n", '']],
		tests: doubting,
	},
	{
		guard: 'nobody decides about doubted money without a reason',
		file: 'src/domains/payments/use-cases/decide-doubt.ts',
		edits: [["		if (note === '') return refuse('payments.reason_missing');\n", '']],
		tests: 'tests/payments/doubted-payment.db.test.ts',
	},
	{
		guard: 'nobody decides alone about much doubted money',
		file: 'src/domains/payments/use-cases/decide-doubt.ts',
		edits: [
			[
				'	if (amountVnd <= operatorConfig.secondPersonAboveVnd) return ok(null);',
				'	if (amountVnd > 0) return ok(null);',
			],
		],
		tests: doubting,
	},
	{
		guard: 'a payment of somebody else is absent',
		file: 'src/domains/payments/use-cases/continue-attempt.ts',
		edits: [[' || attempt.customerId !== actor.customerId)', ')']],
		tests: 'src/domains/payments/use-cases/continue-attempt.db.test.ts',
	},
	{
		guard: 'nobody goes on paying what has ended or run out',
		file: 'src/domains/payments/use-cases/continue-attempt.ts',
		edits: [
			[
				"\t\tif (!isOpen(attempt.state) || attempt.expiresAt <= (await now())) return refuse('payments.not_open');\n",
				'',
			],
		],
		tests: 'src/domains/payments/use-cases/continue-attempt.db.test.ts',
	},
	{
		guard: 'nobody pays again for the orders of somebody else',
		file: 'src/domains/orders/use-cases/retry-payment.ts',
		edits: [['if (asked?.customerId !== actor.customerId) return', 'if (!asked) return']],
		tests: settling,
	},
	{
		guard: 'nobody pays again while the bank doubts the money of before',
		file: 'src/domains/orders/use-cases/retry-payment.ts',
		edits: [["\tif (group.heldAt) return refuse('orders.payment_held');\n", '']],
		tests: settling,
	},
	{
		guard: 'nobody pays again for goods that are held no longer',
		file: 'src/domains/orders/use-cases/retry-payment.ts',
		edits: [['const isStillHeld = group.expiresAt !== null && now < group.expiresAt;', 'const isStillHeld = true;']],
		tests: settling,
	},
	{
		guard: 'a try that fails lifts no hold of another that is doubted',
		file: 'src/domains/orders/use-cases/settle-payment.ts',
		edits: [['group.heldAt !== null && (await isInDoubt(scope, payment))', 'group.heldAt !== null && !payment']],
		tests: settling,
	},
	{
		guard: 'cash that goes back stands in one file',
		file: 'src/domains/orders/db/refund-repository.ts',
		edits: [["\t\t.limit(limit)\n\t\t.for('update', { of: orderRefunds });", '\t\t.limit(limit);']],
		tests: 'src/domains/orders/use-cases/transfer-refunds.db.test.ts',
	},
	{
		guard: 'cash that goes back is transferred once',
		file: 'src/domains/orders/use-cases/transfer-refunds.ts',
		edits: [["\t\tif (refund.paidAt) return refuseReturn('orders.refund_paid');\n", '']],
		tests: 'src/domains/orders/use-cases/transfer-refunds.db.test.ts',
	},
	{
		guard: 'who bought does not say that their own money was transferred',
		file: 'src/domains/orders/use-cases/transfer-refunds.ts',
		edits: [["\t\tif (order?.customerId === scope.actor.customerId) return refuseReturn('orders.refund_own');\n", '']],
		tests: 'src/domains/orders/use-cases/transfer-refunds.db.test.ts',
	},
	{
		guard: 'who has transferred cash says so one at a time',
		file: 'src/domains/orders/db/refund-repository.ts',
		edits: [["where(eq(orderRefunds.id, id)).for('update');", 'where(eq(orderRefunds.id, id));']],
		tests: 'src/domains/orders/use-cases/transfer-refunds.db.test.ts',
	},
];
