import { expect, test } from 'vitest';
import { SHIPPING_ZONES } from '#src/domains/shipping/contract.ts';
import { chargeableG, standardFeeVnd } from '#src/domains/shipping/rules/rate.ts';
import { remainingShippingVnd, type SentUnit } from './shipping-after-cancellation.ts';

const rice = (quantity: number): SentUnit[] => [{ variantId: 'rice', quantity, weightG: 5000, sizeCm: null }];
const tea = (quantity: number): SentUnit[] => [
	{ variantId: 'tea', quantity, weightG: 10, sizeCm: { length: 40, width: 30, height: 20 } },
];
const feeOf = (pieces: readonly SentUnit[]) => standardFeeVnd('other_region', chargeableG(pieces));
const parts: [] = [];

test.each([rice, tea])(
	'remainingShippingVnd returns the paid fee minus what the shipped items alone would have cost',
	(of) => {
		const way = { shippingVnd: feeOf(of(8)), zone: 'other_region', parts } as const;
		const back = remainingShippingVnd(way, { bought: of(8), before: of(8), after: of(1) });
		expect(back).toBe(feeOf(of(8)) - feeOf(of(1)));
		expect(back).toBeGreaterThan(0);
	},
);

test('remainingShippingVnd for each item in turn adds up to the paid fee, in every zone', () => {
	for (const zone of SHIPPING_ZONES) {
		const way = { shippingVnd: 77_777, zone, parts };
		const steps = [8, 7, 6, 5, 4, 3, 2, 1, 0];
		const backs = steps.slice(1).map((left) => {
			return remainingShippingVnd(way, { bought: rice(8), before: rice(left + 1), after: rice(left) });
		});
		expect(backs.reduce((sum, back) => sum + back, 0)).toBe(77_777);
		expect(backs.every((back) => back >= 0)).toBe(true);
	}
});

test('remainingShippingVnd returns 0 when shipping was free', () => {
	const way = { shippingVnd: 0, zone: 'same_province', parts } as const;
	expect(remainingShippingVnd(way, { bought: rice(2), before: rice(2), after: rice(1) })).toBe(0);
});

test('remainingShippingVnd refunds the rate of the shipping profile whose products are not shipped', () => {
	const own = [
		{ variantIds: ['rice'], firstVnd: 60_000, nextVnd: 0 },
		{ variantIds: ['tea'], firstVnd: 20_000, nextVnd: 0 },
	];
	const way = { shippingVnd: 80_000, zone: 'same_province', parts: own } as const;
	const both = [...rice(1), ...tea(1)];
	expect(remainingShippingVnd(way, { bought: both, before: both, after: [...rice(0), ...tea(1)] })).toBe(60_000);
	expect(remainingShippingVnd(way, { bought: both, before: [...rice(0), ...tea(1)], after: rice(0) })).toBe(20_000);
});
