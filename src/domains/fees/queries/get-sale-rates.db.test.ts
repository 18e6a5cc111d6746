import { expect, test } from 'vitest';
import { contextOf, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { categoryId } from '#tests/makers/catalog.ts';
import { makeShop } from '#tests/makers/vendors.ts';
import { feesConfig } from '../contract.ts';
import { getSaleRates } from './get-sale-rates.ts';

const database = await testDatabase();
const ratesOf = async (legalKind: 'individual' | 'company') => {
	const shop = await makeShop(database.db, { legalKind });
	return getSaleRates(contextOf(database, vendor(shop.ownerId, shop.id)));
};

test('a shop reads what its goods are charged in every category, and what is withheld for its kind', async () => {
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
