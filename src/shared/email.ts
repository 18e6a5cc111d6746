const EMAIL_MAX_LENGTH = 254;
const SHAPE = /^[^\s@"<>(),;:\\[\]]{1,64}@[^\s@"<>(),;:\\[\]]{1,190}\.[^\s@"<>(),;:\\[\].]{2,63}$/u;
const INVISIBLE = /[\p{Cc}\p{Cf}]/u;

export function normaliseEmail(typed: string): string | null {
	const email = typed.normalize('NFC').trim().toLowerCase();
	const isSound = email.length <= EMAIL_MAX_LENGTH && SHAPE.test(email) && !INVISIBLE.test(email);
	return isSound && email.isWellFormed() ? email : null;
}
