import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createVnpayClient } from '#src/domains/payments/vnpay/client.ts';
import {
	readQueryAnswer,
	readRefundAnswer,
	toQueryBody,
	toRefundBody,
} from '#src/domains/payments/vnpay/merchant-api.ts';
import { readNotification } from '#src/domains/payments/vnpay/notification.ts';
import { buildPaymentUrl } from '#src/domains/payments/vnpay/payment-url.ts';
import { answerMerchant } from '#src/payment-sandbox/merchant-api.ts';
import { createSandbox } from '#src/payment-sandbox/server.ts';
import { readSettings } from '#src/payment-sandbox/settings.ts';

const SECRET = 'KHOABIMATDUNGCHOKIEMTHU0123456789';
const dataDir = mkdtempSync(join(tmpdir(), 'chobiz-sandbox-'));
const listen = (server: ReturnType<typeof createServer>): Promise<number> =>
	new Promise((resolve) => {
		server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
	});

let heard: string[] = [];
let answer = (_call: number): string => '00';
const shop = createServer((request, response) => {
	heard.push((request.url ?? '').split('?')[1] ?? '');
	response.end(JSON.stringify({ RspCode: answer(heard.length), Message: '' }));
});
let running: ReturnType<typeof createSandbox> | undefined;
let vnpay = { host: '', tmnCode: 'CHOBIZ01', hashSecret: SECRET, serverIp: '127.0.0.1' };
let sitePort = 0;

async function start(): Promise<void> {
	const settings = readSettings({
		SITE_URL: `http://localhost:${sitePort}`,
		DATA_DIR: dataDir,
		VNPAY_HASH_SECRET: SECRET,
		SANDBOX_RETRY_MS: '30',
		SANDBOX_LATE_MS: '60',
		SANDBOX_REFUND_MS: '100',
	});
	running = createSandbox(settings);
	vnpay = { ...vnpay, host: `http://127.0.0.1:${await listen(running.server)}` };
	running.sandbox.notifier.resume();
}
function stop(): void {
	running?.sandbox.notifier.stop();
	running?.server.closeAllConnections();
	running?.server.close();
}

beforeAll(async () => {
	sitePort = await listen(shop);
	await start();
});
afterEach(() => {
	heard = [];
	answer = () => '00';
});
afterAll(() => {
	stop();
	shop.closeAllConnections();
	shop.close();
	rmSync(dataDir, { recursive: true });
});

let payments = 0;
function newPayment(changes: { readonly amountVnd?: number; readonly expiresAt?: Date } = {}) {
	payments += 1;
	const createdAt = new Date();
	const request = {
		txnRef: `12345678${payments}A1`,
		amountVnd: 90_000,
		orderInfo: 'Thanh toán đơn hàng 12345678',
		clientIp: '113.160.10.20',
		createdAt,
		expiresAt: new Date(createdAt.getTime() + 900_000),
		returnUrl: `http://localhost:${sitePort}/payment/result`,
		...changes,
	};
	return { ...request, url: buildPaymentUrl(vnpay, request) };
}
const pause = (durationMs: number) => new Promise((resolve) => setTimeout(resolve, durationMs));
const post = async (path: string, body: object) => {
	const response = await fetch(vnpay.host + path, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(body),
	});
	return { status: response.status, body: (await response.json()) as Record<string, string> };
};
const pay = (url: string, options: object = {}) => post('/sandbox/pay', { paymentUrl: url, ...options });
const read = (query: string) => readNotification(query, vnpay);
const visit = async (path: string, form?: Record<string, string>) => {
	const address = path.startsWith('http') ? path : vnpay.host + path;
	const init = form ? { method: 'POST', body: new URLSearchParams(form) } : {};
	const response = await fetch(address, { ...init, redirect: 'manual' });
	return { status: response.status, location: response.headers.get('location') ?? '', text: await response.text() };
};
const CARD = { number: '9704 1985 2619 1432 198', name: 'Nguyen Van A', date: '07/15' };

describe("the sandbox's payment page", () => {
	test('leads through bank, card and one-time password back to the shop, which was notified before', async () => {
		const { url, txnRef } = newPayment();
		const opened = await visit(url);
		expect(opened.status).toBe(303);
		expect((await visit(opened.location)).text).toContain('Chọn ngân hàng');
		expect((await visit(`${opened.location}/ngan-hang/NCB`)).text).toContain('Số thẻ');
		const withOtp = await visit(`${opened.location}/ngan-hang/NCB`, CARD);
		expect((await visit(withOtp.location)).text).toContain('Mã OTP');
		const wrong = await visit(withOtp.location, { otp: '000000' });
		expect((await visit(wrong.location)).text).toContain('Bạn còn 2 lần thử');
		const back = await visit(withOtp.location, { otp: '123456' });
		const query = back.location.split('?')[1] ?? '';
		expect(heard).toHaveLength(1);
		for (const told of [query, heard[0] ?? '']) {
			expect(read(told)).toMatchObject({
				genuine: true,
				notification: { txnRef, amountVnd: 90_000, outcome: 'paid', bankCode: 'NCB' },
			});
		}
		expect((await visit(opened.location)).text).toContain('Giao dịch đã kết thúc');
		expect((await visit(url)).text).toContain('đã được thanh toán');
	});

	test.each([
		['9704195798459170488', 'failed', '51'],
		['9704192181368742', 'failed', '09'],
		['9704193370791314', 'failed', '12'],
		['9704194841945513', 'failed', '99'],
	])('with test card %s ends as %s with code %s', async (number, outcome, responseCode) => {
		const opened = await visit(newPayment().url);
		const back = await visit(`${opened.location}/ngan-hang/BIDV`, { ...CARD, number });
		expect(read(back.location.split('?')[1] ?? '')).toMatchObject({ notification: { outcome, responseCode } });
	});

	test('ends with code 10 at the fourth wrong card, 13 at the third wrong password and 24 when cancelled', async () => {
		const wrong = { ...CARD, number: '1' };
		const cards = await visit(newPayment().url);
		for (let tries = 0; tries < 3; tries += 1) await visit(`${cards.location}/ngan-hang/NCB`, wrong);
		const locked = await visit(`${cards.location}/ngan-hang/NCB`, wrong);
		const otp = await visit((await visit(newPayment().url)).location.concat('/ngan-hang/NCB'), CARD);
		for (let tries = 0; tries < 2; tries += 1) await visit(otp.location, { otp: '0' });
		const refused = await visit(otp.location, { otp: '0' });
		const cancelled = await visit((await visit(newPayment().url)).location.concat('/huy'), {});
		const codes = [locked, refused, cancelled].map(({ location }) =>
			new URL(location).searchParams.get('vnp_ResponseCode'),
		);
		expect(codes).toEqual(['10', '13', '24']);
	});

	test('redirects after a wrong card or code to a page with the error that can be reloaded', async () => {
		const cards = `${(await visit(newPayment().url)).location}/ngan-hang/NCB`;
		const { location } = await visit(cards, { ...CARD, number: '123' });
		expect((await visit(location)).text).toMatch(/Thông tin thẻ chưa đúng.*value="123"/s);
		const wrong = await visit((await visit(cards, CARD)).location, { otp: '0' });
		for (const _load of [1, 2]) expect((await visit(wrong.location)).text).toContain('Mã OTP chưa đúng. Bạn còn 2 lần');
	});

	test('lets a tester choose the outcome', async () => {
		const opened = await visit(newPayment().url);
		const back = await visit(`${opened.location}/ket-thuc`, { responseCode: '75', mode: 'lost', bankCode: 'ACB' });
		expect(read(back.location.split('?')[1] ?? '')).toMatchObject({ notification: { failure: 'bank_maintenance' } });
		expect(heard).toEqual([]);
	});

	test('shows an error for a wrong signature, an expired payment or an unknown token', async () => {
		const { url } = newPayment();
		expect((await visit(url.replace('vnp_Amount=9', 'vnp_Amount=1'))).text).toContain('Sai chữ ký');
		expect((await visit(`${url}&vnp_TxnRef=2`)).text).toContain('Sai chữ ký');
		const late = newPayment({ expiresAt: new Date(Date.now() - 1000) });
		expect((await visit(late.url)).text).toContain('quá thời gian');
		expect((await visit('/thanh-toan/AAAAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404);
	});
});

describe("the sandbox's notifications", () => {
	test('are repeated until they are acknowledged', async () => {
		answer = (call) => (call < 4 ? '99' : '02');
		await pay(newPayment().url);
		await vi.waitFor(() => expect(heard).toHaveLength(4));
		await pause(100);
		expect(heard).toHaveLength(4);
	});

	test('stop after ten repetitions', async () => {
		answer = () => '04';
		await pay(newPayment().url);
		await vi.waitFor(() => expect(heard).toHaveLength(11), { timeout: 5000 });
		await pause(100);
		expect(heard).toHaveLength(11);
	});

	test('arrive twenty times, late, never, with a bad signature or another amount, as the mode says', async () => {
		await pay(newPayment().url, { mode: 'burst' });
		await vi.waitFor(() => expect(heard).toHaveLength(20));
		heard = [];
		await pay(newPayment().url, { mode: 'late' });
		await vi.waitFor(() => expect(heard).toHaveLength(1));
		heard = [];
		await pay(newPayment().url, { mode: 'lost' });
		expect(heard).toHaveLength(0);
		answer = (call) => (call === 1 ? '97' : '00');
		await pay(newPayment().url, { mode: 'bad_signature' });
		await vi.waitFor(() => expect(heard).toHaveLength(2));
		expect(heard.splice(0).map((query) => read(query).genuine)).toEqual([false, true]);
		answer = () => '02';
		await pay(newPayment().url, { mode: 'bad_amount' });
		await vi.waitFor(() => expect(heard).toHaveLength(1));
		expect(read(heard[0] ?? '')).toMatchObject({ notification: { amountVnd: 91_000 } });
	});

	test('continue after the process was killed', async () => {
		answer = () => '99';
		const payment = newPayment();
		await pay(payment.url);
		stop();
		await pause(50);
		heard = [];
		answer = () => '00';
		await start();
		await vi.waitFor(() => expect(heard).toHaveLength(1), { timeout: 5000 });
		const answered = await createVnpayClient(vnpay).query(questionAbout(payment));
		expect(answered).toMatchObject({ kind: 'payment', outcome: 'paid' });
	});

	test('use the mode that was set for future payments', async () => {
		expect(await post('/sandbox/mode', { mode: 'lost' })).toMatchObject({ status: 200 });
		await pay(newPayment().url);
		expect(heard).toEqual([]);
		expect(await post('/sandbox/mode', { mode: 'nonsense' })).toMatchObject({ status: 422 });
		await post('/sandbox/mode', { mode: 'normal' });
	});
});

let questions = 0;
function questionAbout(payment: { readonly txnRef: string; readonly createdAt: Date }) {
	questions += 1;
	const { txnRef, createdAt } = payment;
	return { requestId: `q${process.pid}${questions}`, txnRef, paymentCreatedAt: createdAt, now: new Date() };
}

describe("the sandbox's merchant API", () => {
	const client = () => createVnpayClient(vnpay);

	test('returns the outcome of a payment', async () => {
		const payment = newPayment();
		expect(await client().query(questionAbout(payment))).toEqual({ kind: 'not_found' });
		await visit(payment.url);
		expect(await client().query(questionAbout(payment))).toMatchObject({ kind: 'payment', outcome: 'unknown' });
		await pay(payment.url, { responseCode: '51' });
		expect(await client().query(questionAbout(payment))).toMatchObject({ kind: 'payment', outcome: 'failed' });
		const foreign = createVnpayClient({ ...vnpay, hashSecret: `${SECRET}x` });
		expect(await foreign.query(questionAbout(payment))).toMatchObject({ kind: 'unusable' });
	});

	test('makes partial refunds in sequence, never more than was paid, and once per request id', async () => {
		const payment = newPayment();
		await pay(payment.url);
		const { settings, store } = running?.sandbox ?? expect.unreachable('the sandbox runs');
		const refundAt = (ms: number, amountVnd: number, isFull = false, requestId = questionAbout(payment).requestId) => {
			const about = { ...questionAbout(payment), requestId, amountVnd, isFull, requestedBy: 'c', orderInfo: 'x' };
			const body = answerMerchant(toRefundBody(vnpay, about), settings, store, 1_800_000_000_000 + ms);
			return readRefundAnswer(body, vnpay, about);
		};
		expect(refundAt(0, 30_000, true)).toEqual({ kind: 'refused', responseCode: '93' });
		const first = refundAt(0, 30_000, false, 'same1');
		expect(first).toMatchObject({ kind: 'accepted', outcome: 'processing', details: { amountVnd: 30_000 } });
		expect(refundAt(5000, 30_000, false, 'same1')).toEqual({ kind: 'in_progress' });
		expect(refundAt(99, 10_000)).toEqual({ kind: 'in_progress' });
		const about = {
			...questionAbout(payment),
			transactionNo: first.kind === 'accepted' ? first.details.transactionNo : '',
		};
		const asked = answerMerchant(toQueryBody(vnpay, about), settings, store, 1_800_000_000_100);
		expect(readQueryAnswer(asked, vnpay, about)).toMatchObject({
			kind: 'refund',
			outcome: 'done',
			details: { amountVnd: 30_000 },
		});
		expect(refundAt(100, 60_001)).toEqual({ kind: 'refused', responseCode: '93' });
		expect(refundAt(100, 60_000)).toMatchObject({ kind: 'accepted' });
	});

	test('rejects a refund of an unpaid payment with code 95', async () => {
		const payment = newPayment();
		await pay(payment.url, { responseCode: '24' });
		const request = { ...questionAbout(payment), amountVnd: 90_000, isFull: true, requestedBy: 'c', orderInfo: 'x' };
		expect(await client().refund(request)).toEqual({ kind: 'refused', responseCode: '95' });
	});

	test('rejects other content types than JSON with 415', async () => {
		expect((await visit('/merchant_webapi/api/transaction', { vnp_Command: 'querydr' })).status).toBe(415);
		expect((await visit('/sandbox/pay', { paymentUrl: newPayment().url })).status).toBe(415);
	});
});
