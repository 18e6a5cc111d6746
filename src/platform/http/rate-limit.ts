import { isIP } from 'node:net';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Logger } from '../log/index.ts';

export type RateRule = {
	readonly name: string;
	readonly points: number;
	readonly perS: number;
	readonly by: 'ip' | 'actor';
	/** For people of an approved shop, who are counted apart. */
	readonly shopPoints?: number;
	/** Blocks this long after the limit is exceeded; absent: until the window ends. */
	readonly blockS?: number;
	readonly whenQuery?: string;
};
export type RateVerdict = { readonly ok: true } | { readonly ok: false; readonly retryAfterS: number };
export type RateLimiter = {
	take(rule: RateRule, key: string, points?: number): Promise<RateVerdict>;
	forget(rule: RateRule, key: string): Promise<void>;
};

const ADDRESS = 'ip:';
const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** Counts an IPv6 address by its /64 network, because one household has 2^64 addresses. */
export function countedAs(key: string): string {
	const address = key.startsWith(ADDRESS) ? key.slice(ADDRESS.length) : '';
	if (isIP(address) !== 6) return key;
	const [before = [], after] = address
		.split('%', 1)
		.flatMap((whole) => whole.split('::'))
		.map(groupsOf);
	const left = GROUPS - before.length - (after?.length ?? 0);
	const groups = after ? [...before, ...Array.from({ length: left }, () => '0'), ...after] : before;
	const network = groups.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
	return `${ADDRESS}${network.join(':')}/64`;
}

/** The last two groups may be written as an IPv4 address. */
const groupsOf = (text: string): readonly string[] =>
	text === '' ? [] : text.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));

/** All processes count in one table; while the database is unavailable, each counts in memory. */
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
				await limiterFor(rule).consume(countedAs(key), points);
				return { ok: true };
			} catch (refusal) {
				if (!(refusal instanceof RateLimiterRes)) throw refusal;
				log.info({ limit: rule.name }, 'rate limit reached');
				return { ok: false, retryAfterS: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
			}
		},
		async forget(rule, key) {
			if (isOn) await limiterFor(rule).delete(countedAs(key));
		},
	};
}
