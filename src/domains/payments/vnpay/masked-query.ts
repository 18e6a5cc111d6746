const SHOWN_FIELDS: ReadonlySet<string> = new Set([
	'vnp_Amount',
	'vnp_BankCode',
	'vnp_CardType',
	'vnp_PayDate',
	'vnp_ResponseCode',
	'vnp_TmnCode',
	'vnp_TransactionNo',
	'vnp_TransactionStatus',
	'vnp_TxnRef',
]);
const MAX_CHARS = 2_000;
const MAX_VALUE_CHARS = 100;
const CONTROL_CHARS = /\p{Cc}/gu;

/** Shows known harmless fields and replaces all others by their length. */
export function maskedQuery(rawQuery: string): string {
	return rawQuery
		.slice(0, MAX_CHARS)
		.replace(CONTROL_CHARS, '?')
		.split('&')
		.map((pair) => {
			const separator = pair.indexOf('=');
			const name = separator < 0 ? pair : pair.slice(0, separator);
			const value = separator < 0 ? '' : pair.slice(separator + 1);
			if (SHOWN_FIELDS.has(name)) return `${name}=${value.slice(0, MAX_VALUE_CHARS)}`;
			return name.startsWith('vnp_') ? `${name.slice(0, MAX_VALUE_CHARS)}=<${value.length}>` : `<${pair.length}>`;
		})
		.join('&');
}
