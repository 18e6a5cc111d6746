import { expect, test } from 'vitest';
import { manifestOf } from '../pictures/library.ts';
import { picturesOf } from '../pictures/plan.ts';
import { DEMO_SHOPS } from '../shop-list.ts';
import type { Product } from './product.ts';
import { type Amount, amountIn, weightOf } from './weights.ts';

const PRODUCTS = DEMO_SHOPS.flatMap(({ application, goods }) =>
	goods.map((product) => ({ shop: application.name, product })),
);
const packsOf = ([, , , , , extras]: Product): readonly string[] =>
	(extras?.choices ?? []).flatMap(({ values }) =>
		values.map((value) => (typeof value === 'string' ? value : value[0])),
	);

/** Grams that a content weighs with its pack: a glass bottle more than it contains, a small one several times. */
const HEAVIEST_PACK = { g: 1.4, ml: 2 } as const;
const SMALL_PACK_G = 40;
const LIGHTEST_LIQUID = 0.85;
function fits(weightG: number, { number, unit }: Amount): boolean {
	if (unit === 'piece') return true;
	const least = unit === 'ml' ? number * LIGHTEST_LIQUID : number;
	return weightG >= least && weightG <= number * HEAVIEST_PACK[unit] + SMALL_PACK_G;
}

test.each([
	['Túi 10 kg', { number: 10_000, unit: 'g' }],
	['2 × 5 kg', { number: 10_000, unit: 'g' }],
	['Can 2 lít', { number: 2000, unit: 'ml' }],
	['Bộ 3 cuốn', { number: 3, unit: 'piece' }],
	['1,6 m', null],
	['256 GB', null],
	['8 oz', null],
])('amountIn reads “%s” as %j', (label, amount) => {
	expect(amountIn(label)).toEqual(amount);
});

test('every variant of the demonstration weighs what its label says', () => {
	const wrong = PRODUCTS.flatMap(({ product }) =>
		packsOf(product)
			.map((pack) => ({ pack, amount: amountIn(pack), weightG: weightOf(product, [pack]) }))
			.filter(({ amount, weightG }) => amount && !fits(weightG, amount))
			.map(({ pack, weightG }) => `${product[0]}, ${pack}: ${weightG} g`),
	);
	expect(wrong).toEqual([]);
});

test('a pack that holds more than the first one weighs more', () => {
	const rice = PRODUCTS.find(({ product }) => product[0] === 'Gạo ST25 lúa tôm')?.product;
	expect(rice && [weightOf(rice, ['Túi 5 kg']), weightOf(rice, ['Túi 10 kg'])]).toEqual([5000, 10_000]);
});

test('the weight printed on a pack is that of the product', () => {
	const wrong = PRODUCTS.flatMap(({ shop, product }) => {
		const manifest = manifestOf(shop);
		return picturesOf(shop, product).flatMap(({ file, pack = packsOf(product)[0] ?? '' }) =>
			(manifest[file]?.words ?? []).flatMap((word) => {
				const printed = amountIn(word);
				if (!printed || printed.unit === 'piece' || /^\d+ ×/.test(word)) return [];
				const own = amountIn(pack);
				const isRight = own ? own.number === printed.number : fits(product[3], printed);
				return isRight ? [] : [`${file}: ${word} on ${pack || `${product[3]} g`}`];
			}),
		);
	});
	expect(wrong).toEqual([]);
});
