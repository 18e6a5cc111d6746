import { describe, expect, test } from 'vitest';
import type { VariantForCart } from '#src/domains/catalog/contract/product.ts';
import { PLATFORM_TERMS } from '#src/domains/shipping/contract.ts';
import { memberCart, ownCart, visitorCart } from './cart-owner.ts';
import { cartView } from './cart-view.ts';

const variant = (variantId: string, facts: Partial<VariantForCart> = {}): VariantForCart => ({
	variantId,
	productId: `product of ${variantId}`,
	productSlug: 'gao-mau',
	productName: 'Gạo Mẫu',
	categoryId: 'rice',
	optionText: '5 kg',
	sku: variantId,
	priceVnd: 100_000,
	compareAtVnd: null,
	sale: null,
	available: 10,
	unavailable: null,
	isOwnShop: false,
	shopId: 'shop-1',
	shopSlug: 'gian-hang-1',
	shopName: 'Gian hàng 1',
	shopProvinceCode: '01',
	shopLegalKind: 'household',
	weightG: 500,
	size: null,
	prepDays: 1,
	quantityMin: 1,
	quantityStep: 1,
	quantityMax: 50,
	returnTerms: 'faults_only',
	shippingTerms: PLATFORM_TERMS,
	pictureHash: null,
	...facts,
});
const viewOf = (quantities: Readonly<Record<string, number>>, variants: readonly VariantForCart[]) =>
	cartView(
		Object.entries(quantities).map(([variantId, quantity]) => ({ id: `line of ${variantId}`, variantId, quantity })),
		new Map(variants.map((known) => [known.variantId, known])),
	);

describe('cartView', () => {
	test('groups lines by shop in the order in which their first line was added', () => {
		const view = viewOf({ a: 1, b: 2, c: 3 }, [
			variant('a', { shopId: 'shop-2' }),
			variant('b'),
			variant('c', { shopId: 'shop-2' }),
		]);
		expect(view.shops.map(({ id, lines }) => [id, lines.map(({ variantId }) => variantId)])).toEqual([
			['shop-2', ['a', 'c']],
			['shop-1', ['b']],
		]);
		expect(view).toMatchObject({ lineCount: 3, itemCount: 6, totalVnd: 600_000 });
	});

	test('sums only orderable lines and gives the others a status with the reason', () => {
		const view = viewOf({ a: 2, b: 1, c: 1 }, [
			variant('a'),
			variant('b', { unavailable: 'shop_on_holiday' }),
			variant('c', { unavailable: 'not_on_sale' }),
		]);
		const [shop] = view.shops;
		expect(shop?.lines.map(({ status }) => status)).toEqual(['ready', 'shop_closed', 'off_sale']);
		expect(view).toMatchObject({ lineCount: 3, totalVnd: 200_000 });
	});

	test('omits a line whose variant does not exist', () => {
		expect(viewOf({ gone: 4 }, [])).toEqual({ shops: [], lineCount: 0, itemCount: 0, totalVnd: 0 });
	});
});

describe('ownCart', () => {
	test("returns the member's cart for members and vendors", () => {
		expect(ownCart({ kind: 'member', customerId: 'c' })).toEqual(memberCart('c'));
		expect(ownCart({ kind: 'vendor', customerId: 'c' })).toEqual(memberCart('c'));
	});

	test("returns a visitor's cart only with a visitor key", () => {
		expect(ownCart({ kind: 'visitor', visitorKey: null })).toBeNull();
		expect(ownCart({ kind: 'visitor', visitorKey: 'k' })).toEqual(visitorCart('k'));
	});
});
