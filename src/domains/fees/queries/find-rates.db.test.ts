import { expect, test } from 'vitest';
import { type ReadDatabase, readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { addMs, DAY_MS, MINUTE_MS } from '#src/shared/time.ts';
import { contextOf, operator } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { type ChargedProduct, feesConfig } from '../contract.ts';
import { setCommission } from '../use-cases/set-commission.ts';
import { findCommissionScope } from './find-commission-scope.ts';
import { findRates } from './find-rates.ts';

const database = await testDatabase();
const operatorContext = contextOf(database, operator(newId()));
const read = readOnly(database.db);
const NOW = new Date();

let asked = 0;
const request: ReadDatabase['read'] = (query) => {
	asked += 1;
	return read.read(query);
};

test('findRates reads the rules once a minute, and again after the clock went back', async () => {
	const requestAt = async (ms: number) => {
		await findRates({ ...read, read: request } as ReadDatabase, addMs(NOW, ms));
		return asked;
	};
	expect(await requestAt(0)).toBe(1);
	expect(await requestAt(MINUTE_MS - 1)).toBe(1);
	expect(await requestAt(MINUTE_MS)).toBe(2);
	expect(await requestAt(0)).toBe(3);
});

test('the rate book returns the commission of a line by the rules and its tax by the legal kind of the shop', async () => {
	const { id: productId, categoryId, shopId, slug } = await makeProduct(database.db);
	const product: ChargedProduct = { productId, categoryId, shopId, shopLegalKind: 'individual' };
	const scope = await findCommissionScope(read, { target: 'goods', product: slug });
	expect(scope).toEqual({ target: 'goods', productId, categoryId: null, shopId: null });
	if (!scope) return;
	await setCommission(operatorContext, { ...scope, rateBp: 777 });
	const rates = await findRates(read, addMs(NOW, 2 * MINUTE_MS));
	expect(rates.ratesOf(product, NOW).commissionBp).toBe(feesConfig.base.categoryBp['nong-san-dac-san']);
	const later = addMs(new Date(), (feesConfig.changeNoticeDays + 1) * DAY_MS);
	expect(rates.ratesOf(product, later)).toEqual({ commissionBp: 777, taxBp: 150 });
	expect(rates.ratesOf({ ...product, shopLegalKind: 'company' }, later).taxBp).toBe(0);
	expect(rates.shippingBp(later)).toBe(feesConfig.base.shippingBp);
});

test('findCommissionScope returns null for an unknown slug', async () => {
	expect(await findCommissionScope(read, { target: 'goods', category: 'khong-co' })).toBeNull();
	expect(await findCommissionScope(read, { target: 'goods', category: 'thoi-trang' })).toMatchObject({ shopId: null });
});
