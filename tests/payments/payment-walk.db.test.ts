import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { getBalance, getLedgerCheck } from '#src/domains/ledger/index.ts';
import {
	createVnpayClient,
	IPN_MESSAGES,
	listAttempts,
	readReturn,
	recordIpn,
	wirePayments,
} from '#src/domains/payments/index.ts';
import { advanceDueRefunds } from '#src/domains/payments/jobs/advance-refund.ts';
import { reconcileDue } from '#src/domains/payments/jobs/reconcile.ts';
import { createSandbox } from '#src/payment-sandbox/server.ts';
import { readSettings } from '#src/payment-sandbox/settings.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { createSeal } from '#src/platform/seal/index.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeAttempt, TEST_VNPAY } from '#tests/factories/payments.ts';

const REFUND_MS = 50;
const database = await testDatabase();
const context = contextOf(database, system());
const read = readOnly(database.db);
const dataDir = mkdtempSync(join(tmpdir(), 'chobiz-walk-'));
const codes: string[] = [];
const shop = createServer(async (request, response) => {
	const code = await recordIpn(context, (request.url ?? '').split('?')[1] ?? '').catch(() => '99' as const);
	codes.push(code);
	response.end(JSON.stringify({ RspCode: code, Message: IPN_MESSAGES[code] }));
});
const portOf = (server: typeof shop): Promise<number> =>
	new Promise((resolve) => {
		server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
	});
let stop = (): void => {};
let host = '';

beforeAll(async () => {
	const { server, sandbox } = createSandbox(
		readSettings({
			SITE_URL: `http://localhost:${await portOf(shop)}`,
			DATA_DIR: dataDir,
			VNPAY_HASH_SECRET: TEST_VNPAY.hashSecret,
			SANDBOX_RETRY_MS: '20',
			SANDBOX_REFUND_MS: String(REFUND_MS),
		}),
	);
	host = `http://127.0.0.1:${await portOf(server)}`;
	const settings = { ...TEST_VNPAY, host };
	wirePayments({
		provider: { settings, client: createVnpayClient(settings) },
		returnUrl: 'http://localhost:4321/payment/result',
		accountSeal: createSeal('x'.repeat(40), 'refund-accounts'),
		settleHandlers: {
			order: {
				paid: async (_scope, { reference, amountVnd }) => ({
					kind: 'accepted',
					allocations: [{ leg: 'order', account: { kind: 'order_escrow', ownerId: reference }, amountVnd }],
				}),
			},
		},
	});
	stop = () => {
		sandbox.notifier.stop();
		server.closeAllConnections();
		server.close();
	};
});
afterAll(() => {
	stop();
	shop.closeAllConnections();
	shop.close();
	rmSync(dataDir, { recursive: true });
});

async function buy(options: Readonly<Record<string, string>> = {}) {
	const reference = newId();
	const { paymentUrl, txnRef } = await makeAttempt(context, { reference });
	codes.length = 0;
	const response = await fetch(`${host}/sandbox/pay`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ paymentUrl, ...options }),
	});
	const { returnUrl } = (await response.json()) as { returnUrl: string };
	return { reference, txnRef, returnQuery: new URL(returnUrl).search.slice(1) };
}
const stateOf = async (reference: string) => (await listAttempts(read, { purpose: 'order', reference }))[0]?.state;

describe('a payment through the VNPAY sandbox', () => {
	test('is paid before the buyer returns to the shop', async () => {
		const { reference, returnQuery } = await buy();
		expect(codes).toEqual(['00']);
		expect(await stateOf(reference)).toBe('paid');
		expect(await readReturn(context, returnQuery)).toMatchObject({ kind: 'known', state: 'paid', isPending: false });
	});

	test('is booked once when 20 notifications arrive concurrently', async () => {
		const { reference } = await buy({ mode: 'burst' });
		await vi.waitFor(() => expect(codes).toHaveLength(20));
		expect(codes.filter((code) => code === '00')).toHaveLength(1);
		expect((await getBalance(read, { kind: 'order_escrow', ownerId: reference })).postedVnd).toBe(90_000);
	});

	test('ignores a forged notification and accepts the genuine one after it', async () => {
		const { reference } = await buy({ mode: 'bad_signature' });
		await vi.waitFor(() => expect(codes).toEqual(['97', '00']));
		expect(await stateOf(reference)).toBe('paid');
	});

	test.each(['09', '10', '11', '12', '13', '24', '51', '65', '75', '79', '99'])(
		'with response code %s ends unpaid',
		async (code) => {
			const { reference, returnQuery } = await buy({ responseCode: code });
			expect(codes).toEqual(['00']);
			expect(await stateOf(reference)).toBe(code === '11' ? 'expired' : 'failed');
			expect(await readReturn(context, returnQuery)).toMatchObject({ kind: 'known', isPending: false });
		},
	);

	test('with response code 07 is held as suspected', async () => {
		const { reference } = await buy({ responseCode: '07' });
		expect(await stateOf(reference)).toBe('suspected');
	});

	test('whose notification is lost is found by a query after 16 minutes', async () => {
		const { reference, returnQuery } = await buy({ mode: 'lost' });
		expect(codes).toEqual([]);
		expect(await readReturn(context, returnQuery)).toMatchObject({ kind: 'known', state: 'created', isPending: true });
		await database.setClock('16 min 10 s');
		await reconcileDue.handle(context, {});
		expect(await stateOf(reference)).toBe('paid');
		await database.setClock('0 s');
	});

	test('with another amount is not booked, is queried and fully refunded', async () => {
		const { reference } = await buy({ mode: 'bad_amount' });
		expect(codes[0]).toBe('04');
		// A repeated notification may hold the attempt's lock; the job skips it then and comes back.
		const afterQuery = async () => {
			await reconcileDue.handle(context, {});
			return stateOf(reference);
		};
		await expect.poll(afterQuery, { timeout: 20_000 }).toBe('refund_pending');
		await advanceDueRefunds.handle(context, {});
		expect(await stateOf(reference)).toBe('refund_pending');
		await new Promise((resolve) => setTimeout(resolve, REFUND_MS));
		await database.setClock('90 s');
		await advanceDueRefunds.handle(context, {});
		expect(await stateOf(reference)).toBe('refunded');
		expect(await getLedgerCheck(read)).toMatchObject({ isSound: true });
		await database.setClock('0 s');
	});
});
