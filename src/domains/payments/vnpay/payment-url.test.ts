import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromVnpayAmount, toVnpayAmount } from './amount.ts';
import { maskedQuery } from './masked-query.ts';
import { toOrderInfo } from './order-info.ts';
import { buildPaymentUrl } from './payment-url.ts';
import { checkSignedQuery } from './signature.ts';

const SETTINGS = {
	host: 'http://localhost:4750',
	tmnCode: 'CHOBIZ01',
	hashSecret: 'KHOABIMATDUNGCHOKIEMTHU0123456789',
	serverIp: '127.0.0.1',
};
const REQUEST = {
	txnRef: '1234567890A1',
	amountVnd: 180_600,
	orderInfo: 'Thanh toán đơn hàng 1234567890',
	clientIp: '113.160.10.20',
	createdAt: new Date('2026-11-21T07:05:00Z'),
	expiresAt: new Date('2026-11-21T07:20:00Z'),
	returnUrl: 'http://localhost:4321/payment/result',
};

describe('buildPaymentUrl', () => {
	test('returns a signed URL with every field that VNPAY requires', () => {
		const url = buildPaymentUrl(SETTINGS, REQUEST);
		expect(url).toMatch(/^http:\/\/localhost:4750\/paymentv2\/vpcpay\.html\?/);
		const check = checkSignedQuery(url.slice(url.indexOf('?') + 1), SETTINGS.hashSecret);
		expect(check).toMatchObject({
			genuine: true,
			fields: {
				vnp_Version: '2.1.0',
				vnp_Command: 'pay',
				vnp_TmnCode: 'CHOBIZ01',
				vnp_Amount: '18060000',
				vnp_CurrCode: 'VND',
				vnp_TxnRef: '1234567890A1',
				vnp_OrderInfo: 'Thanh toan don hang 1234567890',
				vnp_Locale: 'vn',
				vnp_IpAddr: '113.160.10.20',
				vnp_ReturnUrl: 'http://localhost:4321/payment/result',
				vnp_CreateDate: '20261121140500',
				vnp_ExpireDate: '20261121142000',
			},
		});
		expect(check.fields).not.toHaveProperty('vnp_SecureHashType');
	});

	test('throws for a reference with other characters', () => {
		expect(() => buildPaymentUrl(SETTINGS, { ...REQUEST, txnRef: '1-A' })).toThrow(RangeError);
	});
});

describe('VNPAY amounts', () => {
	test.each([0, -1, 0.5, Number.NaN, 10_000_000_000, Number.MAX_SAFE_INTEGER])(
		'toVnpayAmount throws for %d dong',
		(amountVnd) => {
			expect(() => toVnpayAmount(amountVnd)).toThrow(RangeError);
		},
	);

	test.each(['', '0', '-100', '150', '1e4', '100.0', ' 100', '999999999999999'])(
		'fromVnpayAmount returns null for %j',
		(text) => {
			expect(fromVnpayAmount(text)).toBeNull();
		},
	);

	test('fromVnpayAmount reverses toVnpayAmount', () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 9_999_999_999 }), (amountVnd) => {
				expect(fromVnpayAmount(toVnpayAmount(amountVnd))).toBe(amountVnd);
			}),
		);
	});
});

const anyText = fc.array(fc.integer({ min: 0, max: 0x10ffff })).map((points) => String.fromCodePoint(...points));

describe('toOrderInfo', () => {
	test('removes diacritics and characters that VNPAY rejects', () => {
		expect(toOrderInfo('Đặt cọc “xe ghép” #12/3 — nghìn đồng & hơn')).toBe('Dat coc xe ghep 12 3 nghin dong hon');
	});

	test('truncates to 255 characters', () => {
		expect(toOrderInfo('Đơn '.repeat(200))).toHaveLength(255);
	});

	test('contains only characters that VNPAY accepts, for any input', () => {
		fc.assert(
			fc.property(anyText, (text) => {
				expect(toOrderInfo(text)).toMatch(/^[A-Za-z0-9 .,:-]{0,255}$/);
			}),
		);
	});
});

describe('maskedQuery', () => {
	test('shows codes and amounts, masks all other fields and stays on one line', () => {
		expect(
			maskedQuery('vnp_TxnRef=12A1&vnp_Amount=100&vnp_SecureHash=abcdef&vnp_BankTranNo=VNP1&utm=x\r\nforged'),
		).toBe('vnp_TxnRef=12A1&vnp_Amount=100&vnp_SecureHash=<6>&vnp_BankTranNo=<4>&<13>');
	});
});
