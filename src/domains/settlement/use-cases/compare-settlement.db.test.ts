import { expect, test, vi } from 'vitest';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { addMs, DAY_MS, vietnamDay } from '#src/shared/time.ts';
import { contextOf, operator, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/makers/catalog.ts';
import { makeBuyer, makeGroup, wireOrderPayments } from '#tests/makers/orders.ts';
import { wireTestSettlement } from '#tests/makers/settlement.ts';
import { compareYesterday } from '../jobs/compare-yesterday.ts';
import { listDifferences } from '../queries/list-differences.ts';
import { compareSettlement, explainDifference } from './compare-settlement.ts';

const database = await testDatabase();
const context = contextOf(database, system());
const office = contextOf(database, operator(newId()));
const read = readOnly(database.db);
const bank = wireTestSettlement();
wireOrderPayments();
const TODAY = vietnamDay(new Date());
const fileOf = (...lines: readonly string[]) => ['vnp_TxnRef,vnp_Amount', ...lines].join('\n');

async function received(): Promise<string> {
	const { variants } = await makeProduct(database.db);
	const group = await makeGroup(await makeBuyer(database), [{ variantId: variants[0]?.id ?? '' }], 'vnpay');
	const txnRef = group.payment?.txnRef ?? '';
	await database.pool.query(
		`UPDATE payment_attempts SET state = 'paid', received_vnd = amount_vnd, is_settled = true, decided_at = app_now(),
			next_check_at = NULL WHERE txn_ref = $1`,
		[txnRef],
	);
	return `${txnRef},${group.totalVnd}00`;
}

test('what the file and we disagree about waits until it is explained or a later file agrees', async () => {
	const [first, second] = [await received(), await received()];
	const compare = (text: string) => compareSettlement(context, { day: TODAY, text });
	expect(await compare(fileOf(first, second))).toMatchObject({ value: { differences: [] } });
	await compare(fileOf(first, 'unknown1,500000'));
	expect((await listDifferences(read, 10)).map(({ kind }) => kind).toSorted()).toEqual(['not_in_file', 'not_received']);
	const about = { day: TODAY, txnRef: 'unknown1' };
	expect(await explainDifference(office, { ...about, note: ' ' })).toMatchObject({ ok: false });
	expect((await explainDifference(office, { ...about, note: 'giao dịch thử của ngân hàng' })).ok).toBe(true);
	expect(await explainDifference(office, { ...about, note: 'lần nữa' })).toMatchObject({
		error: { code: 'settlement.difference_not_found' },
	});
	await compare(fileOf(first, second, 'unknown1,500000'));
	expect(await listDifferences(read, 10)).toEqual([]);
});

test('the night takes the file of the day before when there is one', async () => {
	const yesterday = vietnamDay(addMs(new Date(), -DAY_MS));
	await compareYesterday.handle(context, {});
	bank.files.set(yesterday, fileOf('unknown2,100000'));
	await compareYesterday.handle(context, {});
	expect(await listDifferences(read, 10)).toMatchObject([{ day: yesterday, txnRef: 'unknown2', theirsVnd: 1000 }]);
});

test('a night that comes a day late, or a file that does, is made up for, each day once', async () => {
	const [missed, late] = ['2026-12-02', '2026-12-03'];
	const days = async () => (await listDifferences(read, 10)).map(({ day }) => day).filter((day) => day > '2026-12');
	bank.files.set(missed, fileOf('unknown3,100000'));
	await database.setClockTo('2026-12-04T04:31:00+07:00');
	await compareYesterday.handle(context, {});
	expect(await days()).toEqual([missed]);
	bank.files.set(late, fileOf('unknown4,100000'));
	const error = vi.fn();
	const heard = { ...context, log: { ...context.log, info: () => {}, error } as unknown as typeof context.log };
	await database.setClockTo('2026-12-06T04:30:00+07:00');
	await compareYesterday.handle(heard, {});
	await compareYesterday.handle(heard, {});
	expect((await days()).toSorted()).toEqual([missed, late]);
	expect(error.mock.calls).toEqual([[{ day: late, differences: 1 }, 'VNPAY and we disagree']]);
	await database.setClock('0 s');
});

test.each([
	['2026-13-01', fileOf(), 'settlement.period_unknown'],
	['today', fileOf(), 'settlement.period_unknown'],
	[TODAY, 'rubbish', 'settlement.file_unreadable'],
])('the day %s with %j is refused', async (day, text, code) => {
	expect(await compareSettlement(context, { day, text })).toMatchObject({ error: { code } });
});
