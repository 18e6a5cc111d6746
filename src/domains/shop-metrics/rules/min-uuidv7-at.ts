/** The first 12 hex digits (48 bits) of a UUIDv7 are Unix milliseconds (RFC 9562, section 5.7). */
const TIME_DIGITS = 12;
const HEX = 16;

/** Returns the smallest UUIDv7 that could have been created `ms` milliseconds before `id`. */
export function minUuidv7At(id: string, ms: number): string {
	const at = Number.parseInt(id.replaceAll('-', '').slice(0, TIME_DIGITS), HEX);
	const time = Math.max(0, at - ms)
		.toString(HEX)
		.padStart(TIME_DIGITS, '0');
	return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`;
}
