import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { VNPay } from 'vnpay';
import { checkSignedQuery, hmacSha512, sameSignature, signedQuery, signedText } from './signature.ts';

const SECRET = 'KHOABIMATDUNGCHOKIEMTHU0123456789';
const FIELDS = {
	vnp_Amount: '18060000',
	vnp_OrderInfo: 'Thanh toan don hang: 5, ABC-1.2',
	vnp_TmnCode: 'CHOBIZ01',
	vnp_TxnRef: '1234567890A1',
};

const fieldName = fc.stringMatching(/^vnp_[A-Za-z]{1,12}$/).filter((name) => !name.startsWith('vnp_SecureHash'));
const fieldValue = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
const anyFields = fc.dictionary(fieldName, fieldValue, { minKeys: 1, maxKeys: 15, noNullPrototype: true });

describe('the VNPAY 2.1.0 signature', () => {
	test('hashes the sorted, form-encoded fields', () => {
		expect(signedText(FIELDS)).toBe(
			'vnp_Amount=18060000&vnp_OrderInfo=Thanh+toan+don+hang%3A+5%2C+ABC-1.2&vnp_TmnCode=CHOBIZ01&vnp_TxnRef=1234567890A1',
		);
		expect(hmacSha512('what do ya want for nothing?', 'Jefe')).toBe(
			'164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea2505549758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737',
		);
	});

	test('excludes empty fields, the hash itself and parameters of others', () => {
		const noisy = {
			...FIELDS,
			vnp_BankCode: '',
			vnp_SecureHash: 'x',
			vnp_SecureHashType: 'SHA512',
			utm_source: 'mail',
		};
		expect(signedText(noisy)).toBe(signedText(FIELDS));
	});

	test('encodes the characters that PHP encodes and JavaScript does not', () => {
		expect(signedText({ vnp_OrderInfo: "a!b'c(d)e*f~g h" })).toBe('vnp_OrderInfo=a%21b%27c%28d%29e%2Af%7Eg+h');
	});

	test('is verified for any fields that were signed', () => {
		fc.assert(
			fc.property(anyFields, (fields) => {
				expect(checkSignedQuery(signedQuery(fields, SECRET), SECRET)).toEqual({
					genuine: true,
					fields: expect.objectContaining(fields),
				});
			}),
		);
	});

	test('is rejected when a field is changed, added or removed', () => {
		const tampering = fc.tuple(anyFields, fieldName, fieldValue);
		fc.assert(
			fc.property(tampering, ([fields, name, value]) => {
				fc.pre(fields[name] !== value);
				const hash = hmacSha512(signedText(fields), SECRET);
				const changed = `${signedText({ ...fields, [name]: value })}&vnp_SecureHash=${hash}`;
				expect(checkSignedQuery(changed, SECRET).genuine).toBe(false);
				const [first = ''] = Object.keys(fields);
				const shortened = `${signedText({ ...fields, [first]: '' })}&vnp_SecureHash=${hash}`;
				expect(checkSignedQuery(shortened, SECRET).genuine).toBe(false);
			}),
		);
	});

	test('equals that of the npm package vnpay for payments and notifications', () => {
		const peer = new VNPay({ tmnCode: 'CHOBIZ01', secureSecret: SECRET, testMode: true, enableLog: false });
		const built = new URL(
			peer.buildPaymentUrl({
				vnp_Amount: 180_600,
				vnp_IpAddr: '113.160.10.20',
				vnp_ReturnUrl: 'https://chobiz.vn/payment/result?from=vnpay',
				vnp_TxnRef: '1234567890A1',
				vnp_OrderInfo: 'Thanh toan cho ma GD: 1234567890A1',
				vnp_CreateDate: 20_261_121_140_500,
				vnp_ExpireDate: 20_261_121_142_000,
			}),
		);
		expect(checkSignedQuery(built.search.slice(1), SECRET).genuine).toBe(true);

		const notice = { ...FIELDS, vnp_ResponseCode: '00', vnp_TransactionStatus: '00', vnp_TransactionNo: '14422574' };
		const heard = { ...notice, vnp_SecureHash: hmacSha512(signedText(notice), SECRET) };
		expect(peer.verifyIpnCall(heard).isVerified).toBe(true);
	});
});

describe('checkSignedQuery', () => {
	const genuine = signedQuery(FIELDS, SECRET);

	test.each([
		['the hash is missing', signedText(FIELDS), 'unsigned'],
		['the hash is empty', `${signedText(FIELDS)}&vnp_SecureHash=`, 'unsigned'],
		['the hash is too short', `${signedText(FIELDS)}&vnp_SecureHash=abc`, 'wrong_signature'],
		['it is signed with another secret', signedQuery(FIELDS, 'AnotherSecret'), 'wrong_signature'],
		['a field is repeated', `${genuine}&vnp_TxnRef=1234567890A1`, 'repeated_field'],
		['a field is repeated under an escaped name', `${genuine}&vnp%5FTxnRef=other`, 'repeated_field'],
		['the hash is repeated', `${genuine}&vnp_SecureHash=abc`, 'repeated_field'],
		['it contains an invalid escape', `${genuine}&vnp_BankCode=%ZZ`, 'malformed'],
		['it is too long', `${genuine}&vnp_BankCode=${'A'.repeat(9_000)}`, 'malformed'],
		['it is empty', '', 'unsigned'],
	])('rejects a query when %s', (_title, query, reason) => {
		expect(checkSignedQuery(query, SECRET)).toMatchObject({ genuine: false, reason });
	});

	test('accepts a hash in capitals, any field order and parameters of others', () => {
		const [text = '', hash = ''] = genuine.split('&vnp_SecureHash=');
		expect(checkSignedQuery(`vnp_SecureHash=${hash.toUpperCase()}&${text}`, SECRET).genuine).toBe(true);
		expect(checkSignedQuery(`utm_source=zalo&${genuine}&utm_source=mail&fbclid=%ZZ`, SECRET).genuine).toBe(true);
	});

	test('sameSignature accepts only complete hashes', () => {
		const hash = hmacSha512('a', SECRET);
		expect(sameSignature(hash.toUpperCase(), hash)).toBe(true);
		expect(sameSignature(hash.slice(1), hash)).toBe(false);
		expect(sameSignature('', '')).toBe(false);
	});
});
