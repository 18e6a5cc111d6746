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
];
