import { createHmac, timingSafeEqual } from 'node:crypto';

// Deliberately not shared with the shop's VNPAY client: two independent implementations check each other.

const HASH = 'vnp_SecureHash';

const hmac = (text: string, secret: string): string =>
	createHmac('sha512', secret).update(Buffer.from(text)).digest('hex');

export function signQuery(values: ReadonlyMap<string, string>, secret: string): string {
	const sorted = new URLSearchParams([...values].filter(([, value]) => value !== ''));
	sorted.sort();
	const text = encodeStars(sorted.toString());
	return `${text}&${HASH}=${hmac(text, secret)}`;
}

export function verifyQuery(search: string, secret: string): ReadonlyMap<string, string> | null {
	const values = new Map<string, string>();
	for (const [name, value] of new URLSearchParams(search)) {
		if (!name.startsWith('vnp_')) continue;
		if (values.has(name)) return null;
		values.set(name, value);
	}
	const given = values.get(HASH) ?? '';
	values.delete(HASH);
	values.delete('vnp_SecureHashType');
	const expected = signQuery(values, secret).split(`&${HASH}=`).at(-1) ?? '';
	return isSameHash(given, expected) ? values : null;
}

/** PHP encodes `*`, URLSearchParams does not. */
const encodeStars = (text: string): string => text.replaceAll('*', '%2A');

export function isSameHash(given: string, expected: string): boolean {
	const left = Buffer.from(given.toLowerCase());
	const right = Buffer.from(expected);
	return left.length === right.length && timingSafeEqual(left, right);
}

export type Message = Readonly<Record<string, string>>;

const QUERY_FIELDS = 'RequestId,Version,Command,TmnCode,TxnRef,TransactionDate,CreateDate,IpAddr,OrderInfo';
const REFUND_FIELDS =
	'RequestId,Version,Command,TmnCode,TransactionType,TxnRef,Amount,TransactionNo,TransactionDate,CreateBy,CreateDate,IpAddr,OrderInfo';
const REFUND_ANSWER_FIELDS =
	'ResponseId,Command,ResponseCode,Message,TmnCode,TxnRef,Amount,BankCode,PayDate,TransactionNo,TransactionType,TransactionStatus,OrderInfo';
const QUERY_ANSWER_FIELDS = `${REFUND_ANSWER_FIELDS},PromotionCode,PromotionAmount`;

const pipeHash = (message: Message, fields: string, secret: string): string =>
	hmac(
		fields
			.split(',')
			.map((field) => message[`vnp_${field}`] ?? '')
			.join('|'),
		secret,
	);

export function isSignedRequest(message: Message, secret: string): boolean {
	const fields = message.vnp_Command === 'refund' ? REFUND_FIELDS : QUERY_FIELDS;
	return isSameHash(message.vnp_SecureHash ?? '', pipeHash(message, fields, secret));
}

export function signAnswer(answer: Message, secret: string): Message {
	const fields = answer.vnp_Command === 'refund' ? REFUND_ANSWER_FIELDS : QUERY_ANSWER_FIELDS;
	return { ...answer, vnp_SecureHash: pipeHash(answer, fields, secret) };
}

/** Format yyyyMMddHHmmss in Vietnamese time. */
export function bankTime(at: number): string {
	const parts = new Intl.DateTimeFormat('sv-SE', {
		timeZone: 'Asia/Ho_Chi_Minh',
		dateStyle: 'short',
		timeStyle: 'medium',
	}).format(at);
	return parts.replace(/\D/g, '');
}

export function readBankTime(text: string): number | null {
	if (!/^\d{14}$/.test(text)) return null;
	const iso = text.replace(/^(....)(..)(..)(..)(..)(..)$/, '$1-$2-$3T$4:$5:$6+07:00');
	const at = Date.parse(iso);
	return Number.isNaN(at) ? null : at;
}
