import type { Mutant } from './mutant.ts';

const attempts = 'src/domains/payments/db/attempt-repository.ts';
const decidingRefunds = 'src/domains/payments/use-cases/steps/lock-stuck-refund.ts';
const unlocked: Mutant['edits'] = [
	[".where(eq(paymentAttempts.id, attemptId)).for('update');", '.where(eq(paymentAttempts.id, attemptId));'],
];
const stuck = 'src/domains/payments/use-cases/stuck-refund.db.test.ts';
const givingAccounts = 'src/domains/payments/use-cases/give-refund-account.db.test.ts';

export const refundMutants: readonly Mutant[] = [
	{
		guard: 'what becomes of one refund is decided one at a time',
		file: attempts,
		edits: unlocked,
		tests: stuck,
	},
	{
		guard: 'an incident is closed once',
		file: 'src/domains/payments/db/incident-repository.ts',
		edits: [['and(eq(paymentIncidents.id, id), isNull(paymentIncidents.resolvedAt))', 'eq(paymentIncidents.id, id)']],
		tests: stuck,
	},
	{
		guard: 'a refund that is not stuck is neither sent anew nor paid otherwise',
		file: decidingRefunds,
		edits: [["	if (!isStuck(state)) return refuse('payments.refund_not_stuck', { state });\n", '']],
		tests: stuck,
	},
	{
		guard: 'a stuck refund is paid by two people',
		file: decidingRefunds,
		edits: [['return agreed.ok ? ok({ ...locked.value, note }) : agreed;', 'return ok({ ...locked.value, note });']],
		tests: stuck,
	},
	{
		guard: 'a refund that may have gone is sent anew by two people',
		file: 'src/domains/payments/rules/refund-states.ts',
		edits: [["	state === 'unclear' || mayHaveGone || bankSealed", '	mayHaveGone || bankSealed']],
		tests: stuck,
	},
	{
		guard: 'what VNPAY has paid is not booked from our bank',
		file: 'src/domains/payments/use-cases/confirm-refund.ts',
		edits: [["paidBy: 'vnpay'", "paidBy: 'bank'"]],
		tests: stuck,
	},
	{
		guard: 'a refund whose account may be paid to is sent anew by two people',
		file: 'src/domains/payments/rules/refund-states.ts',
		edits: [[' || bankSealed !== null;', ';']],
		tests: stuck,
	},
	{
		guard: 'a refusal after what may have gone proves nothing',
		file: 'src/domains/payments/use-cases/steps/record-refund-answer.ts',
		edits: [['	locked.refund.mayHaveGone\n', '	locked.refund.mayHaveGone && locked.refund.round === 0\n']],
		tests: stuck,
	},
	{
		guard: 'that a refund may have gone outlives its next request',
		file: 'src/domains/payments/use-cases/retry-refund.ts',
		edits: [["			mayHaveGone: refund.mayHaveGone || state === 'unclear',\n", '			mayHaveGone: false,\n']],
		tests: stuck,
	},
	{
		guard: 'what was transferred names the account that was looked at',
		file: 'src/domains/payments/use-cases/settle-refund.ts',
		edits: [["		if (input.mark !== mark) return refuse('payments.account_changed');\n", '']],
		tests: givingAccounts,
	},
	{
		guard: 'nobody decides about their own stuck refund',
		file: decidingRefunds,
		edits: [["	if (customerId === scope.actor.customerId) return refuse('payments.own_payment');\n", '']],
		tests: stuck,
	},
	{
		guard: 'nobody decides about a stuck refund without a reason',
		file: decidingRefunds,
		edits: [["	if (note === '') return refuse('payments.reason_missing');\n", '']],
		tests: stuck,
	},
	{
		guard: 'where a refused refund goes to is nobody else’s to say',
		file: 'src/domains/payments/use-cases/give-refund-account.ts',
		edits: [
			["		if (attempt.customerId !== scope.actor.customerId) return refuse('payments.refund_not_found');\n", ''],
		],
		tests: givingAccounts,
	},
	{
		guard: 'what VNPAY works on, or has gone, gets no account',
		file: 'src/domains/payments/use-cases/give-refund-account.ts',
		edits: [["		if (!needsAccount(refund.state)) return refuse('payments.refund_needs_no_account');\n", '']],
		tests: givingAccounts,
	},
];
