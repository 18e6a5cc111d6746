import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes, randomInt } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
const SECRET_BYTES = 32;
const MARK_LENGTH = 8;

export type Seal = { seal(text: string): string; open(sealed: string): string };

export const deriveKey = (secret: string, purpose: string): Buffer =>
	Buffer.from(hkdfSync('sha256', secret, 'chobiz', purpose, KEY_BYTES));

export const embeddedClientSecret = (appSecret: string): string =>
	deriveKey(appSecret, 'embedded-identity-client').toString('base64url');

/** AES-256-GCM, against copies of the database. `open` throws for a changed text or another secret. */
export function createSeal(secret: string, purpose: string): Seal {
	const key = deriveKey(secret, purpose);
	return {
		seal(text) {
			const iv = randomBytes(IV_BYTES);
			const cipher = createCipheriv('aes-256-gcm', key, iv);
			const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
			return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
		},
		open(sealed) {
			const bytes = Buffer.from(sealed, 'base64url');
			const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
			decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
			const body = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
			return Buffer.concat([body, decipher.final()]).toString('utf8');
		},
	};
}

/** Differs for each encryption, even of the same text, and reveals nothing about it. */
export const markOf = (sealed: string): string => hash('sha256', sealed).slice(0, MARK_LENGTH);

export const newSecret = (bytes: number = SECRET_BYTES): string => randomBytes(bytes).toString('base64url');
/** Ten random digits, so that numbers reveal neither volume nor other orders. */
export const newNumber = (): string => String(randomInt(1_000_000_000, 10_000_000_000));
/** Stored instead of a bearer value, so that a copy of the database contains no usable secret. */
export const hashSecret = (secret: string): string => hash('sha256', secret);
