import { createHmac, timingSafeEqual } from 'node:crypto';

const FIELD_PREFIX = 'vnp_';
const SIGNATURE_FIELD = 'vnp_SecureHash';
const UNSIGNED_FIELDS: ReadonlySet<string> = new Set([SIGNATURE_FIELD, 'vnp_SecureHashType']);
const SIGNATURE_HEX = /^[0-9a-f]{128}$/;
const MAX_FIELDS = 60;
const MAX_QUERY_CHARS = 8_192;

export type VnpayFields = Readonly<Record<string, string>>;

export type QueryCheck =
	| { readonly genuine: true; readonly fields: VnpayFields }
	| { readonly genuine: false; readonly reason: QueryFault; readonly fields: VnpayFields };

export type QueryFault = 'malformed' | 'repeated_field' | 'unsigned' | 'wrong_signature';

/** Returns '' when absent, because VNPAY treats absent and empty fields alike. */
export function field(fields: VnpayFields, name: string): string {
	return fields[FIELD_PREFIX + name] ?? '';
}

export function hmacSha512(text: string, secret: string): string {
	return createHmac('sha512', secret).update(text, 'utf8').digest('hex');
}

/** Compares in constant time and ignores case, because VNPAY uses both. */
export function sameSignature(given: string, expected: string): boolean {
	const candidate = given.toLowerCase();
	if (!SIGNATURE_HEX.test(candidate) || !SIGNATURE_HEX.test(expected)) return false;
	return timingSafeEqual(Buffer.from(candidate, 'hex'), Buffer.from(expected, 'hex'));
}

export function signedText(fields: VnpayFields): string {
	return Object.keys(fields)
		.filter((name) => name.startsWith(FIELD_PREFIX) && !UNSIGNED_FIELDS.has(name) && fields[name] !== '')
		.sort(byCodeUnit)
		.map((name) => `${formEncode(name)}=${formEncode(fields[name] ?? '')}`)
		.join('&');
}

export function signedQuery(fields: VnpayFields, secret: string): string {
	const text = signedText(fields);
	return `${text}&${SIGNATURE_FIELD}=${hmacSha512(text, secret)}`;
}

/** `rawQuery` has no '?'. Ignores foreign fields such as utm tags and rejects repeated fields. */
export function checkSignedQuery(rawQuery: string, secret: string): QueryCheck {
	const read = readFields(rawQuery);
	if (read.fault) return { genuine: false, reason: read.fault, fields: read.fields };
	const given = read.fields[SIGNATURE_FIELD];
	if (!given) return { genuine: false, reason: 'unsigned', fields: read.fields };
	const expected = hmacSha512(signedText(read.fields), secret);
	if (!sameSignature(given, expected)) return { genuine: false, reason: 'wrong_signature', fields: read.fields };
	return { genuine: true, fields: read.fields };
}

function readFields(rawQuery: string): { readonly fields: VnpayFields; readonly fault: QueryFault | null } {
	if (rawQuery.length > MAX_QUERY_CHARS) return { fields: {}, fault: 'malformed' };
	const fields = new Map<string, string>();
	let fault: QueryFault | null = null;
	for (const pair of rawQuery.split('&')) {
		const separator = pair.indexOf('=');
		const name = formDecode(separator < 0 ? pair : pair.slice(0, separator));
		if (name === null || !name.startsWith(FIELD_PREFIX)) continue;
		const value = separator < 0 ? '' : formDecode(pair.slice(separator + 1));
		if (fields.has(name)) fault = 'repeated_field';
		else if (value === null || fields.size >= MAX_FIELDS) fault ??= 'malformed';
		else fields.set(name, value);
	}
	return { fields: Object.fromEntries(fields), fault };
}

function byCodeUnit(left: string, right: string): number {
	return left < right ? -1 : Number(left > right);
}

/** Encodes like PHP's urlencode, which VNPAY's examples use: a space becomes '+'. */
function formEncode(text: string): string {
	return encodeURIComponent(text)
		.replace(/[!'()*~]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
		.replace(/%20/g, '+');
}

function formDecode(text: string): string | null {
	try {
		return decodeURIComponent(text.replace(/\+/g, ' '));
	} catch {
		return null;
	}
}
