import { randomBytes } from 'node:crypto';
import type { IpnMode } from './outcomes.ts';
import { readBankTime, verifyQuery } from './protocol.ts';
import type { SandboxSettings } from './settings.ts';
import type { Store, Transaction } from './store.ts';

export const REQUEST_FAULTS = {
	'01': 'Giao dịch này đã được thanh toán hoặc đã kết thúc.',
	'03': 'Dữ liệu gửi sang không đúng định dạng.',
	'15': 'Giao dịch đã quá thời gian thanh toán.',
	'70': 'Sai chữ ký.',
	'72': 'Không tìm thấy website của người bán.',
} as const;
export type RequestFault = keyof typeof REQUEST_FAULTS;
export type RequestReading =
	| { readonly ok: true; readonly transaction: Transaction }
	| { readonly ok: false; readonly fault: RequestFault };

const REQUIRED = ['Version', 'Command', 'CurrCode', 'OrderInfo', 'OrderType', 'Locale', 'IpAddr', 'CreateDate'];
const AMOUNT = /^[1-9][0-9]{0,9}00$/;
const REFERENCE = /^[A-Za-z0-9]{1,100}$/;
const ORDER_INFO = /^[A-Za-z0-9 .,:-]{1,255}$/;

export function readPaymentRequest(
	search: string,
	settings: SandboxSettings,
	store: Store,
	mode: IpnMode,
	now: number,
): RequestReading {
	const values = verifyQuery(search, settings.hashSecret);
	if (!values) return { ok: false, fault: '70' };
	const value = (name: string): string => values.get(`vnp_${name}`) ?? '';
	if (value('TmnCode') !== settings.tmnCode) return { ok: false, fault: '72' };
	const expiresAt = readBankTime(value('ExpireDate'));
	const isSound =
		REQUIRED.every((name) => value(name) !== '') &&
		value('Version') === '2.1.0' &&
		value('Command') === 'pay' &&
		value('CurrCode') === 'VND' &&
		AMOUNT.test(value('Amount')) &&
		REFERENCE.test(value('TxnRef')) &&
		ORDER_INFO.test(value('OrderInfo')) &&
		readBankTime(value('CreateDate')) !== null &&
		isWebAddress(value('ReturnUrl'));
	if (!isSound || expiresAt === null) return { ok: false, fault: '03' };
	const known = store.byTxnRef(value('TxnRef'));
	if (known?.result) return { ok: false, fault: '01' };
	if (expiresAt <= now) return { ok: false, fault: '15' };
	if (known) return { ok: true, transaction: known };
	return {
		ok: true,
		transaction: store.save({
			token: randomBytes(18).toString('base64url'),
			transactionNo: store.nextTransactionNo(),
			txnRef: value('TxnRef'),
			amountVnd: Number(value('Amount')) / 100,
			orderInfo: value('OrderInfo'),
			returnUrl: value('ReturnUrl'),
			createDate: value('CreateDate'),
			expiresAt,
			mode,
			wrongCards: 0,
			wrongOtps: 0,
			awaitsOtpOf: null,
			result: null,
			ipn: { sent: 0, nextAt: null, answers: [] },
			refunds: [],
		}),
	};
}

function isWebAddress(text: string): boolean {
	return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}
