import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel';
import type pg from 'pg';

export type PoolFacts = {
	readonly name: string;
	readonly total: number;
	readonly idle: number;
	readonly waiting: number;
};

/**
 * The Astro bundle and the web server are two module graphs in one process and share no variables, but both reach a
 * diagnostics channel.
 */
const CHANNEL = 'chobiz.pool-facts';

export function publishPoolFacts(name: string, pool: pg.Pool): void {
	const notify = (message: unknown): void => {
		if (pool.ended) unsubscribe(CHANNEL, notify);
		else
			(message as PoolFacts[]).push({ name, total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
	};
	subscribe(CHANNEL, notify);
}

export function collectPoolFacts(): readonly PoolFacts[] {
	const facts: PoolFacts[] = [];
	channel(CHANNEL).publish(facts);
	return facts;
}
