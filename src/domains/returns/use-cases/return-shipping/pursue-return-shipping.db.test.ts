import { afterEach, beforeEach, expect, test } from 'vitest';
import { getLedgerCheck } from '#src/domains/ledger/index.ts';
import { codeOf } from '#tests/code-of.ts';
import { testDatabase } from '#tests/database.ts';
import { returnShippingOf } from '#tests/factories/return-shipping.ts';
import { listDisputedReturnShippingCosts } from '../../queries/list-disputed-return-shipping-costs.ts';
import { pursueReturnShipping } from './pursue-return-shipping.ts';

const database = await testDatabase();
const { clock, told, refused, judge, pursue, takeIn, shopVnd, seen } = returnShippingOf(database);

beforeEach(() => database.setClock('0 s'));
afterEach(async () => {
	expect(await getLedgerCheck(clock.read)).toMatchObject({ isSound: true });
});

test('pursueReturnShipping withdraws an undecided receipt without costs for the shop', async () => {
	const sent = await told();
	expect(await pursue(sent, 'withdraw')).toMatchObject({ value: { state: 'withdrawn' } });
	await takeIn(sent);
	expect(await shopVnd(sent)).toBe(0);
	const judged = await told();
	await judge(judged, 'accept');
	expect(codeOf(await pursue(judged, 'withdraw'))).toBe('orders.postage_wrong_state');
});

test('pursueReturnShipping disputes a refused receipt and requires a note', async () => {
	const early = await told();
	expect(codeOf(await pursue(early, 'dispute'))).toBe('orders.postage_wrong_state');
	const sent = await refused();
	expect(codeOf(await pursue(sent, 'dispute', ' '))).toBe('orders.postage_note_needed');
	expect(await pursue(sent, 'dispute')).toMatchObject({ value: { state: 'disputed' } });
	expect(codeOf(await pursue(sent, 'dispute'))).toBe('orders.postage_wrong_state');
	const said = (await seen(sent)).events.find(({ kind }) => kind === 'postage_disputed');
	expect(said).toMatchObject({ party: 'buyer', note: 'Đúng kiện này, cùng mã' });
	expect((await listDisputedReturnShippingCosts(clock.read)).map(({ returnId }) => returnId)).toContain(sent.returnId);
});

test('pursueReturnShipping returns orders.return_not_found for a return of another buyer', async () => {
	const [sent, other] = [await told(), await told()];
	const { returnId } = sent;
	expect(codeOf(await pursueReturnShipping(other.sale.buyer.context, { returnId, act: 'withdraw' }))).toBe(
		'orders.return_not_found',
	);
	expect((await seen(sent)).postage).toMatchObject({ state: 'stated' });
});
