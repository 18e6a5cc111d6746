import { expect, test, vi } from 'vitest';
import { transact } from '#src/platform/context.ts';
import { newId } from '#src/shared/ids.ts';
import { addMs, MINUTE_MS } from '#src/shared/time.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/makers/catalog.ts';
import { reserveStock } from '../use-cases/reserve-stock.ts';
import { sweepReservations } from './sweep-reservations.ts';

const database = await testDatabase();
const context = contextOf(database, system());

const hold = async (minutes: number) => {
	const { variants } = await makeProduct(database.db);
	const variantId = variants[0]?.id ?? '';
	const source = { type: 'order', id: newId() } as const;
	const until = addMs(new Date(), minutes * MINUTE_MS);
	await transact(context, (scope) => reserveStock(scope, [{ source, variantId, quantity: 2 }], until));
	return variantId;
};
const reservedOf = async (variantId: string) =>
	(await database.pool.query('SELECT reserved FROM stock_items WHERE variant_id = $1', [variantId])).rows[0]?.reserved;

test('the sweep of each minute puts back what nobody paid for, and nothing that is still held', async () => {
	const [late, held] = [await hold(-1), await hold(10)];
	await sweepReservations.handle(context, {});
	expect([await reservedOf(late), await reservedOf(held)]).toEqual([0, 2]);
});

test('a sweep that comes minutes late raises the alarm', async () => {
	const alarm = vi.spyOn(context.log, 'error');
	await hold(-1);
	await sweepReservations.handle(context, {});
	expect(alarm).not.toHaveBeenCalled();
	await hold(-4);
	await sweepReservations.handle(context, {});
	expect(alarm).toHaveBeenCalledOnce();
});
