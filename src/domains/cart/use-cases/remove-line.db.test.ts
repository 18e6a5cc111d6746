import { expect, test } from 'vitest';
import { newId } from '#src/shared/ids.ts';
import { contextOf, member, visitor, withoutReplica } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import type { CartView } from '../contract.ts';
import { addToCart } from './add-to-cart.ts';
import { openCart } from './open-cart.ts';
import { removeLine } from './remove-line.ts';

const database = await testDatabase();
const someone = async () => contextOf(database, member((await makeCustomer(database.db)).id));
const goods = async () =>
	(await makeProduct(database.db, { variants: [{ stock: 9, priceVnd: 40_000 }] })).variants[0]?.id ?? '';
const lines = (cart: { readonly ok: boolean; readonly value?: CartView }) =>
	cart.value?.shops.flatMap((shop) => shop.lines) ?? [];

test('removeLine removes one line and returns the total of the remaining ones', async () => {
	const buyer = await someone();
	const [first, second] = [await goods(), await goods()];
	await addToCart(buyer, { variantId: first, quantity: 2 });
	const both = await addToCart(buyer, { variantId: second, quantity: 3 });
	const gone = lines(both).find(({ variantId }) => variantId === first);
	const left = await removeLine(withoutReplica(buyer), { lineId: gone?.id ?? '' });
	expect(left).toMatchObject({ value: { lineCount: 1, itemCount: 3, totalVnd: 120_000 } });
	expect(await openCart(buyer)).toEqual(left);
});

test('two concurrent removeLine calls: one succeeds, the other fails with cart.line_not_found', async () => {
	const buyer = await someone();
	const added = await addToCart(buyer, { variantId: await goods(), quantity: 1 });
	const lineId = lines(added)[0]?.id ?? '';
	const answers = await Promise.all([removeLine(buyer, { lineId }), removeLine(buyer, { lineId })]);
	expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
	expect(answers.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'cart.line_not_found', kind: 'not_found' } });
});

test('removeLine fails with cart.line_not_found for a visitor without a cart', async () => {
	expect(await removeLine(contextOf(database, visitor()), { lineId: newId() })).toMatchObject({
		error: { code: 'cart.line_not_found' },
	});
});
