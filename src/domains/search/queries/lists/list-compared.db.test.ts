import { expect, test } from 'vitest';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { vietnamDay } from '#src/shared/time.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { listCards } from './list-cards.ts';
import { listCompared } from './list-compared.ts';

const { db } = await testDatabase();
const read = readOnly(db);

test('listCompared returns products in the order of the ids', async () => {
	const [first, second] = [
		await makeProduct(db, { name: 'Gạo một', brand: 'Đồng Xa' }),
		await makeProduct(db, { name: 'Gạo hai', prepDays: 3 }),
	];
	const compared = await listCompared(read, [second.id, first.id]);
	expect(compared).toMatchObject([
		{ name: 'Gạo hai', prepDays: 3, categoryName: 'Gạo & ngũ cốc', provinceName: expect.stringContaining('Hà Nội') },
		{ name: 'Gạo một', brand: 'Đồng Xa', state: 'published', facts: [] },
	]);
});

test('listCompared returns isShopOpen false for shops on holiday and suspended shops', async () => {
	const today = vietnamDay(new Date());
	const shops = [
		await makeShop(db, { closedFrom: today, closedTo: today }),
		await makeShop(db, { state: 'suspended' }),
		await makeShop(db, { closedFrom: '2020-01-01', closedTo: '2020-01-02' }),
	];
	const goods = [];
	for (const { id } of shops) goods.push(await makeProduct(db, { shopId: id }));
	const compared = await listCompared(
		read,
		goods.map(({ id }) => id),
	);
	expect(compared.map(({ isShopOpen }) => isShopOpen)).toEqual([false, false, true]);
});

test('listCompared returns discontinued products and omits those that are not public', async () => {
	const closed = await makeShop(db, { state: 'terminated' });
	const gone = await makeProduct(db, { state: 'discontinued' });
	const others = [
		await makeProduct(db, { state: 'taken_down' }),
		await makeProduct(db, { state: 'draft', publishedAt: null }),
		await makeProduct(db, { shopId: closed.id }),
	];
	const ids = [...others.map(({ id }) => id), newId(), gone.id];
	expect((await listCompared(read, ids)).map(({ id }) => id)).toEqual([gone.id]);
	expect(await listCompared(read, [])).toEqual([]);
});

test('listCards keeps the order of the ids and omits unavailable products', async () => {
	const [dear, cheap, empty] = [
		await makeProduct(db, { name: 'Gạo đắt' }),
		await makeProduct(db, { name: 'Gạo rẻ' }),
		await makeProduct(db, { name: 'Gạo hết', variants: [{ stock: 0 }] }),
	];
	const cards = await listCards(read, [cheap.id, empty.id, dear.id], 6);
	expect(cards.map(({ name }) => name)).toEqual(['Gạo rẻ', 'Gạo đắt']);
	expect(await listCards(read, [cheap.id, dear.id], 1)).toHaveLength(1);
});
