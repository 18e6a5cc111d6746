import { expect, test } from 'vitest';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { testDatabase } from '#tests/database.ts';
import { HA_NOI, TP_HO_CHI_MINH } from '#tests/factories/addresses.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { getShippingEstimate } from './get-shipping-estimate.ts';

const database = await testDatabase();
const { db } = database;
const read = readOnly(db);
await database.setClockTo('2026-11-20T15:00:00+07:00');

async function productOf(overrides: Parameters<typeof makeProduct>[1] = {}): Promise<string> {
	const { variants } = await makeProduct(db, overrides);
	return variants[0]?.id ?? '';
}

test('getShippingEstimate within a province is cheaper and faster than across the country', async () => {
	const variantId = await productOf();
	const near = await getShippingEstimate(read, { variantId, wardCode: HA_NOI.wardCode, quantity: 1 });
	const far = await getShippingEstimate(read, { variantId, wardCode: TP_HO_CHI_MINH.wardCode, quantity: 1 });
	expect(near).toMatchObject({
		ok: true,
		value: { feeVnd: 18_000, arrivesFrom: '2026-11-22T17:00:00.000Z' },
	});
	expect(far).toMatchObject({ ok: true, value: { feeVnd: 32_000 } });
	expect(near).toMatchObject({ value: { wardName: expect.stringContaining('Ba Đình') } });
});

test('getShippingEstimate charges by the total weight, like an order', async () => {
	const variantId = await productOf({ variants: [{ weightG: 400 }] });
	const feeOf = async (quantity: number) => {
		const answer = await getShippingEstimate(read, { variantId, wardCode: HA_NOI.wardCode, quantity });
		return answer.ok ? answer.value.feeVnd : answer.error.code;
	};
	expect([await feeOf(1), await feeOf(2), await feeOf(5)]).toEqual([18_000, 18_000, 24_000]);
});

test('getShippingEstimate fails with shipping.variant_unknown for a hidden product and shipping.ward_unknown for an unknown ward', async () => {
	const suspended = await makeShop(db, { state: 'suspended' });
	const draftShop = await makeShop(db, { state: 'draft' });
	const codeOf = async (variantId: string, wardCode: string = HA_NOI.wardCode) => {
		const answer = await getShippingEstimate(read, { variantId, wardCode, quantity: 1 });
		return answer.ok ? null : answer.error.code;
	};
	expect(await codeOf(newId())).toBe('shipping.variant_unknown');
	expect(await codeOf(await productOf({ state: 'hidden' }))).toBe('shipping.variant_unknown');
	expect(await codeOf(await productOf({ shopId: draftShop.id }))).toBe('shipping.variant_unknown');
	expect(await codeOf(await productOf({ shopId: suspended.id }))).toBeNull();
	expect(await codeOf(await productOf(), '99999')).toBe('shipping.ward_unknown');
});
