import { expect, test } from 'vitest';
import { newId } from '#src/shared/ids.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { packedSale, wireSales } from '#tests/factories/returns.ts';
import { listOrderSubjects, listProductSubjects } from './list-subjects.ts';

const database = await testDatabase();
const { db } = database;
const { read } = contextOf(database, system());

test('listProductSubjects names a product with its price, also when its page is closed', async () => {
	const shown = await makeProduct(db, { name: 'Ấm trà gốm', variants: [{ priceVnd: 180_000 }] });
	const hidden = await makeProduct(db, { name: 'Bát sứ', state: 'hidden' });
	const rows = await listProductSubjects(read, [shown.id, hidden.id, newId()]);
	expect(new Map(rows.map((row) => [row.id, row]))).toMatchObject(
		new Map([
			[shown.id, { title: 'Ấm trà gốm', hasPage: true, priceVnd: 180_000 }],
			[hidden.id, { title: 'Bát sứ', hasPage: false }],
		]),
	);
	expect(rows).toHaveLength(2);
});

test('listOrderSubjects answers the numbers of the orders that exist', async () => {
	wireSales();
	const { order } = await packedSale(database);
	expect(await listOrderSubjects(read, [order.id, newId()])).toEqual([{ id: order.id, number: order.number }]);
});
