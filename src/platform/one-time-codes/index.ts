import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { newId } from '../../shared/ids.ts';
import {
	ACCOUNT_CODE_SENDS,
	CODE_DIGITS,
	CODE_MINUTES,
	CODE_SENDS,
	CODE_TRIES_MAX,
} from '../../shared/limits/identity-limits.ts';
import type { Transaction, Writable } from '../db/index.ts';
import { deriveKey } from '../seal/index.ts';

export type CodeRequest = {
	/** Who enters the code, e.g. one form or customer; a new code replaces the one before. */
	readonly scope: string;
	/** Where the code is sent; another target makes the code wrong. */
	readonly target: string;
	/** Who asks, as far as known; strangers share one budget for a target. */
	readonly requester: string | null;
	/** The signed-in account that asks; it has a budget for all targets together. */
	readonly account?: string;
};
export type IssuedCode =
	| { readonly kind: 'issued'; readonly code: string }
	| { readonly kind: 'limited'; readonly of: 'target' | 'account'; readonly retryAfterS: number };
type CodeLimits = readonly { readonly count: number; readonly perS: number }[];
type Budget = { readonly of: 'target' | 'account'; readonly hash: string; readonly sends: CodeLimits };

const keyed = (secret: string, parts: readonly string[]): string =>
	createHmac('sha256', deriveKey(secret, 'one-time-codes')).update(parts.join('\n')).digest('base64url');

/** Counts and stores under a lock of the budgets, so that concurrent requests cannot exceed the limits. */
export async function issueCode(tx: Transaction, secret: string, request: CodeRequest): Promise<IssuedCode> {
	const { scope, target, requester, account } = request;
	const budgets: Budget[] = [
		{ of: 'target', hash: keyed(secret, ['budget', target, requester ?? 'unknown']), sends: CODE_SENDS },
	];
	if (account !== undefined)
		budgets.push({ of: 'account', hash: keyed(secret, ['account budget', account]), sends: ACCOUNT_CODE_SENDS });
	for (const budget of budgets) {
		const retryAfterS = await waitOf(tx, budget);
		if (retryAfterS > 0) return { kind: 'limited', of: budget.of, retryAfterS };
	}
	for (const { hash } of budgets)
		await tx.execute(sql`insert into one_time_code_sends (id, budget_hash) values (${newId()}, ${hash})`);
	const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
	const codeHash = keyed(secret, ['code', scope, target, code]);
	const expiresAt = sql`app_now() + make_interval(mins => ${CODE_MINUTES})`;
	await tx.execute(sql`
		insert into one_time_codes (scope, code_hash, expires_at) values (${scope}, ${codeHash}, ${expiresAt})
		on conflict (scope) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0`);
	return { kind: 'issued', code };
}

/** The seconds until the budget allows another code, or 0; holds the lock of the budget. */
async function waitOf(tx: Transaction, { hash, sends }: Budget): Promise<number> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`);
	for (const { count, perS } of sends) {
		const { rows } = await tx.execute<{ wait: number }>(sql`
			select ceil(extract(epoch from sent_at + make_interval(secs => ${perS}) - app_now()))::int as wait
			from one_time_code_sends where budget_hash = ${hash}
				and sent_at > app_now() - make_interval(secs => ${perS})
			order by sent_at desc offset ${count - 1} limit 1`);
		const [oldest] = rows;
		if (oldest) return Math.max(1, oldest.wait);
	}
	return 0;
}

/** `over`: used, expired or tried too often. The caller must commit the transaction also for a wrong code. */
export async function takeCode(
	tx: Transaction,
	secret: string,
	{ scope, target, code }: { readonly scope: string; readonly target: string; readonly code: string },
): Promise<'right' | 'wrong' | 'over'> {
	const { rows } = await tx.execute<{ hash: string; tries: number }>(sql`
		update one_time_codes set tries = tries + 1
		where scope = ${scope} and expires_at > app_now() and tries < ${CODE_TRIES_MAX}
		returning code_hash as hash, tries`);
	const [stored] = rows;
	if (!stored) return 'over';
	const given = Buffer.from(keyed(secret, ['code', scope, target, code]));
	const isRight = timingSafeEqual(given, Buffer.from(stored.hash));
	if (!isRight) return stored.tries < CODE_TRIES_MAX ? 'wrong' : 'over';
	await tx.execute(sql`delete from one_time_codes where scope = ${scope}`);
	return 'right';
}

const DAY_S = 86_400;

export async function removeOldCodes(db: Writable): Promise<void> {
	await db.execute(sql`delete from one_time_codes where expires_at <= app_now()`);
	await db.execute(sql`delete from one_time_code_sends where sent_at <= app_now() - make_interval(secs => ${DAY_S})`);
}
