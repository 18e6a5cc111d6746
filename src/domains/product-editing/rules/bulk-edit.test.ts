import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PRICE_ROUNDINGS } from '../contract/bulk.ts';
import { type BulkProduct, editedPrice, limitToListingRoom, stepsOf } from './bulk-edit.ts';

const known = { dayAgoVnd: 100_000, highestVnd: 100_000 };
const variant = { id: 'v1', label: 'Đỏ', priceVnd: 100_000, known, isPriceWaiting: false, onHand: 10, reserved: 4 };
const product: BulkProduct = {
	id: 'p1',
	name: 'Nón lá',
	state: 'published',
	hasPendingChange: false,
	isInSection: false,
	isBarred: false,
	isNamed: false,
	hasPicture: true,
	variants: [variant, { ...variant, id: 'v2', label: 'Xanh', priceVnd: 99_000 }],
};
const price = (how: 'set' | 'percent' | 'add', value: number, roundTo = 1000) =>
	({ kind: 'price', how, value, roundTo }) as const;

test.each([
	[price('set', 123_456), 123_456],
	[price('percent', -5), 95_000],
	[price('percent', 3, 500), 103_000],
	[price('add', 1_300), 101_000],
	[price('add', -700, 100), 99_300],
])('stepsOf with the edit %o changes 100,000 ₫ to %i ₫', (edit, expected) =>
	expect(editedPrice(edit, 100_000)).toBe(expected),
);

test('a rounded price is a multiple of the step and at most half a step from the exact price', () => {
	const rounding = fc.constantFrom(...PRICE_ROUNDINGS);
	fc.assert(
		fc.property(
			fc.integer({ min: 1000, max: 10_000_000 }),
			fc.integer({ min: -90, max: 300 }),
			rounding,
			(from, by, to) => {
				const edited = editedPrice(price('percent', by, to), from);
				expect(edited % to).toBe(0);
				expect(Math.abs(edited - from * (1 + by / 100))).toBeLessThanOrEqual(to / 2 + 0.001);
			},
		),
	);
});

test('stepsOf deletes only a draft that nothing references', () => {
	const edit = { kind: 'delete' } as const;
	expect(stepsOf(edit, { ...product, state: 'draft' })).toMatchObject([
		{ subjectId: 'p1', kind: 'change', from: 'draft', to: 'deleted', waits: false },
	]);
	expect(stepsOf(edit, { ...product, state: 'draft', isNamed: true })).toMatchObject([{ why: 'in_use' }]);
	expect(stepsOf(edit, { ...product, state: 'pending' })).toMatchObject([{ kind: 'refused', why: 'not_draft' }]);
});

test('two price changes above 50 % in one product: one waits for a review, the other fails with change_pending', () => {
	expect(stepsOf(price('percent', -60), product)).toMatchObject([
		{ kind: 'change', from: '100000', to: '40000', waits: true },
		{ kind: 'refused', why: 'change_pending' },
	]);
	// A hidden product has reviews, and buyers know its price.
	expect(stepsOf(price('percent', -60), { ...product, state: 'hidden' })[0]).toMatchObject({ waits: true });
	expect(stepsOf(price('percent', -60), { ...product, state: 'draft' })).toMatchObject([
		{ kind: 'change', waits: false },
		{ kind: 'change', waits: false },
	]);
	expect(stepsOf(price('percent', -60), { ...product, hasPendingChange: true })[0]).toMatchObject({
		why: 'change_pending',
	});
});

test('while a price change of a variant waits, stepsOf rejects another one and accepts changes of other variants', () => {
	const [first, ...rest] = product.variants;
	const waiting = {
		...product,
		hasPendingChange: true,
		variants: [{ ...variant, ...first, isPriceWaiting: true }, ...rest],
	};
	expect(stepsOf(price('percent', -5), waiting)).toMatchObject([
		{ kind: 'refused', why: 'change_pending' },
		{ kind: 'change', waits: false },
	]);
	expect(stepsOf(price('set', 100_000), waiting)[0]).toMatchObject({ kind: 'same' });
});

test.each([
	[price('set', 100_000), ['same', 'change']],
	[price('set', 999), ['refused', 'refused']],
	[{ kind: 'stock', how: 'set', value: 3 }, ['refused', 'refused']],
	[{ kind: 'stock', how: 'add', value: -6 }, ['change', 'change']],
	[{ kind: 'stock', how: 'add', value: 0 }, ['same', 'same']],
	[{ kind: 'stock', how: 'add', value: -11 }, ['refused', 'refused']],
	[{ kind: 'shown', change: 'hide' }, ['change']],
	[{ kind: 'shown', change: 'show' }, ['same']],
	[{ kind: 'section', sectionId: 's', isIn: true }, ['change']],
	[{ kind: 'section', sectionId: 's', isIn: false }, ['same']],
] as const)('stepsOf returns the step kinds for the edit %o', (edit, kinds) =>
	expect(stepsOf(edit, product).map(({ kind }) => kind)).toEqual(kinds),
);

test.each(['draft', 'pending', 'rejected', 'taken_down', 'discontinued'] as const)(
	'stepsOf rejects showing a product in state %s',
	(state) => {
		expect(stepsOf({ kind: 'shown', change: 'show' }, { ...product, state })).toMatchObject([{ why: 'state_refuses' }]);
	},
);

test('withinRoom publishes products up to the limit and rejects the others with listing_limit', () => {
	const edit = { kind: 'shown', change: 'publish' } as const;
	const steps = (['draft', 'hidden', 'draft', 'changes_requested'] as const).flatMap((state) =>
		stepsOf(edit, { ...product, state }),
	);
	expect(limitToListingRoom(steps, 2)).toMatchObject([
		{ kind: 'change' },
		{ why: 'state_refuses' },
		{ kind: 'change' },
		{ kind: 'refused', why: 'listing_limit' },
	]);
});

test.each([
	['draft', {}, { kind: 'change', from: 'draft', to: 'pending' }],
	['changes_requested', {}, { kind: 'change', to: 'pending' }],
	['draft', { hasPicture: false }, { kind: 'refused', why: 'picture_missing' }],
	['draft', { isBarred: true }, { kind: 'refused', why: 'licence_missing' }],
	['pending', {}, { kind: 'refused', why: 'state_refuses' }],
	['published', {}, { kind: 'refused', why: 'state_refuses' }],
	['hidden', {}, { kind: 'refused', why: 'state_refuses' }],
] as const)('publishing in bulk: a product in state %s with %o results in %o', (state, facts, step) => {
	expect(stepsOf({ kind: 'shown', change: 'publish' }, { ...product, state, ...facts })).toMatchObject([step]);
});
