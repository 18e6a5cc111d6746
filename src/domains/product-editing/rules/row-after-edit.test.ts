import { describe, expect, test } from 'vitest';
import type { ShopProductRow, ShopVariantRow } from '../contract/product-list.ts';
import { rowAfterEdit } from './row-after-edit.ts';

const variant = (facts: Partial<ShopVariantRow>): ShopVariantRow => ({
	variantId: 'v1',
	label: '',
	sku: 'A',
	isOnSale: true,
	priceVnd: 100_000,
	onHand: 10,
	reserved: 0,
	...facts,
});
const row: ShopProductRow = {
	id: 'p1',
	slug: 'gao',
	name: 'Gạo',
	categoryName: 'Gạo',
	pictureHash: null,
	state: 'published',
	reason: '',
	waits: null,
	skus: ['A'],
	variants: 1,
	only: variant({}),
	priceFromVnd: 100_000,
	priceToVnd: 100_000,
	available: 10,
	least: 10,
	stock: 'enough',
	soldCount: 0,
	updatedAt: '2026-11-28T00:00:00.000Z',
};

describe('rowAfterEdit', () => {
	test('returns the price and unreserved stock of a single variant', () => {
		const only = variant({ priceVnd: 90_000, onHand: 7, reserved: 3 });
		expect(rowAfterEdit(row, [only])).toMatchObject({
			only,
			priceFromVnd: 90_000,
			priceToVnd: 90_000,
			available: 4,
			stock: 'low',
		});
	});

	test('returns the price range and lowest stock of several variants, without variants that are off sale', () => {
		const variants = [
			variant({ priceVnd: 80_000, onHand: 20 }),
			variant({ priceVnd: 120_000, onHand: 0 }),
			variant({ priceVnd: 10_000, onHand: 500, isOnSale: false }),
		];
		expect(rowAfterEdit(row, variants)).toMatchObject({
			only: null,
			priceFromVnd: 80_000,
			priceToVnd: 120_000,
			available: 20,
			least: 0,
			stock: 'low',
		});
	});

	test('reports sold out only when no variant is left, and no price to staff who see none', () => {
		const sold = [variant({ onHand: 2, reserved: 2, priceVnd: null })];
		expect(rowAfterEdit({ ...row, priceFromVnd: null, priceToVnd: null }, sold)).toMatchObject({
			stock: 'none',
			priceFromVnd: null,
			priceToVnd: null,
		});
	});
});
