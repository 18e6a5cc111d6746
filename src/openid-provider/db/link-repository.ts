import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Transaction, Writable } from '#src/platform/db/index.ts';
import { hashSecret, newSecret } from '#src/platform/seal/index.ts';
import { LINK_LIFE_HOURS } from '#src/shared/limits/identity-limits.ts';
import { identityLinks, type LinkPurpose } from './tables.ts';

/** Returns the secret for the mail; only its hash is stored. */
export async function recordLink(
	tx: Transaction,
	purpose: LinkPurpose,
	accountId: string,
	email: string | null = null,
): Promise<string> {
	const token = newSecret();
	await tx.insert(identityLinks).values({
		tokenHash: hashSecret(token),
		purpose,
		accountId,
		email,
		expiresAt: sql`app_now() + make_interval(hours => ${LINK_LIFE_HOURS[purpose]})`,
	});
	return token;
}

const isUsable = (purpose: LinkPurpose, token: string) =>
	and(
		eq(identityLinks.tokenHash, hashSecret(token)),
		eq(identityLinks.purpose, purpose),
		isNull(identityLinks.usedAt),
		sql`${identityLinks.expiresAt} > app_now()`,
	);

export async function isLinkUsable(db: Writable, purpose: LinkPurpose, token: string): Promise<boolean> {
	const rows = await db.select({ id: identityLinks.accountId }).from(identityLinks).where(isUsable(purpose, token));
	return rows.length === 1;
}

export type TakenLink = { readonly accountId: string; readonly email: string | null };

/** Marks a valid link as used; null for a used or expired one. */
export async function takeLink(tx: Transaction, purpose: LinkPurpose, token: string): Promise<TakenLink | null> {
	const [row] = await tx
		.update(identityLinks)
		.set({ usedAt: sql`app_now()` })
		.where(isUsable(purpose, token))
		.returning({ accountId: identityLinks.accountId, email: identityLinks.email });
	return row ?? null;
}

/** A new password invalidates all other reset links. */
export async function removeLinks(tx: Transaction, purpose: LinkPurpose, accountId: string): Promise<void> {
	await tx
		.delete(identityLinks)
		.where(
			and(eq(identityLinks.accountId, accountId), eq(identityLinks.purpose, purpose), isNull(identityLinks.usedAt)),
		);
}

export async function removeExpiredLinks(db: Writable): Promise<void> {
	await db.delete(identityLinks).where(lte(identityLinks.expiresAt, sql`app_now()`));
}
