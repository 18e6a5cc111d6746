import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import type { Writable } from '#src/platform/db/index.ts';
import { hashSecret, type Seal } from '#src/platform/seal/index.ts';
import { identityRecords } from './tables.ts';

/**
 * Two tabs may renew concurrently: within this time the second one gets 'not found' instead of triggering the theft
 * detection.
 */
const REUSE_GRACE_S = 10;
const KINDS_OF_ACCOUNT = new Set(['Session', 'Grant', 'AuthorizationCode', 'RefreshToken']);

/** A form that was answered but not yet resumed signs in as well, so it belongs to the account too. */
function accountOf(kind: string, payload: AdapterPayload): string | null {
	if (KINDS_OF_ACCOUNT.has(kind)) return payload.accountId ?? null;
	if (kind !== 'Interaction') return null;
	const login = payload.result?.login as { readonly accountId?: string } | undefined;
	return login?.accountId ?? payload.session?.accountId ?? null;
}

type Row = { readonly payload: string; readonly consumedAt: Date | null; readonly isJustConsumed: boolean };

const columns = {
	payload: identityRecords.payload,
	consumedAt: identityRecords.consumedAt,
	isJustConsumed: sql<boolean>`coalesce(${identityRecords.consumedAt} > app_now()
		- make_interval(secs => ${REUSE_GRACE_S}), false)`,
};

/** Storage of the OpenID provider. Ids that grant access are stored as hashes, payloads are encrypted. */
export function recordAdapter(db: Writable, seal: Seal): (kind: string) => Adapter {
	return (kind) => {
		const one = (id: string) => and(eq(identityRecords.kind, kind), eq(identityRecords.idHash, hashSecret(id)));
		const payloadOf = (row: Row | undefined): AdapterPayload | undefined => {
			if (!row || (kind === 'RefreshToken' && row.isJustConsumed)) return undefined;
			const payload = JSON.parse(seal.open(row.payload)) as AdapterPayload;
			return row.consumedAt ? { ...payload, consumed: Math.floor(row.consumedAt.getTime() / 1000) } : payload;
		};
		const unsupported = async (): Promise<undefined> => undefined;
		return {
			async upsert(id, payload, expiresIn) {
				const row = {
					payload: seal.seal(JSON.stringify(payload)),
					grantHash: payload.grantId ? hashSecret(payload.grantId) : null,
					uidHash: kind === 'Session' && payload.uid ? hashSecret(payload.uid) : null,
					accountId: accountOf(kind, payload),
					expiresAt: sql`app_now() + make_interval(secs => ${expiresIn})`,
				};
				await db
					.insert(identityRecords)
					.values({ kind, idHash: hashSecret(id), ...row })
					.onConflictDoUpdate({ target: [identityRecords.kind, identityRecords.idHash], set: row });
			},
			async find(id) {
				const [row] = await db
					.select(columns)
					.from(identityRecords)
					.where(and(one(id), sql`${identityRecords.expiresAt} > app_now()`));
				return payloadOf(row);
			},
			async findByUid(uid) {
				const [row] = await db
					.select(columns)
					.from(identityRecords)
					.where(
						and(
							eq(identityRecords.kind, kind),
							eq(identityRecords.uidHash, hashSecret(uid)),
							sql`${identityRecords.expiresAt} > app_now()`,
						),
					);
				return payloadOf(row);
			},
			findByUserCode: unsupported,
			/** Of 20 concurrent exchanges of one code, exactly one updates the row and the others fail. */
			async consume(id) {
				const consumed = await db
					.update(identityRecords)
					.set({ consumedAt: sql`app_now()` })
					.where(and(one(id), isNull(identityRecords.consumedAt)));
				if (consumed.rowCount !== 1) throw new errors.InvalidGrant('already used');
			},
			async destroy(id) {
				await db.delete(identityRecords).where(one(id));
			},
			async revokeByGrantId(grantId) {
				await db.delete(identityRecords).where(eq(identityRecords.grantHash, hashSecret(grantId)));
			},
		};
	};
}

export async function removeRecordsOfAccount(db: Writable, accountId: string): Promise<void> {
	await db.delete(identityRecords).where(eq(identityRecords.accountId, accountId));
}

/** Ends the provider session that issued a refresh token, with its grant and tokens. */
export async function removeRecordsOfToken(db: Writable, seal: Seal, refreshToken: string): Promise<void> {
	const [row] = await db
		.select({ payload: identityRecords.payload })
		.from(identityRecords)
		.where(and(eq(identityRecords.kind, 'RefreshToken'), eq(identityRecords.idHash, hashSecret(refreshToken))));
	if (!row) return;
	const { grantId, sessionUid } = JSON.parse(seal.open(row.payload)) as AdapterPayload;
	const named = or(
		grantId ? eq(identityRecords.grantHash, hashSecret(grantId)) : undefined,
		grantId ? and(eq(identityRecords.kind, 'Grant'), eq(identityRecords.idHash, hashSecret(grantId))) : undefined,
		sessionUid
			? and(eq(identityRecords.kind, 'Session'), eq(identityRecords.uidHash, hashSecret(sessionUid)))
			: undefined,
	);
	if (named) await db.delete(identityRecords).where(named);
}

export async function removeExpiredRecords(db: Writable): Promise<void> {
	await db.delete(identityRecords).where(lte(identityRecords.expiresAt, sql`app_now()`));
}
