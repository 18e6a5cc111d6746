import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isHonestSale, withSales } from './with-sales.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const at = (priceVnd: number, number: number) => ({ priceVnd, changedAt: day(number) });
const sale = (priceVnd: number, from: number, to: number) => ({ priceVnd, from: day(from), to: day(to) });
const today = day(28);

test.each([
	['no sale', [at(100, 1)], [], [at(100, 1)]],
	['a past sale', [at(100, 1)], [sale(80, 5, 7)], [at(100, 1), at(80, 5), at(100, 7)]],
	['a running sale', [at(100, 1)], [sale(80, 20, 30)], [at(100, 1), at(80, 20)]],
	['a planned sale', [at(100, 1)], [sale(80, 29, 30)], [at(100, 1)]],
	[
		'two adjoining sales',
		[at(100, 1)],
		[sale(80, 5, 7), sale(70, 7, 9)],
		[at(100, 1), at(80, 5), at(70, 7), at(100, 9)],
	],
	[
		'a raise during a sale shows after it',
		[at(100, 1), at(120, 6)],
		[sale(80, 5, 7)],
		[at(100, 1), at(80, 5), at(120, 7)],
	],
	['a regular price below the sale', [at(100, 1), at(70, 6)], [sale(80, 5, 7)], [at(100, 1), at(80, 5), at(70, 6)]],
	[
		'a raise above twice the sale ends it',
		[at(100, 1), at(170, 6)],
		[sale(80, 5, 7)],
		[at(100, 1), at(80, 5), at(170, 6)],
	],
	['a sale from before the first known price', [at(100, 6)], [sale(80, 5, 7)], [at(80, 6), at(100, 7)]],
])('withSales: %s', (_title, prices, sales, wanted) => {
	expect(withSales(prices, sales, today)).toEqual(wanted);
});

test('withSales never shows a price twice in a row and none after now', () => {
	const price = fc.integer({ min: 50, max: 150 });
	const time = fc.integer({ min: 1, max: 40 });
	fc.assert(
		fc.property(
			fc.array(fc.tuple(price, time), { minLength: 1 }),
			fc.array(fc.tuple(price, time), { maxLength: 4 }),
			(prices, sales) => {
				const changes = prices.map(([vnd, number]) => at(vnd, number)).sort((a, b) => +a.changedAt - +b.changedAt);
				const paid = withSales(
					changes,
					sales.map(([vnd, number]) => sale(vnd, number, number + 1)),
					today,
				);
				if (sales.length === 0) return;
				for (const [index, { priceVnd, changedAt }] of paid.entries()) {
					expect(priceVnd).not.toBe(paid[index - 1]?.priceVnd);
					expect(+changedAt).toBeLessThanOrEqual(+today);
				}
			},
		),
	);
});

test.each([
	[80, 100, true],
	[50, 100, true],
	[49, 100, false],
	[100, 100, false],
	[101, 100, false],
])('isHonestSale: %i against %i is %s', (saleVnd, regularVnd, isHonest) => {
	expect(isHonestSale(saleVnd, regularVnd)).toBe(isHonest);
});
