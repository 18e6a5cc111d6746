/**
 * Accepts Vietnamese mobile numbers (`03 05 07 08 09` + 8 digits) and landlines (`02` + 9 digits); null for anything
 * else.
 */
export function toE164(written: string): string | null {
	const digits = written.replace(/[\s.()-]/g, '');
	if (!/^\+?\d{9,14}$/.test(digits)) return null;
	const national = digits.replace(/^(\+84|0084|84(?=\d{9,10}$))?0?/, '');
	return /^([35789]\d{8}|2\d{9})$/.test(national) ? `+84${national}` : null;
}

export function formatPhone(e164: string): string {
	const local = `0${e164.replace(/^\+84/, '')}`;
	return local.replace(/^(\d{4})(\d{3})(\d+)$/, '$1 $2 $3');
}
