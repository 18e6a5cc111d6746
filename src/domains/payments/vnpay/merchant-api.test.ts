import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { VNPay } from 'vnpay';
import { createVnpayClient } from './client.ts';
import { hmacSha512 } from './signature.ts';

const TMN_CODE = 'CHOBIZ01';
const SECRET = 'KHOABIMATDUNGCHOKIEMTHU0123456789';
const ANSWER_FIELDS =
	'ResponseId Command ResponseCode Message TmnCode TxnRef Amount BankCode PayDate TransactionNo TransactionType TransactionStatus OrderInfo';
const QUESTION = {
	requestId: '019aa5d0c0ffee',
	txnRef: '1234567890A1',
	paymentCreatedAt: new Date('2026-11-21T07:05:00Z'),
	now: new Date('2026-11-21T07:22:00Z'),
};
const REFUND = {
	...QUESTION,
	transactionNo: '14422574',
	amountVnd: 180_600,
	isFull: true,
	requestedBy: 'chobiz',
	orderInfo: 'Hoàn tiền đơn hàng 1234567890',
};
const PAID = {
	vnp_ResponseId: 'a1b2',
	vnp_Command: 'querydr',
	vnp_ResponseCode: '00',
	vnp_Message: 'Giao dịch thành công',
	vnp_TmnCode: TMN_CODE,
	vnp_TxnRef: '1234567890A1',
	vnp_Amount: '18060000',
	vnp_BankCode: 'NCB',
	vnp_PayDate: '20261121141000',
	vnp_TransactionNo: '14422574',
	vnp_TransactionType: '01',
	vnp_TransactionStatus: '00',
	vnp_OrderInfo: 'Thanh toan',
};

let respond: () => { status?: number; body: string; delayMs?: number } = () => ({ body: '{}' });
let heard: { readonly vnp_SecureHash?: string } = {};
const server = createServer(async (request, response) => {
	let text = '';
	for await (const chunk of request) text += chunk;
	heard = JSON.parse(text);
	const { status = 200, body, delayMs = 0 } = respond();
	setTimeout(() => response.writeHead(status, { 'content-type': 'application/json' }).end(body), delayMs);
});
let settings = { host: '', tmnCode: TMN_CODE, hashSecret: SECRET, serverIp: '127.0.0.1' };

beforeAll(async () => {
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	settings = { ...settings, host: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
});
afterAll(() => {
	server.closeAllConnections();
	server.close();
});

function signed(fields: Record<string, string>, names = `${ANSWER_FIELDS} PromotionCode PromotionAmount`): string {
	const text = names
		.split(' ')
		.map((name) => fields[`vnp_${name}`] ?? '')
		.join('|');
	return JSON.stringify({ ...fields, vnp_SecureHash: hmacSha512(text, SECRET) });
}

function answerWith(body: string, status = 200, delayMs = 0): void {
	respond = () => ({ body, status, delayMs });
}

describe('createVnpayClient query', () => {
	test('signs like the npm package vnpay', async () => {
		answerWith(signed(PAID));
		await createVnpayClient(settings).query(QUESTION);
		const ours = heard;
		const peer = new VNPay({
			tmnCode: TMN_CODE,
			secureSecret: SECRET,
			vnpayHost: settings.host,
			queryDrAndRefundHost: settings.host,
			enableLog: false,
		});
		const verdict = await peer.queryDr({
			vnp_RequestId: QUESTION.requestId,
			vnp_TxnRef: QUESTION.txnRef,
			vnp_TransactionDate: 20_261_121_140_500,
			vnp_CreateDate: 20_261_121_142_200,
			vnp_IpAddr: '127.0.0.1',
			vnp_OrderInfo: `Truy van giao dich ${QUESTION.txnRef}`,
			vnp_TransactionNo: 14_422_574,
		});
		expect(verdict.isVerified).toBe(true);
		expect(heard).toMatchObject({ vnp_SecureHash: ours.vnp_SecureHash });
	});

	test.each([
		['paid', PAID, { kind: 'payment', outcome: 'paid', details: { amountVnd: 180_600, transactionNo: '14422574' } }],
		['a payment that is still open', { ...PAID, vnp_TransactionStatus: '01' }, { kind: 'payment', outcome: 'unknown' }],
		['failed', { ...PAID, vnp_TransactionStatus: '02' }, { kind: 'payment', outcome: 'failed' }],
		[
			'refunded',
			{ ...PAID, vnp_TransactionType: '02', vnp_TransactionStatus: '06' },
			{ kind: 'refund', outcome: 'done' },
		],
		['a payment that VNPAY cannot find', { ...PAID, vnp_ResponseCode: '91' }, { kind: 'not_found' }],
		[
			'an answer about another payment',
			{ ...PAID, vnp_TxnRef: 'X' },
			{ kind: 'unusable', reason: 'other_transaction' },
		],
		[
			'an answer for another merchant',
			{ ...PAID, vnp_TmnCode: 'EVIL0001' },
			{ kind: 'unusable', reason: 'foreign_merchant' },
		],
		['99', { ...PAID, vnp_ResponseCode: '99' }, { kind: 'unusable', reason: 'response_code_99' }],
		[
			'a payment with a promotion',
			{ ...PAID, vnp_PromotionCode: 'KM1', vnp_PromotionAmount: '100' },
			{ kind: 'payment' },
		],
	])('parses the answer: %s', async (_title, fields, expected) => {
		answerWith(signed(fields));
		expect(await createVnpayClient(settings).query(QUESTION)).toMatchObject(expected);
	});

	test('accepts JSON numbers in place of strings', async () => {
		answerWith(signed(PAID).replace('"18060000"', '18060000'));
		expect(await createVnpayClient(settings).query(QUESTION)).toMatchObject({ kind: 'payment', outcome: 'paid' });
	});

	test.each([
		['unsigned', JSON.stringify(PAID), 200, 0, 'wrong_signature'],
		['changed in transit', signed(PAID).replace('"00"', '"02"'), 200, 0, 'wrong_signature'],
		['not JSON', '<html>', 200, 0, 'SyntaxError'],
		['a JSON array', '[]', 200, 0, 'malformed'],
		['an error page', signed(PAID), 502, 0, 'status_502'],
		['too late', signed(PAID), 200, 400, 'TimeoutError'],
		['endless', JSON.stringify({ text: 'x'.repeat(70_000) }), 200, 0, 'too_large'],
	])('returns unusable for an answer that is %s', async (_title, body, status, delayMs, reason) => {
		answerWith(body, status, delayMs);
		expect(await createVnpayClient(settings, 200).query(QUESTION)).toEqual({ kind: 'unusable', reason });
	});

	test('returns unreachable when VNPAY cannot be connected', async () => {
		const nobody = createVnpayClient({ ...settings, host: 'http://127.0.0.1:4799' });
		expect(await nobody.query(QUESTION)).toEqual({ kind: 'unusable', reason: 'unreachable' });
	});
});

describe('createVnpayClient refund', () => {
	test('signs the fields in the order of the specification', async () => {
		answerWith(signed({ ...PAID, vnp_Command: 'refund', vnp_TransactionType: '02' }, ANSWER_FIELDS));
		await createVnpayClient(settings).refund(REFUND);
		expect(heard).toMatchObject({
			vnp_SecureHash: hmacSha512(
				'019aa5d0c0ffee|2.1.0|refund|CHOBIZ01|02|1234567890A1|18060000|14422574|20261121140500|chobiz|20261121142200|127.0.0.1|Hoan tien don hang 1234567890',
				SECRET,
			),
		});
	});

	test('signs and sends a missing transaction number as an empty string', async () => {
		const { transactionNo: _left, ...unnumbered } = REFUND;
		await createVnpayClient(settings).refund({ ...unnumbered, isFull: false });
		expect(heard).toMatchObject({ vnp_TransactionNo: '', vnp_TransactionType: '03' });
		expect(heard).toMatchObject({
			vnp_SecureHash: hmacSha512(
				'019aa5d0c0ffee|2.1.0|refund|CHOBIZ01|03|1234567890A1|18060000||20261121140500|chobiz|20261121142200|127.0.0.1|Hoan tien don hang 1234567890',
				SECRET,
			),
		});
	});

	test.each([
		['00', '05', { kind: 'accepted', outcome: 'processing' }],
		['00', '06', { kind: 'accepted', outcome: 'done' }],
		['00', '09', { kind: 'accepted', outcome: 'rejected' }],
		['94', '', { kind: 'in_progress' }],
		['95', '', { kind: 'refused', responseCode: '95' }],
		['99', '', { kind: 'unusable', reason: 'response_code_99' }],
	])('parses response %s with status %s', async (responseCode, status, expected) => {
		const fields = { ...PAID, vnp_Command: 'refund', vnp_ResponseCode: responseCode, vnp_TransactionStatus: status };
		answerWith(signed(fields, ANSWER_FIELDS));
		expect(await createVnpayClient(settings).refund(REFUND)).toMatchObject(expected);
	});
});
