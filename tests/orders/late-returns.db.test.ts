import { beforeAll, expect, test, vi } from 'vitest';
import { ruleDispute } from '#src/domains/returns/index.ts';
import { advanceDueReturnShippingCosts } from '#src/domains/returns/jobs/advance-due-return-shipping-costs.ts';
import { advanceDueReturns } from '#src/domains/returns/jobs/advance-due-returns.ts';
import type { ReturnShippingTransition } from '#src/domains/returns/rules/return-shipping-transitions.ts';
import type { ScheduledReturnTransition } from '#src/domains/returns/rules/scheduled-transitions.ts';
import { newId } from '#src/shared/ids.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/shared/time.ts';
import { contextOf, operator, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { returnShippingOf } from '#tests/factories/return-shipping.ts';
import {
	buyerAction,
	deliveredSale,
	requestedReturn,
	type Sale,
	shopAction,
	wireSales,
} from '#tests/factories/returns.ts';
import { runLateClock } from './late-clock.ts';

const database = await testDatabase();
const clock = contextOf(database, system('operator_command'));
const operatorContext = contextOf(database, operator(newId()));
const alarm = vi.spyOn(clock.log, 'error');
const { begin, wakeAt } = runLateClock(database, async () => {
	await advanceDueReturns.handle(clock, {});
	await advanceDueReturnShippingCosts.handle(clock, {});
});
beforeAll(wireSales);

type Made = { readonly sale: Sale; readonly returnId: string };
async function asked(...steps: readonly ((made: Made) => Promise<{ readonly ok: boolean }>)[]): Promise<Made> {
	const sale = await deliveredSale(database);
	const made = { sale, returnId: await requestedReturn(sale) };
	for (const step of steps) expect((await step(made)).ok).toBe(true);
	return made;
}
const shop =
	(act: Parameters<typeof shopAction>[2], note = '') =>
	({ sale, returnId }: Made) =>
		shopAction(sale, returnId, act, note ? { note } : {});
const buyer =
	(act: Parameters<typeof buyerAction>[2], more: Parameters<typeof buyerAction>[3] = {}) =>
	({ sale, returnId }: Made) =>
		buyerAction(sale, returnId, act, more);
const SENT = [shop('approve'), buyer('send_back', { tracking: 'VN 456' })];
const CAME_BACK = [...SENT, shop('receive')];
const REJECTED = [shop('reject', 'Khách làm rơi')];
const DISPUTED = [...REJECTED, buyer('dispute', { note: 'Hàng vỡ sẵn trong hộp' })];
const REVIEW_MS = DAY_MS + MINUTE_MS;
async function reviewed(): Promise<Made> {
	const made = await asked(...DISPUTED);
	await wakeAt(REVIEW_MS);
	return made;
}
async function ruled(): Promise<Made> {
	const made = await reviewed();
	const ruling = { returnId: made.returnId, ruling: 'split', percent: 33, note: 'Hai bên', approvedBy: null } as const;
	expect((await ruleDispute(operatorContext, ruling)).ok).toBe(true);
	return made;
}
const RULE_WITHIN = 'a dispute has waited too long for a ruling';

type Late = { readonly make: () => Promise<Made>; readonly dueMs: number; readonly says: string };
/** Times since that Monday at 8:00; `says` is the timeline entry, ledger entry or alarm that proves the transition. */
const RETURNS: Readonly<Record<Exclude<ScheduledReturnTransition, 'warn_answer'>, Late>> = {
	approve: { make: asked, dueMs: 48 * HOUR_MS, says: 'approved' },
	close_unsent: { make: () => asked(shop('approve')), dueMs: 6 * DAY_MS, says: 'closed' },
	assume_received: { make: () => asked(...SENT), dueMs: 15 * DAY_MS, says: 'received' },
	refund_uninspected: { make: () => asked(...CAME_BACK), dueMs: 48 * HOUR_MS, says: 'refunded' },
	refund_unreplaced: { make: () => asked(...CAME_BACK, shop('replace')), dueMs: 48 * HOUR_MS, says: 'refunded' },
	close_rejected: { make: () => asked(...REJECTED), dueMs: 3 * DAY_MS, says: 'closed' },
	begin_review: { make: () => asked(...DISPUTED), dueMs: DAY_MS, says: 'under_review' },
	warn_ruling: { make: reviewed, dueMs: 5 * DAY_MS + 16 * HOUR_MS, says: RULE_WITHIN },
	rule_stale: { make: () => asked(...DISPUTED), dueMs: 30 * DAY_MS, says: 'ruled' },
	execute: { make: ruled, dueMs: 3 * DAY_MS + REVIEW_MS, says: 'closed' },
};
const receipts = returnShippingOf(database);
async function stated(): Promise<Made> {
	const sent = await receipts.told();
	await receipts.takeIn(sent);
	return sent;
}
async function refused(): Promise<Made> {
	const sent = await receipts.refused();
	await receipts.takeIn(sent);
	return sent;
}
async function disputed(): Promise<Made> {
	const sent = await refused();
	await receipts.pursue(sent, 'dispute');
	return sent;
}
const RETURN_SHIPPING_COSTS: Readonly<Record<ReturnShippingTransition | 'accept_stale', Late>> = {
	accept: { make: stated, dueMs: 48 * HOUR_MS, says: 'return_postage' },
	close: { make: refused, dueMs: 3 * DAY_MS, says: 'postage closed' },
	warn_ruling: { make: disputed, dueMs: 5 * DAY_MS + 16 * HOUR_MS, says: 'a receipt has waited too long for a ruling' },
	accept_stale: { make: disputed, dueMs: 30 * DAY_MS, says: 'return_postage' },
};

async function said({ sale, returnId }: Made): Promise<readonly string[]> {
	const { rows } = await database.pool.query<{ what: string }>(
		`SELECT kind AS what FROM order_return_events WHERE return_id = $1
		UNION ALL SELECT leg FROM ledger_transfers WHERE source_id IN (SELECT id::text FROM order_refunds WHERE order_id = $2)
		UNION ALL SELECT 'postage ' || state FROM order_return_postages WHERE return_id = $1
		UNION ALL SELECT concat_ws(' ', 'held', variant_id, state, quantity) FROM stock_reservations
			WHERE source_id IN ($1::text, $2::text)`,
		[returnId, sale.order.id],
	);
	const alarms = alarm.mock.calls.filter(([about]) => (about as { returnId?: string }).returnId === returnId);
	return [...rows.map(({ what }) => what), ...new Set(alarms.map(([, words]) => String(words)))].sort();
}

test.each([...Object.entries(RETURNS), ...Object.entries(RETURN_SHIPPING_COSTS)])(
	'the return transition %s does not run early, runs once with 20 workers two hours late, and does not repeat when the clock steps back',
	async (_transition, { make, dueMs, says }) => {
		await begin();
		const made = await make();
		const times = (all: readonly string[]) => all.filter((what) => what === says).length;
		await wakeAt(dueMs - MINUTE_MS);
		const before = times(await said(made));
		await wakeAt(dueMs + 2 * HOUR_MS, 20);
		const late = await said(made);
		expect([before, times(late)]).toEqual([0, 1]);
		for (const ms of [HOUR_MS, -MINUTE_MS, 2 * HOUR_MS + MINUTE_MS]) {
			await wakeAt(dueMs + ms, 20);
			expect(await said(made)).toEqual(late);
		}
	},
);

test('a dispute without an answer for a day raises an alarm, even when the job is two hours late', async () => {
	await begin();
	const made = await asked(...DISPUTED);
	await wakeAt(DAY_MS + 2 * HOUR_MS);
	await wakeAt(DAY_MS + 2 * HOUR_MS + MINUTE_MS);
	expect(await said(made)).toContain('a dispute has waited too long for its first answer');
});
