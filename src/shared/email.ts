import { cleanLine, isStorable } from './text/clean.ts';

const EMAIL_MAX_LENGTH = 254;
const SHAPE = /^[^\s@"<>(),;:\\[\]]{1,64}@[^\s@"<>(),;:\\[\]]{1,190}\.[^\s@"<>(),;:\\[\].]{2,63}$/u;

export function normaliseEmail(typed: string): string | null {
	if (!isStorable(typed)) return null;
	const email = cleanLine(typed).toLowerCase();
	const isSound = email.length <= EMAIL_MAX_LENGTH && SHAPE.test(email);
	return isSound ? email : null;
}
