import type { Mutant } from './mutant.ts';

const spending = 'src/domains/coin/use-cases/spend-coin.db.test.ts';
const givingBack = 'src/domains/coin/use-cases/return-coin.db.test.ts';
const toppingUp = 'src/domains/coin/use-cases/start-top-up.db.test.ts';

/** Coin is granted, held, spent, taken back and bought, each once and never more than there is. */
export const coinMutants: readonly Mutant[] = [
	{
		guard: 'coin of somebody is locked before it is decided',
		file: 'src/domains/coin/db/account-repository.ts',
		edits: [["eq(coinAccounts.customerId, customerId)).for('update');", 'eq(coinAccounts.customerId, customerId));']],
		tests: spending,
	},
	{
		guard: 'coin that is held is not spent',
		file: 'src/domains/coin/rules/spending.ts',
		edits: [['\tremainingVnd - heldVnd;', '\tremainingVnd;']],
		tests: 'src/domains/coin/rules/spending.test.ts',
	},
	{
		guard: 'what orders hold is held in the slices as well',
		file: 'src/domains/coin/use-cases/hold-coin.ts',
		edits: [
			[
				'taken.taken.map(({ sliceId, amountVnd: heldVnd }) => ({ sliceId, heldVnd })),',
				'taken.taken.map(({ sliceId }) => ({ sliceId })),',
			],
		],
		tests: spending,
	},
	{
		guard: 'coin that was given earns no more than a day allows',
		file: 'src/domains/coin/rules/earning.ts',
		edits: [['earnMax.perDay - earned.dayVnd', 'earnMax.perWeek - earned.dayVnd']],
		tests: givingBack,
	},
	{
		guard: 'coin that was given earns no more than a week allows',
		file: 'src/domains/coin/rules/earning.ts',
		edits: [['earnMax.perWeek - earned.weekVnd', 'earnMax.perWeek - earned.dayVnd']],
		tests: givingBack,
	},
	{
		guard: 'bonus of a day has its limit',
		file: 'src/domains/coin/use-cases/steps/take-coin.ts',
		edits: [["\tif (spentVnd + bonusVnd > coinConfig.bonusSpend.perDay) return refuse('coin.over_limit');\n", '']],
		tests: spending,
	},
	{
		guard: 'bonus pays half of the goods at most',
		file: 'src/domains/coin/use-cases/steps/take-coin.ts',
		edits: [
			[
				"\tif (bonusVnd > bonusMaxOf(sumVnd(parts.map(({ goodsVnd }) => goodsVnd)))) return refuse('coin.over_limit');\n",
				'',
			],
		],
		tests: spending,
	},
	{
		guard: 'coin never pays more than the goods',
		file: 'src/domains/coin/use-cases/steps/take-coin.ts',
		edits: [
			[
				"\tif (parts.some((part) => part.bonusVnd + part.paidVnd > part.goodsVnd)) return refuse('coin.over_limit');\n",
				'',
			],
		],
		tests: spending,
	},
	{
		guard: 'frozen coin is not spent',
		file: 'src/domains/coin/use-cases/steps/take-coin.ts',
		edits: [["\tif (account.frozenAt) return refuse('coin.frozen');\n", '']],
		tests: spending,
	},
	{
		guard: 'coin that has ended is over in that instant',
		file: 'src/domains/coin/rules/expiry.ts',
		edits: [['expiresAt !== null && expiresAt <= now', 'expiresAt !== null && expiresAt < now']],
		tests: 'src/domains/coin/rules/expiry.test.ts',
	},
	{
		guard: 'coin is granted once for one reason',
		file: 'src/domains/coin/use-cases/grant-coin.ts',
		edits: [['\tif (earlier) return ok({ grantedVnd: earlier.grantedVnd });\n', '']],
		tests: givingBack,
	},
	{
		guard: 'coin that was spent before it is taken back is owed',
		file: 'src/domains/coin/use-cases/claw-back-coin.ts',
		edits: [
			[
				'\t\tif (owedVnd > 0) await recordDebt(db, { customerId, sliceId: grant.id, source, owedVnd, openedAt: at });\n',
				'',
			],
		],
		tests: givingBack,
	},
	{
		guard: 'coin that is owed is paid by the next grant',
		file: 'src/domains/coin/use-cases/grant-coin.ts',
		edits: [['Math.min(debt.openVnd, left)', '0']],
		tests: givingBack,
	},
	{
		guard: 'coin that was bought is not taken back with bonus',
		file: 'src/domains/coin/use-cases/claw-back-coin.ts',
		edits: [["open.filter(({ bucket }) => bucket === 'bonus')", 'open']],
		tests: toppingUp,
	},
	{
		guard: 'coin comes back once for one reason',
		file: 'src/domains/coin/use-cases/return-coin.ts',
		edits: [["\tif (await hasMoved(scope.db, source, 'returned')) return;\n", '']],
		tests: givingBack,
	},
	{
		guard: 'coin comes back up to what was spent',
		file: 'src/domains/coin/use-cases/return-coin.ts',
		edits: [[' || spend.returnedVnd + amountVnd > spend.amountVnd)', ')']],
		tests: givingBack,
	},
	{
		guard: 'coin that comes back does not prolong the rest beside it',
		file: 'src/domains/coin/use-cases/return-coin.ts',
		edits: [['if (!isLate || slice.remainingVnd === 0)', 'if (slice)']],
		tests: givingBack,
	},
	{
		guard: 'coin that comes back late lives on',
		file: 'src/domains/coin/use-cases/return-coin.ts',
		edits: [['const end = isLate ? { expiresAt: revivedUntil(at) } : {};', 'const end = {};']],
		tests: givingBack,
	},
	{
		guard: 'coin that ends is locked meanwhile',
		file: 'src/domains/coin/jobs/expire-coin.ts',
		edits: [['\t\t\t\t\tawait lockAccount(scope.db, customerId);\n', '']],
		tests: givingBack,
	},
	{
		guard: 'coin of a payment that is late is taken while it lasts',
		file: 'src/domains/coin/use-cases/post-coin.ts',
		edits: [["\tif (!wanted) return refuse('coin.insufficient');\n", '\tif (!wanted) return ok(null);\n']],
		tests: spending,
	},
	{
		guard: 'the first order brings its coin once',
		file: 'src/domains/coin/use-cases/earn-on-order.ts',
		edits: [["\tif (isFirst && !(await hasGrant(db, customerId, 'first_order')))", '\tif (isFirst)']],
		tests: 'src/domains/coin/use-cases/earn-on-order.db.test.ts',
	},
	{
		guard: 'top-ups that begin at once are counted one after the other',
		file: 'src/domains/coin/use-cases/start-top-up.ts',
		// Not taken away: the account must be there. It is locked once the others are counted.
		edits: [
			['\t\tawait lockAccount(db, customerId);\n', ''],
			['\t\tawait recordTopUp(', '\t\tawait lockAccount(db, customerId);\n\t\tawait recordTopUp('],
		],
		tests: toppingUp,
	},
	{
		guard: 'a top-up that is being paid counts',
		file: 'src/domains/coin/db/top-up-repository.ts',
		edits: [['as today,', '- coalesce(sum(amount_vnd) filter (where paid_at is null), 0)::bigint as today,']],
		tests: toppingUp,
	},
	{
		guard: 'no more bought coin than may be held',
		file: 'src/domains/coin/rules/top-up.ts',
		edits: [["\tif (ownedVnd + amountVnd > heldVnd) return refuse('coin.top_up_held', { maxVnd: heldVnd });\n", '']],
		tests: 'src/domains/coin/rules/top-up.test.ts',
	},
	{
		guard: 'money that is late becomes coin only where there is room',
		file: 'src/domains/coin/use-cases/settle-top-up.ts',
		edits: [["\tif (!decideTopUp(amountVnd, facts).ok) return { kind: 'declined', reason: 'late_paid' };\n", '']],
		tests: toppingUp,
	},
	{
		guard: 'money for coin that goes back leaves its place of the day',
		file: 'src/domains/coin/use-cases/settle-top-up.ts',
		edits: [[', declined: freeLimits }', ' }']],
		tests: toppingUp,
	},
	{
		guard: 'the end of coin that comes back is told again',
		file: 'src/domains/coin/db/account-repository.ts',
		edits: [['\t\t\t\t...(isBack ? { noticedDays: null } : {}),\n', '']],
		tests: 'src/domains/coin/queries/coin-statement.db.test.ts',
	},
	{
		guard: 'a top-up goes back once',
		file: 'src/domains/coin/rules/top-up.ts',
		edits: [['refundedVnd > 0 || now >= ', 'now >= ']],
		tests: toppingUp,
	},
	{
		guard: 'a top-up goes back in its days',
		file: 'src/domains/coin/rules/top-up.ts',
		edits: [[' || now >= refundableUntil(paidAt) ? 0', ' ? 0']],
		tests: toppingUp,
	},
	{
		guard: 'a top-up that goes back takes its coin along',
		file: 'src/domains/coin/use-cases/refund-top-up.ts',
		edits: [['\t\tawait changeSlices(db, [{ sliceId: slice.id, remainingVnd: -amountVnd }]);\n', '']],
		tests: toppingUp,
	},
	{
		guard: 'a top-up goes back to whoever made it',
		file: 'src/domains/coin/use-cases/refund-top-up.ts',
		edits: [
			[
				"\t\tif (seen?.customerId !== customerId) return refuse('coin.not_found');\n",
				"\t\tif (!seen) return refuse('coin.not_found');\n",
			],
		],
		tests: toppingUp,
	},
	{
		guard: 'whose goods were gone when the money came is told sorry',
		file: 'src/domains/orders/use-cases/settle-payment.ts',
		edits: [
			[
				"	for (const { id } of unserved) await scope.enqueue(scope.db, refundOrder, { orderId: id, reason: 'late_paid' });\n",
				'',
			],
		],
		tests: 'src/domains/orders/jobs/refund-order.db.test.ts',
	},
];
