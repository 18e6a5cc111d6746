import fc from 'fast-check';
import { expect, test } from 'vitest';
import { finaliseOrderPayment } from '#src/domains/checkout/index.ts';
import { finaliseTopUpPayment } from '#src/domains/coin/index.ts';
import { testDatabase } from '#tests/database.ts';
import { wireTestPayments } from '#tests/factories/payments.ts';
import { wireTestReturns } from '#tests/factories/returns.ts';
import { wireTestSettlement } from '#tests/factories/settlement.ts';
import { MONEY_ACTIONS } from './money-actions.ts';
import { findInvalidTransitions, recordTransitions } from './moves.ts';
import { PARCEL_ACTIONS } from './parcel-actions.ts';
import { RETURN_ACTIONS } from './return-actions.ts';
import { ACTIONS, openMarket, runToCompletion } from './scenario.ts';
import { findFaults, findFinalFaults } from './scenario-faults.ts';

/** `COURSES=200` for a long run. */
const RUNS = Number(process.env.COURSES ?? 12);
const STEPS_MAX = 40;
/** A slow machine plays fewer scenarios, but at least one completely. */
const TIME_MS = Math.max(25_000, RUNS * 2_000);
const ONE_COURSE_MS = 300_000;

const COMMON = [
	'orders for cash',
	'orders to pay online',
	'orders to pay online with coin',
	'asks to return',
	'sends a part',
	'sends two parcels, and one is turned away',
	'delivers a parcel',
	'pays',
	'pays',
	'does the next steps',
	'does the next steps',
	'does the next steps',
	'goes on with a return',
	'sends back and says what that has cost',
	'buys with coin and gives a line back',
	'tops up coin',
	'tops up coin and takes it back at once',
	'pays a shop out',
];

const ALL_ACTIONS = { ...ACTIONS, ...PARCEL_ACTIONS, ...RETURN_ACTIONS, ...MONEY_ACTIONS };

const database = await testDatabase();
wireTestPayments({ order: finaliseOrderPayment, top_up: finaliseTopUpPayment });
wireTestReturns();
wireTestSettlement();
const clock = { seconds: 0 };

const step = fc.record({
	act: fc.oneof(
		{ weight: 1, arbitrary: fc.constantFrom(...Object.keys(ALL_ACTIONS)) },
		{ weight: 3, arbitrary: fc.constantFrom(...COMMON) },
	),
	one: fc.nat({ max: 7 }),
	other: fc.nat({ max: 7 }),
});

test(
	'random actions of buyers, shops, bank and clock keep ledger and stock consistent',
	async () => {
		await recordTransitions(database);
		const begin = performance.now();
		let played = 0;
		await fc.assert(
			fc.asyncProperty(
				fc.array(step, { minLength: STEPS_MAX / 2, maxLength: STEPS_MAX, size: 'max' }),
				async (steps) => {
					if (played > 0 && performance.now() - begin > TIME_MS) return;
					const market = await openMarket(database, clock);
					for (const { act, one, other } of steps) {
						await ALL_ACTIONS[act]?.(market, one, other);
						expect(await findFaults(database), `after somebody ${act}`).toEqual([]);
					}
					await runToCompletion(market);
					expect(await findFaults(database)).toEqual([]);
					expect(await findFinalFaults(database)).toEqual([]);
					played += 1;
				},
			),
			// Shrinking would replay whole scenarios; the first failure is enough.
			{ numRuns: RUNS, endOnFailure: true },
		);
		expect(await findInvalidTransitions(database)).toEqual([]);
	},
	TIME_MS + ONE_COURSE_MS,
);
