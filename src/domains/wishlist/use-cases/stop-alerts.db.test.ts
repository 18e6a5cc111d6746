import { beforeAll, expect, test } from 'vitest';
import { contextOf, member, visitor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { wireTestWishlist } from '#tests/factories/wishlist.ts';
import { findStoppableAlerts } from '../queries/find-stoppable-alerts.ts';
import { listAlerts } from '../queries/list-alerts.ts';
import { sealStop } from '../rules/stop-token.ts';
import { wishlistWiring } from '../wiring.ts';
import { setAlert } from './set-alert.ts';
import { stopAlerts } from './stop-alerts.ts';

const database = await testDatabase();
beforeAll(wireTestWishlist);
const anybody = contextOf(database, visitor());

async function watching(names: readonly string[]) {
	const person = contextOf(database, member((await makeCustomer(database.db)).id));
	for (const name of names) {
		const { id: productId } = await makeProduct(database.db, { name });
		await setAlert(person, { kind: 'price_drop', productId, variantId: null, isOn: true });
	}
	const { items } = await listAlerts(person);
	const token = (...ids: readonly string[]) =>
		sealStop(wishlistWiring().stopSeal, { customerId: person.actor.customerId, alertIds: ids });
	const idOf = (name: string) => items.find(({ productName }) => productName === name)?.id ?? '';
	return { person, token, idOf };
}

test('stopAlerts ends the alerts of the mail link without a sign-in', async () => {
	const { person, token, idOf } = await watching(['Ấm trà', 'Chén trà']);
	const link = token(idOf('Ấm trà'));
	expect(await findStoppableAlerts(anybody.read, link)).toEqual({ names: ['Ấm trà'], total: 2 });
	expect(await stopAlerts(anybody, { token: link, isAll: false })).toEqual({ ok: true, value: { stopped: 1 } });
	expect((await listAlerts(person)).items.map(({ productName }) => productName)).toEqual(['Chén trà']);
	expect(await stopAlerts(anybody, { token: link, isAll: false })).toEqual({ ok: true, value: { stopped: 0 } });
});

test('findStoppableAlerts names the variant of an alert', async () => {
	const customerId = (await makeCustomer(database.db)).id;
	const person = contextOf(database, member(customerId));
	const variants = [{ optionValues: ['Đỏ'] }, { optionValues: ['Xanh'] }];
	const { id: productId, variants: made } = await makeProduct(database.db, { name: 'Khăn', variants });
	for (const variantId of [made[1]?.id ?? '', null])
		await setAlert(person, { kind: 'price_drop', productId, variantId, isOn: true });
	const alertIds = (await listAlerts(person)).items.map(({ id }) => id);
	const link = sealStop(wishlistWiring().stopSeal, { customerId, alertIds });
	expect(await findStoppableAlerts(anybody.read, link)).toEqual({ names: ['Khăn (Xanh)', 'Khăn'], total: 2 });
});

test('stopAlerts with isAll ends all alerts of the person and of no other', async () => {
	const [mine, other] = [await watching(['Ấm', 'Chén']), await watching(['Ấm'])];
	expect(await stopAlerts(anybody, { token: mine.token(), isAll: true })).toEqual({ ok: true, value: { stopped: 2 } });
	expect((await listAlerts(other.person)).items).toHaveLength(1);
});

test('stopAlerts ignores alert ids of another person in the link', async () => {
	const [mine, other] = [await watching(['Ấm']), await watching(['Ấm'])];
	const link = mine.token(other.idOf('Ấm'));
	expect(await stopAlerts(anybody, { token: link, isAll: false })).toEqual({ ok: true, value: { stopped: 0 } });
	expect((await listAlerts(other.person)).items).toHaveLength(1);
});

test('stopAlerts and findStoppableAlerts reject invalid tokens', async () => {
	for (const token of ['', 'a'.repeat(300), "' OR 1=1 --"]) {
		expect(await stopAlerts(anybody, { token, isAll: true })).toMatchObject({ error: { code: 'wishlist.not_found' } });
		expect(await findStoppableAlerts(anybody.read, token)).toBeNull();
	}
});
