import { expect, test } from 'vitest';
import { newId } from '#src/shared/ids.ts';
import { contextOf, vendor, withoutReplica } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { collectDroppedPages } from '#tests/dropped-pages.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { PLATFORM_TERMS, type ShippingTerms, shippingConfig } from '../contract.ts';
import { createProfile, listProfiles, removeProfile, saveProfile } from '../index.ts';

const database = await testDatabase();
const { db } = database;
const dropped = collectDroppedPages(database);
const { profileId: _platform, ...TERMS } = PLATFORM_TERMS;
const terms = (facts: Partial<ShippingTerms> = {}): ShippingTerms => ({ ...TERMS, ...facts });

async function seller(staffRole = 'admin') {
	const shop = await makeShop(db);
	return { shop, context: contextOf(database, vendor(shop.ownerId, shop.id, { staffRole })) };
}
async function made(context: Awaited<ReturnType<typeof seller>>['context'], isCommon = true) {
	const answer = await createProfile(context, { name: 'Bảng phí chung', isCommon, terms: terms() });
	return answer.ok
		? (answer.value.items.find((profile) => profile.isCommon === isCommon) ?? expect.fail())
		: expect.fail();
}

test('createProfile and saveProfile store rates that listProfiles returns unchanged', async () => {
	const { context } = await seller();
	const own = withoutReplica(context);
	const { id: profileId, version } = await made(own);
	const provinces = [
		{ provinceCode: '48', rate: { firstVnd: 0, nextVnd: 0, transitDays: { min: 1, max: 1 } } },
		{ provinceCode: '79', rate: null },
	];
	const changed = terms({ provinces, freeFromVnd: 500_000 });
	const saved = await saveProfile(own, { profileId, version, name: ' Phí  của tôi ', terms: changed });
	const stored = { id: profileId, name: 'Phí của tôi', isCommon: true, version: 2, terms: changed };
	expect(saved).toEqual({ ok: true, value: { items: [stored], nextCursor: null } });
	expect(await listProfiles(own)).toEqual([stored]);
	expect(await removeProfile(own, { profileId })).toMatchObject({ value: { items: [] } });
	expect(await removeProfile(own, { profileId })).toMatchObject({ error: { code: 'shipping.profile_not_found' } });
});

test("createProfile drops the cached pages of the shop's products", async () => {
	const { shop, context } = await seller();
	await made(context);
	expect((await dropped()).join()).toContain(`shop:${shop.id}`);
});

test('the second of two saves with the same version fails and returns the profile that the first one saved', async () => {
	const { context } = await seller();
	const { id: profileId, version } = await made(context);
	const first = await saveProfile(context, { profileId, version, name: 'Của tôi', terms: terms() });
	expect(first.ok).toBe(true);
	const second = await saveProfile(context, { profileId, version, name: 'Của bạn', terms: terms() });
	expect(second).toMatchObject({
		error: {
			code: 'shipping.profile_changed',
			kind: 'conflict',
			details: { current: { name: 'Của tôi', version: 2 } },
		},
	});
});

test('20 concurrent saves of one profile succeed once, and 20 concurrent common profiles create one', async () => {
	const { context } = await seller();
	const { id: profileId, version } = await made(context);
	const names = Array.from({ length: 20 }, (_, at) => `Bảng ${at}`);
	const saved = await Promise.all(
		names.map((name) => saveProfile(context, { profileId, version, name, terms: terms() })),
	);
	expect(saved.filter(({ ok }) => ok)).toHaveLength(1);
	const { context: other } = await seller();
	const added = await Promise.all(names.map((name) => createProfile(other, { name, isCommon: true, terms: terms() })));
	expect(added.filter(({ ok }) => ok)).toHaveLength(1);
	expect(await listProfiles(other)).toHaveLength(1);
});

test('createProfile returns shipping.profiles_full above the limit and shipping.nowhere for terms that serve no zone', async () => {
	const { context } = await seller();
	for (let count = 0; count < shippingConfig.profilesMax; count += 1)
		expect(
			await createProfile(context, { name: `Bảng ${count}`, isCommon: count === 0, terms: terms() }),
		).toMatchObject({
			ok: true,
		});
	const refused = await createProfile(context, { name: 'Nữa', isCommon: false, terms: terms() });
	expect(refused).toMatchObject({ error: { code: 'shipping.profiles_full', details: { max: 10 } } });
	const { context: other } = await seller();
	const nowhere = terms({ zones: { same_province: null, same_region: null, other_region: null } });
	expect(await createProfile(other, { name: 'Không đâu', isCommon: true, terms: nowhere })).toMatchObject({
		error: { code: 'shipping.nowhere' },
	});
});

test("createProfile rejects staff who are no admins, and saveProfile and removeProfile reject another shop's profile", async () => {
	const [{ context }, { context: helper }] = [await seller(), await seller('orders')];
	const input = { name: 'Bảng phí', isCommon: false, terms: terms() };
	const refused = { error: { code: 'shipping.role_not_allowed', kind: 'forbidden' } };
	expect(await createProfile(helper, input)).toMatchObject(refused);
	const { id: profileId, version } = await made(context, false);
	const { context: stranger } = await seller();
	const absent = { error: { code: 'shipping.profile_not_found', kind: 'not_found' } };
	expect(await saveProfile(stranger, { profileId, version, name: 'Của ai', terms: terms() })).toMatchObject(absent);
	for (const id of [profileId, newId()]) expect(await removeProfile(stranger, { profileId: id })).toMatchObject(absent);
});

test('createProfile returns shipping.state_refuses for a terminated or rejected shop', async () => {
	for (const state of ['terminated', 'rejected'] as const) {
		const shop = await makeShop(db, { state });
		const closed = contextOf(database, vendor(shop.ownerId, shop.id));
		expect(await createProfile(closed, { name: 'Chung', isCommon: true, terms: terms() })).toMatchObject({
			error: { code: 'shipping.state_refuses' },
		});
	}
});
