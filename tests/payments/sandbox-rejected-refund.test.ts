import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
	readQueryAnswer,
	readRefundAnswer,
	toQueryBody,
	toRefundBody,
} from '#src/domains/payments/vnpay/merchant-api.ts';
import { answerMerchant } from '#src/payment-sandbox/merchant-api.ts';
import { createSandbox } from '#src/payment-sandbox/server.ts';
import { readSettings } from '#src/payment-sandbox/settings.ts';
import { settlementFile } from '#src/payment-sandbox/settlement-file.ts';
import { answerStep } from '#src/payment-sandbox/walk.ts';

const SECRET = 'x'.repeat(32);
const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-refused-'));
const settings = readSettings({ SITE_URL: 'http://localhost:4321', DATA_DIR: dataDir, VNPAY_HASH_SECRET: SECRET });
const { sandbox } = createSandbox(settings);
const vnpay = { tmnCode: 'CHOBIZ01', hashSecret: SECRET, host: '', serverIp: '127.0.0.1' };
const TOKEN = 'a'.repeat(24);
const CREATED_AT = new Date('2026-11-26T10:00:00Z');

afterAll(() => {
	sandbox.notifier.stop();
	rmSync(dataDir, { recursive: true });
});

async function payWith(number: string): Promise<void> {
	sandbox.store.save({
		token: TOKEN,
		transactionNo: '7',
		txnRef: 'R1',
		amountVnd: 90_000,
		orderInfo: 'x',
		returnUrl: '',
		createDate: '20261126170000',
		expiresAt: Date.now() + 60_000,
		mode: 'lost',
		wrongCards: 0,
		wrongOtps: 0,
		awaitsOtpOf: null,
		result: null,
		ipn: { sent: 0, nextAt: null, answers: [] },
		refunds: [],
	});
	const send = (step: string, form: Record<string, string>) =>
		answerStep(sandbox, `/thanh-toan/${TOKEN}${step}`, new URLSearchParams(), new URLSearchParams(form));
	await send('/ngan-hang/NCB', { number, name: 'NGUYEN VAN A', date: '07/15' });
	await send('/otp', { otp: '123456' });
}

test('the sandbox rejects every refund to a card whose bank accepts no refunds', async () => {
	await payWith('9704196852741963214');
	for (const [requestId, at] of [
		['r1', 1_800_000_000_000],
		['r2', 1_800_000_100_000],
	] as const) {
		const payment = { txnRef: 'R1', paymentCreatedAt: CREATED_AT, now: new Date(at) };
		const wanted = { ...payment, requestId, amountVnd: 90_000, isFull: true, requestedBy: 'c', orderInfo: 'x' };
		const told = readRefundAnswer(
			answerMerchant(toRefundBody(vnpay, wanted), settings, sandbox.store, at),
			vnpay,
			wanted,
		);
		expect(told).toMatchObject({ kind: 'accepted', outcome: 'processing' });
		const transactionNo = told.kind === 'accepted' ? told.details.transactionNo : '';
		const about = { ...payment, requestId: `${requestId}q`, transactionNo };
		const asked = answerMerchant(toQueryBody(vnpay, about), settings, sandbox.store, at + 5000);
		expect(readQueryAnswer(asked, vnpay, about)).toMatchObject({ kind: 'refund', outcome: 'rejected' });
	}
	expect(settlementFile(sandbox.store.all(), '2027-01-15')).not.toContain('R1');
});
