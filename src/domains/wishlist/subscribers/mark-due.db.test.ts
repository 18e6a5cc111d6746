import { beforeAll, expect, test } from 'vitest';
import { contextOf, member, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { wireTestWishlist } from '#tests/factories/wishlist.ts';
import { setAlert } from '../use-cases/set-alert.ts';
import { markPriceLowered } from './mark-due.ts';

const database = await testDatabase();
beforeAll(wireTestWishlist);
const worker = contextOf(database, system());
const NINE = '2027-03-02T09:00:00+07:00';

async function watched() {
	const product = await makeProduct(database.db, { variants: [{}, {}] });
	const person = contextOf(database, member((await makeCustomer(database.db)).id));
	const [productId, variantIds] = [product.id, product.variants.map(({ id }) => id)];
	for (const variantId of [...variantIds, null])
		await setAlert(person, { kind: 'price_drop', productId, variantId, isOn: true });
	const lower = (variantId = '') => markPriceLowered.handle(worker, { productId, variantId });
	/** Due times in minutes after 9:00 of the alerts for the first variant, the second variant and the whole product. */
	const due = async () => {
		const { rows } = await database.pool.query<{ minutes: number | null }>(
			`SELECT (extract(epoch FROM due_at - $2) / 60)::int AS minutes FROM product_alerts
				WHERE product_id = $1 ORDER BY id`,
			[productId, NINE],
		);
		return rows.map(({ minutes }) => minutes);
	};
	const toldAt = (at: string) =>
		database.pool.query('UPDATE product_alerts SET told_at = $2 WHERE product_id = $1', [productId, at]);
	return { variantIds, lower, due, toldAt };
}

test('a lower price schedules alerts for the variant and for the whole product ten minutes later', async () => {
	await database.setClockTo(NINE);
	const { variantIds, lower, due } = await watched();
	await lower(variantIds[1]);
	expect(await due()).toEqual([null, 10, 10]);
});

test('later price changes do not move an alert that is already due', async () => {
	await database.setClockTo(NINE);
	const { variantIds, lower, due } = await watched();
	await lower(variantIds[0]);
	await database.setClockTo('2027-03-02T09:07:00+07:00');
	await Promise.all(variantIds.flatMap((id) => Array.from({ length: 10 }, () => lower(id))));
	expect(await due()).toEqual([10, 17, 10]);
});

test('an alert that was sent today is due 24 hours later, an older one after ten minutes', async () => {
	await database.setClockTo(NINE);
	const [lately, longAgo] = [await watched(), await watched()];
	await lately.toldAt('2027-03-02T08:00:00+07:00');
	await longAgo.toldAt('2027-02-01T08:00:00+07:00');
	await lately.lower(lately.variantIds[0]);
	await longAgo.lower(longAgo.variantIds[0]);
	expect(await lately.due()).toEqual([23 * 60, null, 23 * 60]);
	expect(await longAgo.due()).toEqual([10, null, 10]);
});
