import { expect, test } from 'vitest';
import { contextOf, member, visitor, withoutReplica } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { addToCart } from './add-to-cart.ts';
import { openCart } from './open-cart.ts';

const database = await testDatabase();
const goods = async (stock = 20) =>
	(await makeProduct(database.db, { variants: [{ stock, priceVnd: 40_000 }] })).variants[0]?.id ?? '';
let keys = 0;
const somebody = () => {
	keys += 1;
	return contextOf(database, visitor(`khach-${keys}`.padEnd(32, '0')));
};
const signedIn = async (by: ReturnType<typeof somebody>) =>
	contextOf(database, member((await makeCustomer(database.db)).id, { visitorKey: by.actor.visitorKey }));

test('openCart returns an empty cart for visitors and members who have added nothing', async () => {
	const empty = { ok: true, value: { lineCount: 0, itemCount: 0, totalVnd: 0, shops: [] } };
	expect(await openCart(contextOf(database, visitor()))).toMatchObject(empty);
	expect(await openCart(somebody())).toMatchObject(empty);
	expect(await openCart(contextOf(database, member((await makeCustomer(database.db)).id)))).toMatchObject(empty);
});

test("openCart after sign-in adds the visitor's lines to the member's cart, limited to the stock", async () => {
	const [shared, other] = [await goods(5), await goods()];
	const passing = somebody();
	const buyer = await signedIn(passing);
	await addToCart({ ...buyer, actor: { ...buyer.actor, visitorKey: null } }, { variantId: shared, quantity: 3 });
	await addToCart(passing, { variantId: shared, quantity: 4 });
	await addToCart(passing, { variantId: other, quantity: 2 });
	expect(await openCart(withoutReplica(buyer))).toMatchObject({ value: { lineCount: 2, itemCount: 7 } });
	expect(await openCart(passing)).toMatchObject({ value: { lineCount: 0 } });
});

test("twenty concurrent openCart calls after sign-in merge the visitor's cart once", async () => {
	const passing = somebody();
	const buyer = await signedIn(passing);
	await addToCart(passing, { variantId: await goods(), quantity: 2 });
	await Promise.all(Array.from({ length: 20 }, () => openCart(buyer)));
	expect(await openCart(buyer)).toMatchObject({ value: { lineCount: 1, itemCount: 2 } });
});
