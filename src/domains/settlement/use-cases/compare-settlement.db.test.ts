import { expect, test, vi } from 'vitest';
import { postTransfers } from '#src/domains/ledger/index.ts';
import { transact } from '#src/platform/context.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { ok } from '#src/shared/result.ts';
import { addMs, DAY_MS, MINUTE_MS, vietnamDay } from '#src/shared/time.ts';
import { contextOf, operator, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeBuyer, makeGroup, wireOrderPayments } from '#tests/factories/orders.ts';
import { wireTestSettlement } from '#tests/factories/settlement.ts';
import { compareYesterday } from '../jobs/compare-yesterday.ts';
import { listDifferences } from '../queries/list-differences.ts';
import { compareSettlement, explainDifference } from './compare-settlement.ts';

const database = await testDatabase();
const context = contextOf(database, system());
const operatorContext = contextOf(database, operator(newId()));
const read = readOnly(database.db);
const bank = wireTestSettlement();
wireOrderPayments();
/** The day on which the page of a payment that starts now expires. */
const TODAY = vietnamDay(addMs(new Date(), 15 * MINUTE_MS));
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

test('a settlement difference stays open until an operator explains it or a later file agrees', async () => {
	const [first, second] = [await received(), await received()];
	const compare = (text: string) => compareSettlement(context, { day: TODAY, text });
	expect(await compare(fileOf(first, second))).toMatchObject({ value: { differences: [] } });
	await compare(fileOf(first, 'unknown1,500000'));
	expect((await listDifferences(read, 10)).map(({ kind }) => kind).toSorted()).toEqual(['not_in_file', 'not_received']);
	const about = { day: TODAY, txnRef: 'unknown1', moved: 'payment' } as const;
	expect(await explainDifference(operatorContext, { ...about, note: ' ' })).toMatchObject({ ok: false });
	expect((await explainDifference(operatorContext, { ...about, note: 'giao dịch thử của ngân hàng' })).ok).toBe(true);
	expect(await explainDifference(operatorContext, { ...about, note: 'lần nữa' })).toMatchObject({
		error: { code: 'settlement.difference_not_found' },
	});
	await compare(fileOf(first, second, 'unknown1,500000'));
	expect(await listDifferences(read, 10)).toEqual([]);
});

test('compareYesterday compares the file of the day before once it exists', async () => {
	const yesterday = vietnamDay(addMs(new Date(), -DAY_MS));
	await compareYesterday.handle(context, {});
	bank.files.set(yesterday, fileOf('unknown2,100000'));
	await compareYesterday.handle(context, {});
	expect(await listDifferences(read, 10)).toMatchObject([{ day: yesterday, txnRef: 'unknown2', theirsVnd: 1000 }]);
});

const receivedBy = (error: ReturnType<typeof vi.fn>) => ({
	...context,
	log: { ...context.log, info: () => {}, error } as unknown as typeof context.log,
});

test('a payment around midnight is no difference, on whichever of the two days VNPAY recorded it', async () => {
	const [line, lost] = [await received(), await received()];
	const [txnRef, other] = [line, lost].map((of) => of.split(',')[0] ?? '');
	const place = 'UPDATE payment_attempts SET created_at = $2, expires_at = $3, decided_at = $3 WHERE txn_ref = ANY($1)';
	await database.pool.query(place, [[txnRef, other], '2026-10-05T23:50:00+07:00', '2026-10-06T00:05:00+07:00']);
	const open = async () => (await listDifferences(read, 10)).filter(({ day }) => day.startsWith('2026-10'));
	bank.files.set('2026-10-05', fileOf(line));
	bank.files.set('2026-10-06', fileOf());
	for (const day of ['2026-10-05', '2026-10-06'])
		await compareSettlement(context, { day, text: bank.files.get(day) ?? '' });
	expect((await open()).map(({ day, txnRef: of }) => [day, of])).toEqual([['2026-10-06', other]]);
	const next = (text: string) => compareSettlement(context, { day: '2026-10-07', text });
	await next(fileOf(`${other},100`));
	expect((await open()).map(({ day, kind }) => [day, kind])).toContainEqual(['2026-10-06', 'not_in_file']);
	await next(fileOf(lost));
	expect(await open()).toEqual([]);
});

test('compareSettlement compares refunds by VNPAY but not refunds sent from the platform’s own bank account', async () => {
	const [txnRef = '', amount] = (await received()).split(',');
	const add = `INSERT INTO refunds (id, attempt_id, amount_vnd, payable_owner, source_type, source_id, reason, state, requested_at, decided_at)
		SELECT gen_random_uuid(), id, $2, '', 'test', gen_random_uuid(), '', 'done', '2026-10-10T10:00:00+07:00', '2026-10-10T10:00:00+07:00'
		FROM payment_attempts WHERE txn_ref = $1 RETURNING id`;
	const place = 'UPDATE payment_attempts SET created_at = $2, expires_at = $3 WHERE txn_ref = $1';
	await database.pool.query(place, [txnRef, '2026-10-10T09:00:00+07:00', '2026-10-10T09:15:00+07:00']);
	await database.pool.query(add, [txnRef, 4000]);
	const byHand = (await database.pool.query<{ id: string }>(add, [txnRef, 5000])).rows[0]?.id ?? '';
	const legs = [
		{ leg: 'owed', debit: { kind: 'bank' }, credit: { kind: 'refund_payable', ownerId: txnRef }, amountVnd: 5000 },
		{ leg: 'paid_back', debit: { kind: 'refund_payable', ownerId: txnRef }, credit: { kind: 'bank' }, amountVnd: 5000 },
	] as const;
	const source = { type: 'refund', id: byHand };
	await transact(context, async (scope) => ok(await postTransfers(scope, { source, legs })));
	const head = 'vnp_TxnRef,vnp_TransactionType,vnp_Amount';
	const compare = (...lines: readonly string[]) =>
		compareSettlement(context, { day: '2026-10-10', text: [head, `${txnRef},01,${amount}`, ...lines].join('\n') });
	expect(await compare(`${txnRef},03,400000`)).toMatchObject({ value: { differences: [] } });
	expect(await compare()).toMatchObject({
		value: { differences: [{ moved: 'refund', kind: 'not_in_file', oursVnd: 4000 }] },
	});
	await compare(`${txnRef},03,400000`);
});

const addRefund = `INSERT INTO refunds (id, attempt_id, amount_vnd, payable_owner, source_type, source_id, reason, state, tries,
	transaction_no, response_code, requested_at, first_sent_at, decided_at)
	SELECT gen_random_uuid(), id, $2, '', 'test', gen_random_uuid(), '', 'done', 1, '', '', $3, $3, $4
	FROM payment_attempts WHERE txn_ref = $1`;
const HEAD = 'vnp_TxnRef,vnp_TransactionType,vnp_Amount';

test('a refund belongs to the day on which it was requested from VNPAY, even if VNPAY confirms it days later', async () => {
	const [txnRef = ''] = (await received()).split(',');
	await database.pool.query(addRefund, [txnRef, 4000, '2026-10-13T10:00:00+07:00', '2026-10-15T10:00:00+07:00']);
	const compare = async (day: string, ...lines: readonly string[]) => {
		const answer = await compareSettlement(context, { day, text: [HEAD, ...lines].join('\n') });
		return answer.ok ? answer.value.differences.filter((of) => of.txnRef === txnRef) : expect.fail();
	};
	expect(await compare('2026-10-13')).toMatchObject([{ kind: 'not_in_file', oursVnd: 4000 }]);
	expect(await compare('2026-10-13', `${txnRef},03,400000`)).toEqual([]);
	expect(await compare('2026-10-15')).toEqual([]);
});

test('explaining the payment difference leaves the refund difference of the same transaction and day open', async () => {
	const about = { day: '2026-10-18', txnRef: 'unknown5' };
	const text = [HEAD, 'unknown5,01,500000', 'unknown5,03,500000'].join('\n');
	await compareSettlement(context, { day: about.day, text });
	const note = 'giao dịch thử của ngân hàng';
	expect((await explainDifference(operatorContext, { ...about, moved: 'payment', note })).ok).toBe(true);
	const open = async () => (await listDifferences(read, 10)).filter(({ txnRef }) => txnRef === about.txnRef);
	expect(await open()).toMatchObject([{ moved: 'refund' }]);
	expect((await explainDifference(operatorContext, { ...about, moved: 'refund', note })).ok).toBe(true);
	expect(await open()).toEqual([]);
});

test('compareYesterday logs an error when the file is missing on the second night although payments were made', async () => {
	const [txnRef = ''] = (await received()).split(',');
	const place = 'UPDATE payment_attempts SET created_at = $2, expires_at = $3 WHERE txn_ref = $1';
	await database.pool.query(place, [txnRef, '2027-02-10T09:00:00+07:00', '2027-02-10T09:15:00+07:00']);
	const error = vi.fn();
	await database.setClockTo('2027-02-11T04:30:00+07:00');
	await compareYesterday.handle(receivedBy(error), {});
	expect(error).not.toHaveBeenCalled();
	await database.setClockTo('2027-02-12T04:30:00+07:00');
	await compareYesterday.handle(receivedBy(error), {});
	expect(error.mock.calls).toEqual([[{ day: '2027-02-10' }, 'VNPAY’s settlement file is missing']]);
	await database.setClock('0 s');
});

test('compareYesterday catches up on a missed night and on a late file, comparing each day once', async () => {
	const [missed, late] = ['2027-06-02', '2027-06-03'];
	const days = async () => (await listDifferences(read, 10)).map(({ day }) => day).filter((day) => day > '2027-06');
	bank.files.set(missed, fileOf('unknown3,100000'));
	await database.setClockTo('2027-06-04T04:31:00+07:00');
	await compareYesterday.handle(context, {});
	expect(await days()).toEqual([missed]);
	bank.files.set(late, fileOf('unknown4,100000'));
	const error = vi.fn();
	const heard = receivedBy(error);
	await database.setClockTo('2027-06-06T04:30:00+07:00');
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
])('compareSettlement rejects the day %s with %j', async (day, text, code) => {
	expect(await compareSettlement(context, { day, text })).toMatchObject({ error: { code } });
});
