import { fromVnpayAmount, toVnpayAmount } from './amount.ts';
import { toOrderInfo } from './order-info.ts';
import type { QueriedOutcome, RefundOutcome } from './result-codes.ts';
import { queriedOutcome, refundOutcome } from './result-codes.ts';
import type { VnpaySettings } from './settings.ts';
import { PROTOCOL_VERSION } from './settings.ts';
import type { VnpayFields } from './signature.ts';
import { field, hmacSha512, sameSignature } from './signature.ts';
import { toVnpayTime } from './vietnam-time.ts';

export interface QueryRequest {
	readonly requestId: string;
	readonly txnRef: string;
	readonly paymentCreatedAt: Date;
	readonly transactionNo?: string;
	readonly now: Date;
}

export interface RefundRequest extends QueryRequest {
	readonly amountVnd: number;
	readonly isFull: boolean;
	readonly requestedBy: string;
	readonly orderInfo: string;
}

export type QueryAnswer =
	| { readonly kind: 'not_found' }
	| { readonly kind: 'payment'; readonly outcome: QueriedOutcome; readonly details: TransactionDetails }
	| { readonly kind: 'refund'; readonly outcome: RefundOutcome; readonly details: TransactionDetails }
	| { readonly kind: 'unusable'; readonly reason: string };

export type RefundAnswer =
	| { readonly kind: 'accepted'; readonly outcome: RefundOutcome; readonly details: TransactionDetails }
	| { readonly kind: 'in_progress' }
	| { readonly kind: 'refused'; readonly responseCode: string }
	| { readonly kind: 'unusable'; readonly reason: string };

export interface TransactionDetails {
	readonly amountVnd: number | null;
	readonly responseCode: string;
	readonly transactionStatus: string;
	readonly transactionNo: string;
	readonly bankCode: string;
	readonly payDate: string;
}

const SIGNED_IN_QUERY = toFieldNames(
	'RequestId Version Command TmnCode TxnRef TransactionDate CreateDate IpAddr OrderInfo',
);
const SIGNED_IN_REFUND = toFieldNames(
	'RequestId Version Command TmnCode TransactionType TxnRef Amount TransactionNo TransactionDate CreateBy CreateDate ' +
		'IpAddr OrderInfo',
);
const SIGNED_IN_REFUND_ANSWER = toFieldNames(
	'ResponseId Command ResponseCode Message TmnCode TxnRef Amount BankCode PayDate TransactionNo TransactionType ' +
		'TransactionStatus OrderInfo',
);
const SIGNED_IN_QUERY_ANSWER = [...SIGNED_IN_REFUND_ANSWER, ...toFieldNames('PromotionCode PromotionAmount')];

const PAYMENT_TYPE = '01';
const NOT_FOUND = '91';
const IN_PROGRESS = '94';
/** Codes that do not change on a retry. */
const FINAL_ERRORS: ReadonlySet<string> = new Set(['02', '03', '91', '93', '95']);

export function toQueryBody(settings: VnpaySettings, request: QueryRequest): VnpayFields {
	const fields = {
		...toCommonFields(settings, request, 'querydr'),
		vnp_OrderInfo: `Truy van giao dich ${request.txnRef}`,
		...(request.transactionNo ? { vnp_TransactionNo: request.transactionNo } : {}),
	};
	return withSignature(fields, SIGNED_IN_QUERY, settings);
}

export function toRefundBody(settings: VnpaySettings, request: RefundRequest): VnpayFields {
	const fields = {
		...toCommonFields(settings, request, 'refund'),
		vnp_TransactionType: request.isFull ? '02' : '03',
		vnp_Amount: toVnpayAmount(request.amountVnd),
		// VNPAY expects an empty string in the signature and in the request when it is unknown.
		vnp_TransactionNo: request.transactionNo ?? '',
		vnp_CreateBy: request.requestedBy,
		vnp_OrderInfo: toOrderInfo(request.orderInfo),
	};
	return withSignature(fields, SIGNED_IN_REFUND, settings);
}

export function readQueryAnswer(body: unknown, settings: VnpaySettings, request: QueryRequest): QueryAnswer {
	const answer = readAnswer(body, settings, SIGNED_IN_QUERY_ANSWER);
	if (typeof answer === 'string') return { kind: 'unusable', reason: answer };
	const responseCode = field(answer, 'ResponseCode');
	if (responseCode === NOT_FOUND) return { kind: 'not_found' };
	if (responseCode !== '00') return { kind: 'unusable', reason: `response_code_${responseCode}` };
	if (field(answer, 'TxnRef') !== request.txnRef) return { kind: 'unusable', reason: 'other_transaction' };
	const details = toDetails(answer);
	return (field(answer, 'TransactionType') || PAYMENT_TYPE) === PAYMENT_TYPE
		? { kind: 'payment', outcome: queriedOutcome(details.transactionStatus), details }
		: { kind: 'refund', outcome: refundOutcome(details.transactionStatus), details };
}

export function readRefundAnswer(body: unknown, settings: VnpaySettings, request: RefundRequest): RefundAnswer {
	const answer = readAnswer(body, settings, SIGNED_IN_REFUND_ANSWER);
	if (typeof answer === 'string') return { kind: 'unusable', reason: answer };
	const responseCode = field(answer, 'ResponseCode');
	if (responseCode === IN_PROGRESS) return { kind: 'in_progress' };
	if (FINAL_ERRORS.has(responseCode)) return { kind: 'refused', responseCode };
	if (responseCode !== '00') return { kind: 'unusable', reason: `response_code_${responseCode}` };
	if (field(answer, 'TxnRef') !== request.txnRef) return { kind: 'unusable', reason: 'other_transaction' };
	const details = toDetails(answer);
	return { kind: 'accepted', outcome: refundOutcome(details.transactionStatus), details };
}

function toCommonFields(settings: VnpaySettings, request: QueryRequest, command: string): VnpayFields {
	return {
		vnp_RequestId: request.requestId,
		vnp_Version: PROTOCOL_VERSION,
		vnp_Command: command,
		vnp_TmnCode: settings.tmnCode,
		vnp_TxnRef: request.txnRef,
		vnp_TransactionDate: toVnpayTime(request.paymentCreatedAt),
		vnp_CreateDate: toVnpayTime(request.now),
		vnp_IpAddr: settings.serverIp,
	};
}

function withSignature(fields: VnpayFields, signed: readonly string[], settings: VnpaySettings): VnpayFields {
	return { ...fields, vnp_SecureHash: hmacSha512(pipedText(fields, signed), settings.hashSecret) };
}

/** Returns the fields or the reason for not trusting the answer. Unsigned answers are ignored. */
function readAnswer(body: unknown, settings: VnpaySettings, signed: readonly string[]): VnpayFields | string {
	if (typeof body !== 'object' || body === null || Array.isArray(body)) return 'malformed';
	const fields: Record<string, string> = {};
	for (const [name, value] of Object.entries(body)) {
		if (typeof value === 'string' || typeof value === 'number') fields[name] = String(value);
	}
	const signature = field(fields, 'SecureHash');
	if (!sameSignature(signature, hmacSha512(pipedText(fields, signed), settings.hashSecret))) return 'wrong_signature';
	return field(fields, 'TmnCode') === settings.tmnCode ? fields : 'foreign_merchant';
}

function toDetails(answer: VnpayFields): TransactionDetails {
	return {
		amountVnd: fromVnpayAmount(field(answer, 'Amount')),
		responseCode: field(answer, 'ResponseCode'),
		transactionStatus: field(answer, 'TransactionStatus'),
		transactionNo: field(answer, 'TransactionNo'),
		bankCode: field(answer, 'BankCode'),
		payDate: field(answer, 'PayDate'),
	};
}

function pipedText(fields: VnpayFields, names: readonly string[]): string {
	return names.map((name) => fields[name] ?? '').join('|');
}

function toFieldNames(words: string): readonly string[] {
	return words.split(' ').map((word) => `vnp_${word}`);
}
