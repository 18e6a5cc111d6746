import { createHash, generateKeyPairSync } from 'node:crypto';
import type { JWK } from 'oidc-provider';
import { type Context, transact } from '#src/platform/context.ts';
import { newSecret, type Seal } from '#src/platform/seal/index.ts';
import { ok } from '#src/shared/result.ts';
import { DAY_MS } from '#src/shared/time.ts';
import { advanceKeys, listKeys, lockKeys, recordKey, removeRetired, type StoredKey } from './db/key-repository.ts';
import type { KeyState } from './db/tables.ts';

export const SIGNING_ALGORITHM = 'ES256';
const ROTATE_AFTER_DAYS = 30;
/** Longer than the lifetime of anything that the key has signed. */
const RETIRED_RETENTION_HOURS = 48;
const COOKIE_KEYS_STORED = 2;

type KeyContent = { readonly jwk: JWK; readonly cookieKey: string };
export type KeyRing = {
	/** In the order active, next, retiring: the provider signs with the first key. */
	readonly jwks: readonly JWK[];
	readonly cookieKeys: readonly string[];
	readonly version: string;
};

/**
 * Returns the current keys, and creates or rotates them when due. Every process calls it once a minute, so a
 * rotation needs no restart.
 */
export async function currentKeys(context: Context, seal: Seal, isForced = false): Promise<KeyRing> {
	const rotated = await transact(context, async ({ db, now }) => {
		await lockKeys(db);
		const keys = await listKeys(db);
		const active = keys.find(({ state }) => state === 'active');
		if (!active) {
			await recordKey(db, 'active', newKey(seal));
			await recordKey(db, 'next', newKey(seal));
		} else if (isForced || isDue(active, await now())) {
			await advanceKeys(db);
			await recordKey(db, 'next', newKey(seal));
		}
		await removeRetired(db, RETIRED_RETENTION_HOURS);
		return ok(ringOf(await listKeys(db), seal));
	});
	if (!rotated.ok) throw new Error('keys are never refused');
	return rotated.value;
}

const isDue = ({ activatedAt }: StoredKey, now: Date): boolean =>
	activatedAt !== null && now.getTime() - activatedAt.getTime() >= ROTATE_AFTER_DAYS * DAY_MS;

function ringOf(keys: readonly StoredKey[], seal: Seal): KeyRing {
	const contentOf = (state: KeyState) =>
		keys.filter((key) => key.state === state).map((key) => JSON.parse(seal.open(key.sealed)) as KeyContent);
	const [active, next, retiring] = [contentOf('active'), contentOf('next'), contentOf('retiring')];
	return {
		jwks: [...active, ...next, ...retiring].map(({ jwk }) => jwk),
		// The next key signs nothing yet, cookies included.
		cookieKeys: [...active, ...retiring].slice(0, COOKIE_KEYS_STORED).map(({ cookieKey }) => cookieKey),
		version: keys.map(({ id, state }) => `${id}:${state}`).join(),
	};
}

function newKey(seal: Seal): string {
	const jwk = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
	const kid = createHash('sha256').update(`${jwk.x}.${jwk.y}`).digest('base64url').slice(0, 16);
	const content = { jwk: { ...jwk, kid, use: 'sig', alg: SIGNING_ALGORITHM }, cookieKey: newSecret() };
	return seal.seal(JSON.stringify(content));
}
