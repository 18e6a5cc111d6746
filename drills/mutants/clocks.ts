import type { Mutant } from './mutant.ts';

const clocks = 'tests/orders/clocks.db.test.ts';
const duties = 'src/domains/orders/rules/order-duties.test.ts';

/** Midnight is that of Việt Nam, late wakes do what is due, and a clock that steps back takes nothing back. */
export const clockMutants: readonly Mutant[] = [
	{
		guard: 'a day begins at midnight in Việt Nam',
		file: 'src/shared/time.ts',
		edits: [
			[
				'const local = at.getTime() + VIETNAM_OFFSET_MS;\n\treturn new Date(local',
				'const local = at.getTime();\n\treturn new Date(local',
			],
		],
		tests: clocks,
	},
	{
		guard: 'a month of a statement begins at midnight in Việt Nam',
		file: 'src/domains/settlement/rules/statement-period.ts',
		edits: [['Date.UTC(year, of, 1) - VIETNAM_OFFSET_MS', 'Date.UTC(year, of, 1)']],
		tests: 'src/domains/settlement/rules/statement-period.test.ts',
	},
	{
		guard: 'coin ends with a month of Việt Nam',
		file: 'src/domains/coin/rules/expiry.ts',
		edits: [['addMs(grantedAt, VIETNAM_OFFSET_MS)', 'grantedAt']],
		tests: clocks,
	},
	{
		guard: 'a week of earning begins on a Monday of Việt Nam',
		file: 'src/domains/coin/rules/earning.ts',
		edits: [['addMs(day, VIETNAM_OFFSET_MS).getUTCDay()', 'day.getUTCDay()']],
		tests: clocks,
	},
	{
		guard: 'who wakes late does what is due, not what was to be said before',
		file: 'src/domains/orders/rules/order-duties.ts',
		edits: [["...(['remind_confirm', 'warn_overdue', 'remind_pack'] as const),", '']],
		tests: duties,
	},
	{
		guard: 'of the deeds that fell due while the clock slept the first is done',
		file: 'src/domains/orders/rules/order-duties.ts',
		edits: [['past.find(({ duty })', 'past.findLast(({ duty })']],
		tests: duties,
	},
	{
		guard: 'parcels are looked for as long as was said',
		file: 'src/domains/orders/use-cases/advance-order.ts',
		edits: [
			[
				'	if ((await scope.now()) < open.dueBy) return changeOrders(scope.db, [order.id], { dueAt: open.dueBy });\n',
				'',
			],
		],
		tests: 'src/domains/orders/use-cases/decide-case.db.test.ts',
	},
	{
		guard: 'parcels are asked about before they are lost, however late the clock wakes',
		file: 'src/domains/orders/use-cases/advance-order.ts',
		edits: [['	if (!open) return askArrival(scope, due);\n', '	if (!open) await askArrival(scope, due);\n']],
		tests: 'src/domains/orders/use-cases/decide-case.db.test.ts',
	},
	{
		guard: 'a case is decided once',
		file: 'src/domains/orders/use-cases/decide-case.ts',
		edits: [["		if (!mayMove(caseStates, of.state, outcome)) return refuse('orders.case_closed');\n", '']],
		tests: 'src/domains/orders/use-cases/decide-case.db.test.ts',
	},
	{
		guard: 'a dispute that lies is won, however late the clock wakes',
		file: 'src/domains/orders/rules/return-duties.ts',
		edits: [['byTime.findLast(({ at })', 'byTime.find(({ at })']],
		tests: 'src/domains/orders/rules/return-duties.test.ts',
	},
	{
		guard: 'unpaid goods are held up to their instant and not longer',
		file: 'src/domains/orders/rules/order-duties.ts',
		edits: [['byTime.filter(({ at }) => at <= now)', 'byTime.filter(({ at }) => at < now)']],
		tests: duties,
	},
	{
		guard: 'what a day has earned counts when the clock has stepped back over midnight',
		file: 'src/domains/coin/db/account-repository.ts',
		edits: [
			[
				'>= $' + '{since.day.toISOString()}::timestamptz), 0)::bigint`,',
				'between $' + '{since.day.toISOString()}::timestamptz and app_now()), 0)::bigint`,',
			],
			[
				'sql`$' + '{coinSlices.grantedAt} >= $' + '{since.week.toISOString()}::timestamptz`',
				'sql`$' + '{coinSlices.grantedAt} between $' + '{since.week.toISOString()}::timestamptz and app_now()`',
			],
		],
		tests: clocks,
	},
	{
		guard: 'what a day has spent of bonus counts when the clock has stepped back over midnight',
		file: 'src/domains/coin/db/spend-repository.ts',
		edits: [
			[
				'sql`$' + '{coinSpends.madeAt} >= $' + '{since.toISOString()}::timestamptz`',
				'sql`$' + '{coinSpends.madeAt} between $' + '{since.toISOString()}::timestamptz and app_now()`',
			],
		],
		tests: clocks,
	},
	{
		guard: 'nobody waits for an order of a time that is still to come',
		file: 'src/domains/orders/db/order-repository.ts',
		edits: [['\t\t\t\tand $' + '{orderGroups.placedAt} <= clock.now\n', '']],
		tests: 'src/domains/orders/use-cases/place-order.db.test.ts',
	},
	{
		guard: 'who waited for a return looks at it again under its lock',
		file: 'src/domains/orders/use-cases/advance-return.ts',
		edits: [
			[
				'returnDutyAt(locked.of, await scope.now())',
				"returnDutyAt({ ...locked.of, state: 'requested' }, await scope.now())",
			],
		],
		tests: clocks,
	},
];
