import { fromVnpayAmount } from './amount.ts';
import type { FailureReason, VnpayOutcome } from './result-codes.ts';
import { failureReason, needsFollowUp, notifiedOutcome } from './result-codes.ts';
import type { VnpaySettings } from './settings.ts';
import type { QueryFault, VnpayFields } from './signature.ts';
import { checkSignedQuery, field } from './signature.ts';

/** What an IPN call or the way back tells; only ever built from a genuine signature. */
export interface PaymentNotification {
	readonly txnRef: string;
	/** Null when VNPAY's number is not a whole amount of dong. */
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
	| { readonly genuine: false; readonly reason: QueryFault | 'foreign_merchant' };

export function readNotification(rawQuery: string, settings: VnpaySettings): NotificationCheck {
	const check = checkSignedQuery(rawQuery, settings.hashSecret);
	if (!check.genuine) return { genuine: false, reason: check.reason };
	if (field(check.fields, 'TmnCode') !== settings.tmnCode) return { genuine: false, reason: 'foreign_merchant' };
	return { genuine: true, notification: toNotification(check.fields) };
}

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
