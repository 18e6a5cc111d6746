import { describe, expect, test } from 'vitest';
import { addToCart } from '#src/domains/cart/index.ts';
import { createRateLimiter } from '#src/platform/http/index.ts';
import { contextOf, visitor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { jobsCommand } from './jobs.ts';
import type { OperatorSession } from './outcome.ts';

const database = await testDatabase();

function desk(): OperatorSession {
	const { db, read, fresh, jobs, log } = contextOf(database, visitor());
	const limiter = createRateLimiter(database.pool, false, log);
	return { db, read, fresh, jobs, log, limiter, close: async () => {}, operatorId: null, secondId: null };
}

const countCarts = async (): Promise<number> => (await database.pool.query('SELECT FROM carts')).rows.length;

describe('operator jobs run', () => {
	test('runs the named scheduled job immediately', async () => {
		const { variants } = await makeProduct(database.db, { variants: [{ stock: 5, priceVnd: 40_000 }] });
		await addToCart(contextOf(database, visitor()), { variantId: variants[0]?.id ?? '', quantity: 1 });
		await database.setClock('31 days');
		expect(await countCarts()).toBe(1);
		const command = jobsCommand(['run', 'cart.remove_expired_carts']);
		expect(await command?.(desk())).toEqual({ isDone: true, lines: ['cart.remove_expired_carts has run'] });
		expect(await countCarts()).toBe(0);
	});

	test('lists the scheduled jobs when no job has the name', async () => {
		const outcome = await jobsCommand(['run', 'cart.nothing'])?.(desk());
		expect(outcome).toMatchObject({ isDone: false });
		expect(outcome?.lines[0]).toContain('cart.remove_expired_carts');
	});

	test('without a name is not a command', () => {
		expect(jobsCommand(['run'])).toBeNull();
	});
});
