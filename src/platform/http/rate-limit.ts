import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Logger } from '../log/index.ts';

/** `points` requests per `perS` seconds, counted by network address or by actor. */
export type RateRule = {
	readonly name: string;
	readonly points: number;
	readonly perS: number;
	readonly by: 'ip' | 'actor';
	/** Beyond the limit nothing passes for this long; absent: until the window ends. */
	readonly blockS?: number;
	/** Only requests that carry this query parameter count. */
	readonly whenQuery?: string;
};
export type RateVerdict = { readonly ok: true } | { readonly ok: false; readonly retryAfterS: number };
export type RateLimiter = {
	take(rule: RateRule, key: string, points?: number): Promise<RateVerdict>;
	forget(rule: RateRule, key: string): Promise<void>;
};

/** Shared by every process through one table; a process alone counts in memory while the database is away. */
export function createRateLimiter(pool: pg.Pool, isOn: boolean, log: Logger): RateLimiter {
	const limiters = new Map<string, RateLimiterPostgres>();
	const limiterFor = (rule: RateRule): RateLimiterPostgres => {
		let limiter = limiters.get(rule.name);
		if (!limiter) {
			const limits = { points: rule.points, duration: rule.perS, blockDuration: rule.blockS ?? 0 };
			limiter = new RateLimiterPostgres({
				storeClient: pool,
				storeType: 'pool',
				tableName: 'rate_limits',
				tableCreated: true,
				keyPrefix: rule.name,
				inMemoryBlockOnConsumed: rule.points + 1,
				insuranceLimiter: new RateLimiterMemory(limits),
				clearExpiredByTimeout: false,
				...limits,
			});
			limiters.set(rule.name, limiter);
		}
		return limiter;
	};
	return {
		async take(rule, key, points = 1) {
			if (!isOn) return { ok: true };
			try {
				await limiterFor(rule).consume(key, points);
				return { ok: true };
			} catch (refusal) {
				if (!(refusal instanceof RateLimiterRes)) throw refusal;
				log.info({ limit: rule.name }, 'rate limit reached');
				return { ok: false, retryAfterS: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
			}
		},
		async forget(rule, key) {
			if (isOn) await limiterFor(rule).delete(key);
		},
	};
}
