import type { Mutant } from './mutant.ts';

const booking = 'src/domains/orders/use-cases/steps/book-sale.db.test.ts';
const sharing = 'src/domains/orders/use-cases/steps/refund-share.db.test.ts';
const payingOut = 'src/domains/settlement/use-cases/decide-payout.db.test.ts';
const holding = 'src/domains/settlement/use-cases/held-for-buyers.db.test.ts';
const settingAccount = 'src/domains/settlement/use-cases/set-payout-account.db.test.ts';
const withdrawing = 'src/domains/settlement/use-cases/withdraw-payout.db.test.ts';
const deciding = 'src/domains/settlement/use-cases/decide-payout-account.db.test.ts';
const receiving = 'src/domains/settlement/use-cases/record-bank-movement.db.test.ts';

export const settlementMutants: readonly Mutant[] = [
	{
		guard: 'an order is completed once',
		file: 'src/domains/orders/use-cases/steps/move-order.ts',
		edits: [
			[
				"\tif (!mayMove(orderStates, order.state, to)) return refuse('orders.wrong_state', { state: order.state });\n",
				'',
			],
		],
		tests: booking,
	},
	{
		guard: 'the money of a sale waits for its days',
		file: 'src/domains/orders/rules/order-duties.ts',
		edits: [['addMs(completedAt, holdDays * DAY_MS)', 'completedAt']],
		tests: booking,
	},
	{
		guard: 'the money of a sale is released once',
		file: 'src/domains/orders/use-cases/steps/release-sale.ts',
		edits: [
			[
				'{ reservedVnd: 0, releasedAt: await scope.now(), dueAt: null }',
				'{ releasedAt: await scope.now(), dueAt: null }',
			],
		],
		tests: booking,
	},
	{
		guard: 'the money of a sale waits while something may go back',
		file: 'src/domains/orders/use-cases/advance-order.ts',
		edits: [['if (!(await hasOpenReturn(scope.read, due.order.id))) await', 'await']],
		tests: sharing,
	},
	{
		guard: 'what buyers may still take is not paid out',
		file: 'src/domains/settlement/use-cases/steps/lock-available.ts',
		edits: [['return availableOf(postedVnd, stakes);', 'return availableOf(postedVnd, stakes.slice(0, 0));']],
		tests: holding,
	},
	{
		guard: 'what sending goods back has cost is not paid out',
		file: 'src/domains/orders/queries/list-stakes.ts',
		edits: [['...postages.map(', '...postages.slice(0, 0).map(']],
		tests: holding,
	},
	{
		guard: 'nothing is asked back while a payout is decided',
		file: 'src/domains/orders/use-cases/ask-return.ts',
		edits: [['\tawait shareStakes(scope.db, order.shopId);\n', '']],
		tests: holding,
	},
	{
		guard: 'a sale is booked once',
		file: 'src/domains/orders/use-cases/book-missed-sales.ts',
		edits: [["order?.state !== 'completed' || order.holdDays !== null", "order?.state !== 'completed'"]],
		tests: booking,
	},
	{
		guard: 'money of a shop is decided under its lock',
		file: 'src/domains/settlement/db/payout-repository.ts',
		edits: [
			["eq(payoutAccounts.shopId, shopId)).for('update');", 'eq(payoutAccounts.shopId, shopId));'],
			[
				"const [payout] = await tx.select().from(payouts).where(eq(payouts.id, id)).for('update');",
				'const [payout] = await tx.select().from(payouts).where(eq(payouts.id, id));',
			],
		],
		tests: payingOut,
	},
	{
		guard: 'one payout of a shop is open',
		file: 'src/domains/settlement/rules/payout-amount.ts',
		edits: [["\tif (hasOpen) return 'payout_open';\n", '']],
		tests: payingOut,
	},
	{
		guard: 'a payout has a least amount',
		file: 'src/domains/settlement/rules/payout-amount.ts',
		edits: [['availableVnd < leastPayoutVnd(shopState) ? null : Math', 'payableVnd <= 0 ? null : Math']],
		tests: payingOut,
	},
	{
		guard: 'a payout above fifty million takes two people',
		file: 'src/domains/settlement/rules/payout-amount.ts',
		edits: [['amountVnd > settlementConfig.secondApprovalVnd', 'amountVnd < 0']],
		tests: payingOut,
	},
	{
		guard: 'the two who approve a payout are two',
		file: 'src/domains/settlement/use-cases/decide-payout.ts',
		edits: [["\t\tif (payout.firstApprovedBy === by) return refuse('settlement.same_approver');\n", '']],
		tests: payingOut,
	},
	{
		guard: 'who approves a payout is not of its shop',
		file: 'src/domains/settlement/use-cases/steps/check-approver.ts',
		edits: [['? checkOffice(scope, shopId) :', '? ok(null) :']],
		tests: payingOut,
	},
	{
		guard: 'a payout is sent once',
		file: 'src/domains/settlement/use-cases/send-payouts.ts',
		edits: [["payout?.state === 'approved' && (await", 'payout && (await']],
		tests: payingOut,
	},
	{
		guard: 'a payout is covered when it is sent',
		file: 'src/domains/settlement/use-cases/send-payouts.ts',
		edits: [['if (isSameAccount && availableVnd >= payout.amountVnd)', 'if (isSameAccount)']],
		tests: payingOut,
	},
	{
		guard: 'a payout ends once',
		file: 'src/domains/settlement/use-cases/decide-payout.ts',
		edits: [
			[
				"\tif (!mayMove(payoutStates, payout.state, state)) return refuse('settlement.wrong_state', { state: payout.state });\n\tawait changePayout",
				'\tawait changePayout',
			],
		],
		tests: payingOut,
	},
	{
		guard: 'the bank pays in no more than it owes',
		file: 'src/domains/settlement/use-cases/record-bank-movement.ts',
		edits: [
			["\t\tif (amountVnd > outstandingVnd) return refuse('settlement.more_than_owed', { outstandingVnd });\n", ''],
		],
		tests: receiving,
	},
	{
		guard: 'what the bank has paid in is booked once',
		file: 'src/domains/settlement/use-cases/record-bank-movement.ts',
		edits: [['\t\tawait lockBankBook(scope.db);\n', '']],
		tests: receiving,
	},
	{
		guard: 'who explains one difference has explained no other',
		file: 'src/domains/settlement/db/difference-repository.ts',
		edits: [[' eq(way, moved),', '']],
		tests: 'src/domains/settlement/use-cases/compare-settlement.db.test.ts',
	},
	{
		guard: 'what a file lacks is found by its amount',
		file: 'src/domains/settlement/db/difference-repository.ts',
		edits: [[' and d.ours_vnd = found."amountVnd"', '']],
		tests: 'src/domains/settlement/use-cases/compare-settlement.db.test.ts',
	},
	{
		guard: 'who sets an account has just given the password',
		file: 'src/domains/settlement/use-cases/set-payout-account.ts',
		edits: [["\t\tif (!scope.actor.isFresh) return refuse('settlement.sign_in_not_fresh');\n", '']],
		tests: settingAccount,
	},
	{
		guard: 'an account in the place of another is held',
		file: 'src/domains/settlement/rules/payout-amount.ts',
		edits: [["\tif (isHeld) return 'account_held';\n", '']],
		tests: settingAccount,
	},
	{
		guard: 'an account that was changed again is held again',
		file: 'src/domains/settlement/rules/account-hold.ts',
		edits: [["(before.state !== 'active' && before.heldUntil === null)", "before.state !== 'active'"]],
		tests: settingAccount,
	},
	{
		guard: 'a payout of another shop is absent',
		file: 'src/domains/settlement/use-cases/withdraw-payout.ts',
		edits: [['if (payout?.shopId !== shopId) return', 'if (!payout) return']],
		tests: withdrawing,
	},
	{
		guard: 'a payout is taken back before somebody has approved it',
		file: 'src/domains/settlement/use-cases/withdraw-payout.ts',
		edits: [["\t\tif (!mayWithdraw(payout)) return refuse('settlement.wrong_state', { state: payout.state });\n", '']],
		tests: withdrawing,
	},
	{
		guard: 'of money of a shop has a say who may',
		file: 'src/domains/settlement/use-cases/withdraw-payout.ts',
		edits: [["\t\tif (!(await lockRight(scope, 'money.ask'))) return refuse('settlement.role_not_allowed');\n", '']],
		tests: withdrawing,
	},
	{
		guard: 'an account is approved as it was seen',
		file: 'src/domains/settlement/use-cases/decide-payout-account.ts',
		edits: [
			[
				"\t\tif (state === 'active' && input.mark !== markOf(account.sealed)) return refuse('settlement.account_changed');\n",
				'',
			],
		],
		tests: deciding,
	},
	{
		guard: 'a batch that is sent again pays what is still on its way',
		file: 'src/domains/settlement/use-cases/send-payouts.ts',
		edits: [[".filter(({ state }) => state === 'processing')", '']],
		tests: payingOut,
	},
];
