import { fromVnpayAmount } from './amount.ts';
import type { FailureReason, VnpayOutcome } from './result-codes.ts';
import { failureReason, needsFollowUp, notifiedOutcome } from './result-codes.ts';
import type { VnpaySettings } from './settings.ts';
import type { QueryFault, VnpayFields } from './signature.ts';
import { checkSignedQuery, field } from './signature.ts';

export interface PaymentNotification {
	readonly txnRef: string;
	readonly amountVnd: number | null;
	readonly outcome: VnpayOutcome;
	readonly failure: FailureReason | null;
	readonly followUp: boolean;
	readonly responseCode: string;
	readonly transactionStatus: string;
	readonly transactionNo: string;
	readonly bankCode: string;
	readonly payDate: string;
}

export type NotificationCheck =
	| { readonly genuine: true; readonly notification: PaymentNotification }
	| { readonly genuine: false; readonly reason: QueryFault | 'foreign_merchant' | 'request_field' | 'malformed_code' };

/**
 * Fields that only we send (VNPAY specification 2.1.0, 'Tạo URL Thanh toán'), in lower case. A payment URL has the
 * same signature as a notification, so buyers could present our URL as a result.
 */
const REQUEST_FIELDS: ReadonlySet<string> = new Set([
	'vnp_version',
	'vnp_command',
	'vnp_createdate',
	'vnp_currcode',
	'vnp_expiredate',
	'vnp_ipaddr',
	'vnp_locale',
	'vnp_ordertype',
	'vnp_returnurl',
]);
const REQUEST_PREFIX = /^vnp_(bill|inv)_/i;
const RESULT_CODE = /^[0-9]{2}$/;

export function readNotification(rawQuery: string, settings: VnpaySettings): NotificationCheck {
	const check = checkSignedQuery(rawQuery, settings.hashSecret);
	if (!check.genuine) return { genuine: false, reason: check.reason };
	if (field(check.fields, 'TmnCode') !== settings.tmnCode) return { genuine: false, reason: 'foreign_merchant' };
	if (Object.keys(check.fields).some(isRequestField)) return { genuine: false, reason: 'request_field' };
	if (!['ResponseCode', 'TransactionStatus'].every((name) => RESULT_CODE.test(field(check.fields, name)))) {
		return { genuine: false, reason: 'malformed_code' };
	}
	return { genuine: true, notification: toNotification(check.fields) };
}

const isRequestField = (name: string): boolean => REQUEST_FIELDS.has(name.toLowerCase()) || REQUEST_PREFIX.test(name);

function toNotification(fields: VnpayFields): PaymentNotification {
	const responseCode = field(fields, 'ResponseCode');
	const transactionStatus = field(fields, 'TransactionStatus');
	const outcome = notifiedOutcome(responseCode, transactionStatus);
	return {
		txnRef: field(fields, 'TxnRef'),
		amountVnd: fromVnpayAmount(field(fields, 'Amount')),
		outcome,
		failure: outcome === 'failed' || outcome === 'expired' ? failureReason(responseCode) : null,
		followUp: needsFollowUp(responseCode, transactionStatus),
		responseCode,
		transactionStatus,
		transactionNo: field(fields, 'TransactionNo'),
		bankCode: field(fields, 'BankCode'),
		payDate: field(fields, 'PayDate'),
	};
}
