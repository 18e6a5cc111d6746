import type { Mutant } from './mutant.ts';

const settling = 'src/domains/catalog/use-cases/settle-reservation.db.test.ts';
const settleReservation = 'src/domains/catalog/use-cases/settle-reservation.ts';

/** What is held leaves or comes back once, and counts and prices are set by whoever may. */
export const goodsMutants: readonly Mutant[] = [
	{
		guard: 'what an order holds is read once its goods are locked',
		file: settleReservation,
		edits: [['const all = await reservationsOf(read, sources);', 'const all = seen;']],
		tests: settling,
	},
];
