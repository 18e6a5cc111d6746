import { expect, test } from 'vitest';
import { getOwnShopStatus } from '#src/domains/vendors/index.ts';
import { transact } from '#src/platform/context.ts';
import { newId } from '#src/shared/ids.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, operator } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { collectDroppedPages } from '#tests/dropped-pages.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { APPEAL, suspendedShop } from '#tests/factories/suspensions.ts';
import { appealSuspension } from './appeal-suspension.ts';
import { decideAppeal } from './decide-appeal.ts';
import { terminateShop } from './terminate-shop.ts';

const database = await testDatabase();
const heard = collectDroppedPages(database);
const reason = 'Bán hàng giả nhiều lần';
const desk = async () => contextOf(database, operator((await makeCustomer(database.db)).id));
const terminate = async (shopId: string, said = reason) =>
	codeOf(await transact(await desk(), (scope) => terminateShop(scope, { shopId, reason: said })));

test('terminateShop waits for an open appeal, and after its rejection terminates the shop, drops its pages and notifies the owner', async () => {
	const { shop, owner, suspension } = await suspendedShop(database);
	await appealSuspension(owner, { suspensionId: suspension.id, text: APPEAL });
	expect(await terminate(shop.id)).toBe('vendors.appeal_waits');
	const answered = await decideAppeal(await desk(), {
		shopId: shop.id,
		isGranted: false,
		answer: 'Hóa đơn không khớp',
	});
	expect(codeOf(answered)).toBe('ok');
	await heard();
	expect(await terminate(shop.id)).toBe('ok');
	const dropped = (await heard()).join();
	for (const tag of ['catalog', `shop:${shop.id}`]) expect(dropped).toContain(tag);
	expect(await getOwnShopStatus(owner)).toMatchObject({ state: 'terminated', stateReason: reason, suspension: null });
	expect(await terminate(shop.id)).toBe('vendors.state_refuses');
});

test('terminateShop returns vendors.reason_missing without a reason and vendors.not_found for an unknown shop', async () => {
	const { shop } = await suspendedShop(database);
	await database.setClock('8 days');
	expect(await terminate(shop.id, ' \u200b')).toBe('vendors.reason_missing');
	expect(await terminate(newId())).toBe('vendors.not_found');
	expect(await terminate(shop.id)).toBe('ok');
	await database.setClock('0 s');
});
