import { expect, test } from 'vitest';
import { SHOP_ROLES } from '#src/domains/vendors/contract/shop.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { categoryId } from '#tests/factories/catalog.ts';
import { asOperator } from '#tests/factories/settlement.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { feesConfig } from '../contract.ts';
import { setCommission } from '../use-cases/set-commission.ts';
import { getSaleRates } from './get-sale-rates.ts';

const database = await testDatabase();
async function ratesOfShop({ id, ownerId }: { readonly id: string; readonly ownerId: string }) {
	const rates = await getSaleRates(contextOf(database, vendor(ownerId, id)));
	if (!rates.ok) throw new Error(rates.error.code);
	return rates.value;
}
const ratesOf = async (legalKind: 'individual' | 'company') => {
	const shop = await makeShop(database.db, { legalKind });
	return ratesOfShop(shop);
};

test('getSaleRates returns the commission of every category and the tax for the legal kind of the shop', async () => {
	const { taxBp, categories } = await ratesOf('individual');
	const { vat, pit } = feesConfig.withheldBp.individual;
	expect(taxBp).toBe(vat + pit);
	const rice = categories.find(({ name }) => /gạo/i.test(name));
	expect(rice).toMatchObject({
		id: await categoryId(database.db),
		commissionBp: feesConfig.base.categoryBp['nong-san-dac-san'],
	});
	expect(new Set(categories.map(({ commissionBp }) => commissionBp)).size).toBeGreaterThan(2);
	expect((await ratesOf('company')).taxBp).toBe(0);
});

test('getSaleRates returns a higher commission from its decision on, only to the shop concerned', async () => {
	const [told, other] = [await makeShop(database.db), await makeShop(database.db)];
	const scope = {
		target: 'goods',
		productId: null,
		categoryId: await categoryId(database.db),
		shopId: told.id,
	} as const;
	const set = await setCommission(await asOperator(database), { ...scope, rateBp: 900 });
	if (!set.ok) throw new Error(set.error.code);
	await database.setClock('2 minutes');
	const nextOf = async ({ ownerId, id }: typeof told) => {
		const { categories } = await ratesOfShop({ ownerId, id });
		return categories.flatMap(({ next }) => next ?? []);
	};
	expect(await nextOf(told)).toEqual([{ commissionBp: 900, from: set.value.validFrom.toISOString() }]);
	expect(await nextOf(other)).toEqual([]);
	await database.setClock('0 s');
});

test.each(SHOP_ROLES)('getSaleRates is for the roles that see money (%s)', async (staffRole) => {
	const { id, ownerId } = await makeShop(database.db);
	const code = codeOf(await getSaleRates(contextOf(database, vendor(ownerId, id, { staffRole }))));
	expect(code).toBe(staffRole === 'admin' || staffRole === 'accounting' ? 'ok' : 'fees.role_not_allowed');
});
