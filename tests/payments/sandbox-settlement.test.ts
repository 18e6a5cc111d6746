import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wireSettlementFrom } from '#src/app/settlement.ts';
import { readSettlement } from '#src/domains/settlement/use-cases/steps/read-settlement.ts';
import { settlementWiring } from '#src/domains/settlement/wiring.ts';
import { createSandbox } from '#src/payment-sandbox/server.ts';
import { readSettings } from '#src/payment-sandbox/settings.ts';
import type { PaymentResult } from '#src/payment-sandbox/store.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-settlement-'));
const settings = { SITE_URL: 'http://localhost:4321', DATA_DIR: dataDir, VNPAY_HASH_SECRET: 'x'.repeat(32) };
const { server, sandbox } = createSandbox(readSettings(settings));
let host = '';

beforeAll(async () => {
	await new Promise<void>((resolve) => {
		server.listen(0, '127.0.0.1', resolve);
	});
	host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	wireSettlementFrom({
		DATA_DIR: dataDir,
		STORAGE_URL: undefined,
		APP_SECRET: 'x'.repeat(40),
		VNPAY_HOST: host,
		isPaymentSandbox: true,
		isTestSite: false,
	});
});
afterAll(() => {
	server.closeAllConnections();
	server.close();
	rmSync(dataDir, { recursive: true });
});

function save(txnRef: string, status: string, payDate: string, refundedAt?: string): void {
	const result = { responseCode: '00', status, capturedVnd: 90_000, bankCode: 'NCB', payDate } satisfies PaymentResult;
	const back = { transactionNo: '9', amountVnd: 40_000, type: '03' };
	sandbox.store.save({
		token: txnRef,
		transactionNo: txnRef,
		txnRef,
		amountVnd: 90_000,
		orderInfo: '',
		returnUrl: '',
		createDate: payDate,
		expiresAt: 0,
		mode: 'normal',
		wrongCards: 0,
		wrongOtps: 0,
		awaitsOtpOf: null,
		result,
		ipn: { sent: 1, nextAt: null, answers: [] },
		refunds: refundedAt ? [{ ...back, at: Date.parse(refundedAt) }] : [],
	});
}

test('the settlement file of a day contains its payments and refunds, and readSettlement parses it', async () => {
	save('1', '00', '20261120235959');
	save('2', '02', '20261120120000');
	save('3', '00', '20261119120000', '2026-11-20T17:30:00Z');
	save('4', '07', '20261121000000', '2026-11-21T16:59:59Z');
	const fileOf = async (day: string) => readSettlement((await settlementWiring().settlementFile(day)) ?? 'none');
	expect(await fileOf('2026-11-20')).toEqual([{ txnRef: '1', moved: 'payment', amountVnd: 90_000 }]);
	expect(await fileOf('2026-11-21')).toEqual([
		{ txnRef: '3', moved: 'refund', amountVnd: 40_000 },
		{ txnRef: '4', moved: 'payment', amountVnd: 90_000 },
		{ txnRef: '4', moved: 'refund', amountVnd: 40_000 },
	]);
	expect(await fileOf('2026-11-01')).toEqual([]);
	expect(await settlementWiring().settlementFile('2999-01-01')).toBeNull();
	expect((await fetch(`${host}/sandbox/settlement?day=gestern`)).status).toBe(422);
});
