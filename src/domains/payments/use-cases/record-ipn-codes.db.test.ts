import { beforeEach, describe, expect, test } from 'vitest';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, system, visitor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { escrowed, ipnQuery, makeAttempt, wireTestPayments } from '#tests/factories/payments.ts';
import { listAttempts } from '../queries/list-attempts.ts';
import { readReturn } from '../queries/read-return.ts';
import { recordIpn } from './record-ipn.ts';

const database = await testDatabase();
const context = contextOf(database, system());
const read = readOnly(database.db);

const failures: string[] = [];
beforeEach(() =>
	wireTestPayments({
		order: {
			...escrowed,
			failed: async (_scope, { reference }) => {
				failures.push(reference);
			},
		},
	}),
);

async function openOrder() {
	const reference = newId();
	return { reference, ...(await makeAttempt(context, { reference })) };
}
const call = (query: string) => recordIpn(context, query);
const stateOf = async (reference: string) =>
	(await listAttempts(read, { purpose: 'order', reference })).map((attempt) => attempt.state);
const incidents = async (attemptId: string) =>
	(
		await database.pool.query<{ kind: string; resolution: string | null }>(
			'SELECT kind, resolution FROM payment_incidents WHERE attempt_id = $1',
			[attemptId],
		)
	).rows;

describe('recordIpn', () => {
	const DOUBT = { vnp_ResponseCode: '07', vnp_TransactionStatus: '07' };
	const events = async (attemptId: string) =>
		(
			await database.pool.query<{ verdict: string }>('SELECT verdict FROM payment_events WHERE attempt_id = $1', [
				attemptId,
			])
		).rows.map(({ verdict }) => verdict);
	const queryJobs = async (attemptId: string) =>
		(
			await database.pool.query(
				`SELECT 1 FROM pgboss.job WHERE name LIKE '%reconcile-one%' AND data->>'attemptId' = $1`,
				[attemptId],
			)
		).rows.length;

	test('answers 97 to our own signed payment URL and stores nothing', async () => {
		const { attemptId, txnRef, reference, paymentUrl } = await openOrder();
		const ownAddress = new URL(paymentUrl).search.slice(1);
		expect(await call(ownAddress)).toBe('97');
		expect(await stateOf(reference)).toEqual(['created']);
		expect(await events(attemptId)).toEqual([]);
		expect(await readReturn(contextOf(database, visitor()), ownAddress)).toEqual({ kind: 'unconfirmed' });
		expect(await call(ipnQuery(txnRef, 90_000, DOUBT))).toBe('00');
		expect(await call(ownAddress)).toBe('97');
		expect(await stateOf(reference)).toEqual(['suspected']);
		expect(await incidents(attemptId)).toEqual([{ kind: 'suspected', resolution: null }]);
	});

	test.each([
		'vnp_Command',
		'vnp_command',
		'vnp_ReturnUrl',
		'vnp_Version',
		'vnp_CreateDate',
		'vnp_IpAddr',
		'vnp_Locale',
		'vnp_CurrCode',
		'vnp_ExpireDate',
		'vnp_OrderType',
		'vnp_Bill_Email',
		'vnp_Inv_Phone',
	])('answers 97 to a signed query with the request-only field %s', async (name) => {
		const { attemptId, txnRef, reference } = await openOrder();
		expect(await call(ipnQuery(txnRef, 90_000, { [name]: 'pay' }))).toBe('97');
		expect(await stateOf(reference)).toEqual(['created']);
		expect(await events(attemptId)).toEqual([]);
	});

	test.each([
		['', '00'],
		['00', ''],
		['0', '00'],
		['000', '00'],
		['00', '0x'],
		['00', ' 0'],
		['００', '00'],
	])('answers 97 to a signed query with the result codes %j and %j', async (response, status) => {
		const { attemptId, txnRef, reference } = await openOrder();
		const query = ipnQuery(txnRef, 90_000, { vnp_ResponseCode: response, vnp_TransactionStatus: status });
		expect(await call(query)).toBe('97');
		expect(await stateOf(reference)).toEqual(['created']);
		expect(await events(attemptId)).toEqual([]);
		expect(await readReturn(contextOf(database, visitor()), query)).toEqual({ kind: 'unconfirmed' });
	});

	test.each([
		['42', '02'],
		['00', '33'],
		['24', '33'],
	])(
		'answers 99 to the unknown codes %s and %s, leaves the attempt open and queries VNPAY',
		async (response, status) => {
			const { attemptId, txnRef, reference } = await openOrder();
			const query = ipnQuery(txnRef, 90_000, { vnp_ResponseCode: response, vnp_TransactionStatus: status });
			expect(await call(query)).toBe('99');
			expect(await stateOf(reference)).toEqual(['created']);
			expect(failures).not.toContain(reference);
			expect(await events(attemptId)).toEqual(['99']);
			expect(await queryJobs(attemptId)).toBe(1);
			expect(await readReturn(contextOf(database, visitor()), query)).toMatchObject({ kind: 'known', isPending: true });
			expect(await call(ipnQuery(txnRef, 90_000))).toBe('00');
			expect(await call(query)).toBe('02');
			expect(await stateOf(reference)).toEqual(['paid']);
		},
	);

	test.each([
		['42', '02'],
		['99', '02'],
		['00', '02'],
		['07', '33'],
	])(
		'leaves the incident of a suspected payment open when codes %s and %s are inconclusive',
		async (response, status) => {
			const { attemptId, txnRef, reference } = await openOrder();
			expect(await call(ipnQuery(txnRef, 90_000, DOUBT))).toBe('00');
			const query = ipnQuery(txnRef, 90_000, { vnp_ResponseCode: response, vnp_TransactionStatus: status });
			expect(await call(query)).toBe('99');
			expect(await stateOf(reference)).toEqual(['suspected']);
			expect(await incidents(attemptId)).toEqual([{ kind: 'suspected', resolution: null }]);
			expect(await queryJobs(attemptId)).toBe(1);
		},
	);
});
