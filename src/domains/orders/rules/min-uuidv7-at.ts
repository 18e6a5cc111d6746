/** Of a UUIDv7: the milliseconds that it begins with. */
const TIME_DIGITS = 12;
const HEX = 16;

/** The smallest id that could have been made so long before this one. */
export function minUuidv7At(id: string, ms: number): string {
	const at = Number.parseInt(id.replaceAll('-', '').slice(0, TIME_DIGITS), HEX);
	const time = Math.max(0, at - ms)
		.toString(HEX)
		.padStart(TIME_DIGITS, '0');
	return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`;
}
