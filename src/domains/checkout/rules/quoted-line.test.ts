import { expect, test } from 'vitest';
import type { VariantForCart } from '#src/domains/catalog/contract/product.ts';
import { PLATFORM_TERMS } from '#src/domains/shipping/contract.ts';
import { quotedLines } from './quoted-line.ts';

const rice: VariantForCart = {
	variantId: 'rice',
	productId: 'p',
	productSlug: 'gao-mau',
	productName: 'Gạo Mẫu',
	categoryId: 'rice',
	optionText: '5 kg',
	sku: 'G5',

	priceVnd: 100_000,
	compareAtVnd: null,
	sale: null,
	available: 7,
	unavailable: 'shop_on_holiday',
	pictureHash: null,
	isOwnShop: false,
	returnTerms: 'change_of_mind',
	shopId: 's',
	shopSlug: 'gian-hang',
	shopName: 'Gian hàng',
	shopProvinceCode: '79',
	shopLegalKind: 'household',
	weightG: 5000,
	size: { lengthCm: 40, widthCm: 25, heightCm: 10 },
	prepDays: 2,
	shippingTerms: PLATFORM_TERMS,
	quantityMin: 1,
	quantityStep: 1,
	quantityMax: 50,
};

test('quotedLines adds the current catalogue data to each chosen line', () => {
	const [line] = quotedLines([{ id: 'l', variantId: 'rice', quantity: 3 }], new Map([['rice', rice]]));
	expect(line).toMatchObject({
		lineId: 'l',
		quantity: 3,
		facts: { variantLabel: '5 kg' },
		weightG: 5000,
		terms: PLATFORM_TERMS,
		sizeCm: { length: 40, width: 25, height: 10 },
		offer: { priceVnd: 100_000, available: 7, isShopOpen: false, isOnSale: true },
		shop: { id: 's', place: { provinceCode: '79', region: 'nam' } },
	});
});

test('quotedLines omits a line whose variant no longer exists', () => {
	expect(quotedLines([{ id: 'l', variantId: 'gone', quantity: 1 }], new Map())).toEqual([]);
});
