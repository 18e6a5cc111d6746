import { expect, test, vi } from 'vitest';
import { transact } from '#src/platform/context.ts';
import { newId } from '#src/shared/ids.ts';
import { addMs, MINUTE_MS } from '#src/shared/time.ts';
import { contextOf, publishedEvents, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
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

test('sweepReservations releases expired reservations and keeps the others', async () => {
	const [late, held] = [await hold(-1), await hold(10)];
	await sweepReservations.handle(context, {});
	expect([await reservedOf(late), await reservedOf(held)]).toEqual([0, 2]);
});

test('sweepReservations releases only the expired reservations of an order', async () => {
	const source = { type: 'order', id: newId() } as const;
	const made = await Promise.all([makeProduct(database.db), makeProduct(database.db)]);
	const [over = '', held = ''] = made.map(({ variants }) => variants[0]?.id ?? '');
	const reserve = (variantId: string, minutes: number) =>
		transact(context, (scope) =>
			reserveStock(scope, [{ source, variantId, quantity: 2 }], addMs(new Date(), minutes * MINUTE_MS)),
		);
	await reserve(over, -1);
	await reserve(held, 10);
	await sweepReservations.handle(context, {});
	expect([await reservedOf(over), await reservedOf(held)]).toEqual([0, 2]);
});

test('sweepReservations logs an error when a reservation is minutes overdue', async () => {
	const alarm = vi.spyOn(context.log, 'error');
	await hold(-1);
	await sweepReservations.handle(context, {});
	expect(alarm).not.toHaveBeenCalled();
	await hold(-4);
	await sweepReservations.handle(context, {});
	expect(alarm).toHaveBeenCalledOnce();
});

test('sweepReservations releases 250 lines of one order together and emits one event', async () => {
	const { variants } = await makeProduct(database.db, { variants: Array.from({ length: 250 }, () => ({})) });
	const source = { type: 'order', id: newId() } as const;
	const lines = variants.map(({ id }) => ({ source, variantId: id, quantity: 1 }));
	await transact(context, (scope) => reserveStock(scope, lines, addMs(new Date(), -MINUTE_MS)));
	await sweepReservations.handle(context, {});
	const told = await publishedEvents(database, 'catalog.reservation_expired');
	expect(told.filter((event) => JSON.stringify(event).includes(source.id))).toHaveLength(1);
	expect(await Promise.all(variants.map(({ id }) => reservedOf(id)))).toEqual(variants.map(() => 0));
});
