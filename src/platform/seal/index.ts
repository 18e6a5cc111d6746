import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes, randomInt } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
const SECRET_BYTES = 32;
const MARK_LENGTH = 8;

export type Seal = { seal(text: string): string; open(sealed: string): string };

/** A key of its own for each purpose, from one secret. */
export const deriveKey = (secret: string, purpose: string): Buffer =>
	Buffer.from(hkdfSync('sha256', secret, 'chobiz', purpose, KEY_BYTES));

/** What our web process and the identity service inside it know of each other: nobody has to set it. */
export const embeddedClientSecret = (appSecret: string): string =>
	deriveKey(appSecret, 'embedded-identity-client').toString('base64url');

/** AES-256-GCM: who copies the database reads nothing. Opening what was changed or sealed with another secret throws. */
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

/** Another one for every sealing, even of the same text, and nothing is read off it. */
export const markOf = (sealed: string): string => hash('sha256', sealed).slice(0, MARK_LENGTH);

/** Bits that nobody guesses, fit for cookies and links; 256 unless a link is to be shorter. */
export const newSecret = (bytes: number = SECRET_BYTES): string => randomBytes(bytes).toString('base64url');
/** Ten digits by chance: nobody counts what we number or guesses a neighbour's. */
export const newNumber = (): string => String(randomInt(1_000_000_000, 10_000_000_000));
/** What is stored of a bearer value: it can be recognised, never used. */
export const hashSecret = (secret: string): string => hash('sha256', secret);
