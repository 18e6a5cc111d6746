import { expect, test } from 'vitest';
import { transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { fillCart, lineIdsOf, makeBuyer } from '#tests/factories/orders.ts';
import { lockChosenLines, openCart, removeChosenLines } from '../index.ts';

const database = await testDatabase();
const goods = async () => ({ variantId: (await makeProduct(database.db)).variants[0]?.id ?? '' });

test('takeChosenLines removes the chosen lines and leaves the others in the cart', async () => {
	const buyer = await makeBuyer(database);
	const [chosen = '', stored = ''] = lineIdsOf(await fillCart(buyer, [await goods(), await goods()]));
	await transact(buyer.context, async (scope) => {
		const locked = await lockChosenLines(scope, buyer.customerId, [chosen]);
		expect(locked?.lines.map(({ id }) => id)).toEqual([chosen]);
		if (locked) await removeChosenLines(scope, locked);
		return ok(null);
	});
	const cart = await openCart(buyer.context);
	expect(cart.ok && lineIdsOf(cart.value)).toEqual([stored]);
});

test("lockChosenLines returns no line of another buyer's cart", async () => {
	const [buyer, other] = [await makeBuyer(database), await makeBuyer(database)];
	await fillCart(buyer, [await goods()]);
	const foreign = lineIdsOf(await fillCart(other, [await goods()]));
	const locked = await transact(buyer.context, async (scope) =>
		ok(await lockChosenLines(scope, buyer.customerId, foreign)),
	);
	expect(locked).toMatchObject({ ok: true, value: { lines: [] } });
});
