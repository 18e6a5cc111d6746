/** Meaning of a pair of VNPAY codes. `unknown`: the bank has not decided or the codes are inconclusive; query again. */
export type VnpayOutcome = 'paid' | 'suspected' | 'expired' | 'failed' | 'unknown';
/** `unrecognised`: an unknown status; the attempt does not expire until VNPAY returns another one. */
export type QueriedOutcome = VnpayOutcome | 'unrecognised';

const REASON_BY_RESPONSE = {
	'09': 'not_registered',
	'10': 'wrong_details',
	'11': 'timed_out',
	'12': 'locked',
	'13': 'wrong_otp',
	'24': 'cancelled',
	'51': 'insufficient_balance',
	'65': 'daily_limit',
	'75': 'bank_maintenance',
	'79': 'wrong_password',
} as const;
type KnownResponse = keyof typeof REASON_BY_RESPONSE;
export type FailureReason = (typeof REASON_BY_RESPONSE)[KnownResponse] | 'other';

const STATUS_PAID = '00';
const STATUS_INCOMPLETE = '01';
const STATUS_FAILED = '02';
const STATUS_REVERSED = '04';
const STATUS_SUSPECTED = '07';

/** 00 and 07 mean that money was taken, 99 is VNPAY's 'other'; they are valid but give the buyer no reason. */
const OTHER_RESPONSES: ReadonlySet<string> = new Set(['00', '07', '99']);
const KNOWN_STATUSES: ReadonlySet<string> = new Set(['00', '01', '02', '04', '05', '06', '07', '09']);

/**
 * A payment counts only when response code and transaction status are both 00. An undocumented code makes the result
 * unknown, whatever the other code is.
 */
export function notifiedOutcome(responseCode: string, transactionStatus: string): VnpayOutcome {
	if (!isKnown(responseCode) && !OTHER_RESPONSES.has(responseCode)) return 'unknown';
	if (!KNOWN_STATUSES.has(transactionStatus)) return 'unknown';
	if (responseCode === '00' && transactionStatus === STATUS_PAID) return 'paid';
	if (responseCode === '07' || isMoneyInDoubt(transactionStatus)) return 'suspected';
	if (responseCode === '11') return 'expired';
	return 'failed';
}

/** In a query's answer the response code concerns the query itself; the status concerns the money. */
export function queriedOutcome(transactionStatus: string): QueriedOutcome {
	if (transactionStatus === STATUS_PAID) return 'paid';
	if (isMoneyInDoubt(transactionStatus)) return 'suspected';
	if (transactionStatus === STATUS_INCOMPLETE || transactionStatus === '') return 'unknown';
	return transactionStatus === STATUS_FAILED ? 'failed' : 'unrecognised';
}

const isKnown = (responseCode: string): responseCode is KnownResponse =>
	Object.hasOwn(REASON_BY_RESPONSE, responseCode);

export function failureReason(responseCode: string): FailureReason {
	return isKnown(responseCode) ? REASON_BY_RESPONSE[responseCode] : 'other';
}

/** True for 99, unknown or contradicting codes, which leave open whether money moved. */
export function needsFollowUp(responseCode: string, transactionStatus: string): boolean {
	if (responseCode === '00') return transactionStatus !== STATUS_PAID;
	return responseCode !== '07' && !isKnown(responseCode);
}

/** 04: taken by the bank but not booked at VNPAY. 07: VNPAY suspects fraud. Both need an operator. */
function isMoneyInDoubt(transactionStatus: string): boolean {
	return transactionStatus === STATUS_REVERSED || transactionStatus === STATUS_SUSPECTED;
}

export type RefundOutcome = 'done' | 'processing' | 'rejected' | 'unknown';

const REFUND_BY_STATUS: Readonly<Record<string, RefundOutcome>> = {
	'00': 'done',
	'05': 'processing',
	'06': 'done',
	'09': 'rejected',
};

/** 06: sent to the bank, so the money has left VNPAY. */
export function refundOutcome(transactionStatus: string): RefundOutcome {
	return REFUND_BY_STATUS[transactionStatus] ?? 'unknown';
}
