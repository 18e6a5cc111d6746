import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outwardShippingVnd } from './outward-shipping.ts';

type Return = { readonly taken: number; readonly isFault: boolean };

function givenBy(paidVnd: number, quantity: number, returns: readonly Return[]): readonly number[] {
	let [faultyQuantity, refundedVnd] = [0, 0];
	return returns.map(({ taken, isFault }) => {
		const faulty = isFault ? taken : 0;
		const givenVnd = outwardShippingVnd({ paidVnd, quantity, faultyQuantity, refundedVnd }, faulty);
		faultyQuantity += faulty;
		refundedVnd += givenVnd;
		return givenVnd;
	});
}
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

const mind = (taken: number): Return => ({ taken, isFault: false });
const fault = (taken: number): Return => ({ taken, isFault: true });

describe('outwardShippingVnd', () => {
	test.each([
		['two for a change of mind, then one faulty of three', [mind(2), fault(1)], [0, 8333]],
		['one faulty of three, then two for a change of mind', [fault(1), mind(2)], [8333, 0]],
		['three faulty ones, the last by difference', [fault(1), fault(1), fault(1)], [8333, 8333, 8334]],
		['two faulty ones, then the third', [fault(2), fault(1)], [16_666, 8334]],
		['everything faulty at once', [fault(3)], [25_000]],
		['a part that is kept', [fault(1)], [8333]],
	])('%s', (_title, returns, expected) => {
		expect(givenBy(25_000, 3, returns)).toEqual(expected);
	});

	test('is 0 for free shipping, and never less than 0 after an earlier rule gave more', () => {
		expect(givenBy(0, 2, [fault(1), fault(1)])).toEqual([0, 0]);
		expect(outwardShippingVnd({ paidVnd: 20_000, quantity: 4, faultyQuantity: 1, refundedVnd: 20_000 }, 1)).toBe(0);
	});

	test('gives the same sum for every order of the same returns, and everything when all units are faulty', () => {
		const anyReturn = fc.record({ taken: fc.integer({ min: 1, max: 9 }), isFault: fc.boolean() });
		fc.assert(
			fc.property(
				fc.integer({ min: 0, max: 5_000_000 }),
				fc.array(anyReturn, { minLength: 1, maxLength: 8 }),
				fc.nat({ max: 20 }),
				fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
				(paidVnd, returns, stays, keys) => {
					const quantity = sum(returns.map(({ taken }) => taken)) + stays;
					const shuffled = returns
						.map((of, at) => ({ of, key: keys[at] ?? 0 }))
						.toSorted((a, b) => a.key - b.key)
						.map(({ of }) => of);
					const faulty = sum(returns.map(({ taken, isFault }) => (isFault ? taken : 0)));
					const expected = Math.floor((paidVnd * faulty) / quantity);
					expect(sum(givenBy(paidVnd, quantity, returns))).toBe(expected);
					expect(sum(givenBy(paidVnd, quantity, shuffled))).toBe(expected);
				},
			),
		);
	});
});
