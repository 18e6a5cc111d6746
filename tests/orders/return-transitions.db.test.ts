import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { confirmReceipt } from '#src/domains/fulfilment/index.ts';
import { ruleDispute } from '#src/domains/returns/index.ts';
import { advanceDueReturns } from '#src/domains/returns/jobs/advance-due-returns.ts';
import {
	RETURN_TRANSITIONS,
	type ReturnTransition,
	type ReturnTransitionName,
} from '#src/domains/returns/rules/return-transitions.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, operator, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import {
	buyerAction,
	deliveredSale,
	requestedReturn,
	type Sale,
	shopAction,
	wireSales,
} from '#tests/factories/returns.ts';
import { expectedOf, must, observe, type Scenario, scenario, sentOrders } from './transition-scenario.ts';

const database = await testDatabase();
const { tracked, requestedMissing } = sentOrders(database);
beforeAll(wireSales);
beforeEach(() => database.setClock('0 s'));

type Made = Sale & { readonly returnId: string };
type Step = (made: Made) => Promise<unknown>;
const NOTE = 'Hàng vỡ sẵn trong hộp';
const shop =
	(act: Parameters<typeof shopAction>[2]): Step =>
	(made) =>
		must(shopAction(made, made.returnId, act, { note: NOTE }));
const buyer =
	(act: Parameters<typeof buyerAction>[2]): Step =>
	(made) =>
		must(buyerAction(made, made.returnId, act, { note: NOTE, tracking: 'VN 456' }));
const clock =
	(at: string): Step =>
	async () => {
		await database.setClock(at);
		await advanceDueReturns.handle(contextOf(database, system()), {});
	};
const rule: Step = ({ returnId }) => {
	const decided = { returnId, ruling: 'split', percent: 33, note: NOTE, approvedBy: null } as const;
	return must(ruleDispute(contextOf(database, operator(newId())), decided));
};
const arrive: Step = ({ buyer: { context }, number }) => must(confirmReceipt(context, { number }));

const asked =
	(...steps: readonly Step[]) =>
	async (reason: 'defect' | 'never_received' = 'defect'): Promise<Made> => {
		const sale = await deliveredSale(database);
		const made = { ...sale, returnId: await requestedReturn(sale, { reason }) };
		for (const step of steps) await step(made);
		return made;
	};
/** None of the order has arrived, so nothing has to come back. */
const missing =
	(...steps: readonly Step[]) =>
	async (): Promise<Made> => {
		const sale = await tracked();
		const made = { ...sale, returnId: await requestedMissing(sale) };
		for (const step of steps) await step(made);
		return made;
	};
const SENT = [shop('approve'), buyer('send_back')];
const BACK = [...SENT, shop('receive')];
const DISPUTED = [shop('reject'), buyer('dispute')];
const REVIEWED = [...DISPUTED, clock('1 day 1 minute')];
const RULED = [...REVIEWED, rule];

/** What waits for the end of a return shows in the tests of releases and of return shipping. */
const UNSEEN = ['recheck_order', 'settle_return_shipping'];
/** Not `inspect`, which `refund_inspected` or `object` follows in the same transaction. */
const SCENARIOS: Readonly<Record<Exclude<ReturnTransitionName, 'inspect'>, Scenario>> = {
	request: scenario(
		() => deliveredSale(database),
		(sale) => requestedReturn(sale),
	),
	review: scenario(asked(), shop('review')),
	approve: scenario(asked(), shop('approve')),
	reject: scenario(asked(), shop('reject')),
	offer_replacement: scenario(asked(...BACK), shop('replace')),
	withdraw: scenario(asked(), buyer('withdraw')),
	withdraw_offer: scenario(() => asked(shop('replace'))('never_received'), arrive),
	send_back: scenario(asked(shop('approve')), buyer('send_back')),
	close_unsent: scenario(asked(shop('approve')), clock('6 days 1 minute')),
	refund_approved: scenario(asked(shop('approve')), shop('waive'), ['release_replacement']),
	receive: scenario(asked(...SENT), shop('receive')),
	refund_inspected: scenario(asked(...BACK, shop('replace')), buyer('refuse_replacement')),
	replace: scenario(asked(...BACK, shop('replace'), buyer('take_replacement')), shop('send_replacement')),
	object: scenario(asked(...BACK), shop('object')),
	dispute: scenario(asked(shop('reject')), buyer('dispute')),
	close_rejected: scenario(asked(shop('reject')), clock('3 days 1 minute')),
	begin_review: scenario(asked(...DISPUTED), clock('1 day 1 minute')),
	rule: scenario(asked(...REVIEWED), rule),
	appeal: scenario(asked(...RULED), buyer('appeal')),
	execute_ruling: scenario(asked(...RULED), clock('4 days 2 minutes')),
	close_found: scenario(missing(shop('reject')), arrive),
};

const stateOfReturn = async (orderId: string): Promise<string | undefined> => {
	const { rows } = await database.pool.query<{ state: string }>('SELECT state FROM order_returns WHERE order_id = $1', [
		orderId,
	]);
	return rows[0]?.state;
};

describe('RETURN_TRANSITIONS', () => {
	const rows: readonly ReturnTransition[] = RETURN_TRANSITIONS;
	const effectNames = rows.flatMap(({ effects }) => effects);
	test.each(Object.entries(SCENARIOS))('%s has the effects and sends the notices of its row', async (name, of) => {
		let made: Awaited<ReturnType<Scenario['make']>> | undefined;
		const make = async () => {
			made = await of.make();
			return made;
		};
		const { notices, effects } = await observe(database, { ...of, make }, effectNames);
		const row = rows.find((found) => found.name === name);
		expect(await stateOfReturn(made?.order.id ?? '')).toBe(row?.to);
		const told = notices.filter((kind) => kind.endsWith('_return'));
		expect({ notices: told, effects }).toEqual(expectedOf(row, [...UNSEEN, ...of.without]));
	});
});
