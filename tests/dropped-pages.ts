import { beforeEach } from 'vitest';
import type { TestDatabase } from './database.ts';

/** Each call returns the tags that arrived since the previous call. */
export function collectDroppedPages(database: TestDatabase): () => Promise<readonly string[]> {
	const dropped: string[] = [];
	beforeEach(async () => {
		const listener = await database.pool.connect();
		dropped.length = 0;
		await listener.query('LISTEN page_cache');
		listener.on('notification', ({ payload }) => dropped.push(payload ?? ''));
		return async () => {
			await listener.query('UNLISTEN page_cache');
			listener.removeAllListeners('notification');
			listener.release();
		};
	});
	return async () => {
		await database.pool.query('SELECT pg_sleep(0.1)');
		return dropped.splice(0).sort();
	};
}
