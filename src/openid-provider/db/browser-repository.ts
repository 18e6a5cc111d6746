import { and, eq, lte, sql } from 'drizzle-orm';
import type { Writable } from '#src/platform/db/index.ts';
import { hashSecret } from '#src/platform/seal/index.ts';
import { KNOWN_BROWSER_DAYS } from '#src/shared/limits/identity-limits.ts';
import { identityBrowsers } from './tables.ts';

/** Each sign-in extends the time. */
export async function recordBrowser(db: Writable, accountId: string, browser: string): Promise<void> {
	const expiresAt = sql`app_now() + make_interval(days => ${KNOWN_BROWSER_DAYS})`;
	await db
		.insert(identityBrowsers)
		.values({ accountId, browserHash: hashSecret(browser), expiresAt })
		.onConflictDoUpdate({
			target: [identityBrowsers.accountId, identityBrowsers.browserHash],
			set: { expiresAt },
		});
}

export async function isKnownBrowser(db: Writable, accountId: string, browser: string): Promise<boolean> {
	const rows = await db
		.select({ accountId: identityBrowsers.accountId })
		.from(identityBrowsers)
		.where(
			and(
				eq(identityBrowsers.accountId, accountId),
				eq(identityBrowsers.browserHash, hashSecret(browser)),
				sql`${identityBrowsers.expiresAt} > app_now()`,
			),
		);
	return rows.length === 1;
}

export async function removeBrowsersOfAccount(db: Writable, accountId: string): Promise<void> {
	await db.delete(identityBrowsers).where(eq(identityBrowsers.accountId, accountId));
}

export async function removeExpiredBrowsers(db: Writable): Promise<void> {
	await db.delete(identityBrowsers).where(lte(identityBrowsers.expiresAt, sql`app_now()`));
}
