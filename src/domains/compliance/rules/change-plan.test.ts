import { describe, expect, test } from 'vitest';
import { fail, PRODUCT_STATES } from '#src/domains/catalog/contract/product.ts';
import {
	categoryOutcome,
	changesWith,
	isBarredMove,
	outcomeOf,
	type PlannedStep,
	type ProductNow,
	picturesOutcome,
	placeFor,
	planChange,
	priceOutcome,
	pricePlace,
	type WantedProduct,
	wordsOutcome,
} from './change-plan.ts';

const FREE = { isTaken: false, isSameValue: false };
const TAKEN = { isTaken: true, isSameValue: false };
const SAME = { isTaken: true, isSameValue: true };
const variant = (id: string, priceVnd = 100_000, isOnSale = true) => ({
	id,
	priceVnd,
	isOnSale,
	known: { dayAgoVnd: priceVnd, highestVnd: priceVnd },
});
const NOW: ProductNow = {
	state: 'published',
	wasPublished: true,
	categoryId: 'cups',
	name: 'Ấm trà men lam',
	brand: '',
	knownWords: { name: 'Ấm trà men lam', brand: '' },
	pending: null,
	pictureIds: ['own'],
	variants: [variant('red'), variant('blue')],
	approvedVariants: [],
};
const shown = (pictureId: string) => ({ pictureId, variantId: null, alt: '' });
const keep = (id: string, more: Partial<WantedProduct['variants'][number]> = {}) => ({
	id,
	isNew: false,
	priceVnd: 100_000,
	isOnSale: true,
	stockChange: 0,
	...more,
});
const WANTED: WantedProduct = {
	form: { name: NOW.name, description: 'Ấm trà' },
	texts: { name: NOW.name, brand: '', description: 'Ấm trà', attributes: [] },
	category: { categoryId: 'cups', name: 'Ấm chén', nameBefore: 'Ấm chén' },
	barred: null,
	variants: [keep('red'), keep('blue')],
	pictures: [shown('own')],
	isPictureOfOthers: (id) => id === 'theirs',
};
const MOVED = { category: { categoryId: 'vases', name: 'Bình hoa', nameBefore: 'Ấm chén' } };
const renamed = (name: string) => ({ texts: { ...WANTED.texts, name } });

const asLine = (step: PlannedStep): string => {
	if (step.part === 'failed') return `failed ${step.error.code}`;
	if (step.part === 'stock') return `stock ${step.variantId} ${step.by}`;
	if (step.part === 'variants') return ['variants', ...step.heldBack].join(' ');
	const of = step.part === 'price' || step.part === 'choice' ? ` ${step.change.after.variantId}` : '';
	const recorded = 'isRecorded' in step && step.isRecorded ? ' recorded' : '';
	return `${step.part}${of} ${step.outcome}${recorded}`;
};
const planned = (now: Partial<ProductNow>, wanted: Partial<WantedProduct>) =>
	planChange({ ...NOW, ...now }, { ...WANTED, ...wanted }).map(asLine);

describe('outcomeOf', () => {
	test.each([
		[false, FREE, 'applied'],
		[true, FREE, 'pending'],
		[false, TAKEN, 'applied'],
		[true, TAKEN, 'left_out'],
		[false, SAME, 'left_out'],
		[true, SAME, 'left_out'],
	] as const)('a change with risk %s and the place %j is %s', (isRisky, place, outcome) => {
		expect(outcomeOf(isRisky, place)).toBe(outcome);
	});
});

describe('placeFor and pricePlace', () => {
	const price = { kind: 'price', after: { variantId: 'red', priceVnd: 1000 } } as const;
	const choice = { kind: 'choice', after: { variantId: 'red', priceVnd: 1000 } } as const;
	test.each([
		['no change', placeFor(null, 'words'), FREE],
		['a change of the same kind', placeFor(price, 'price'), SAME],
		['a change of another kind', placeFor(price, 'words'), TAKEN],
		['no price', pricePlace(null, 'red'), FREE],
		['the price of the variant', pricePlace(price, 'red'), SAME],
		['the variant itself', pricePlace(choice, 'red'), SAME],
		['the price of another variant', pricePlace(price, 'blue'), TAKEN],
	])('%s is pending', (_name, place, expected) => {
		expect(place).toEqual(expected);
	});
});

describe('outcomes by state', () => {
	const risky = new Set(['published', 'hidden']);
	test.each(PRODUCT_STATES)('a risky change of a product in the state %s waits only if buyers know it', (state) => {
		const outcome = risky.has(state) ? 'pending' : 'applied';
		const now = { state, wasPublished: true };
		const words = { name: 'Ấm trà', brand: '' };
		expect(priceOutcome(state, { dayAgoVnd: 100_000, highestVnd: 100_000 }, 49_999, FREE)).toBe(outcome);
		expect(wordsOutcome(now, words, { name: 'Bình hoa', brand: '' }, FREE)).toBe(outcome);
		expect(picturesOutcome(now, [], ['theirs'], () => true, FREE)).toBe(outcome);
		expect(categoryOutcome(now, FREE)).toBe('pending');
	});

	test('a product that was never published changes without a review, even beside a pending change', () => {
		const now = { state: 'draft', wasPublished: false } as const;
		expect(wordsOutcome(now, { name: 'Ấm', brand: '' }, { name: 'Bình', brand: '' }, SAME)).toBe('applied');
		expect(picturesOutcome(now, [], ['theirs'], () => true, SAME)).toBe('applied');
		expect(categoryOutcome(now, SAME)).toBe('applied');
	});

	test('a missing licence bars the move of a product only after its publication', () => {
		expect(isBarredMove({ wasPublished: true }, true)).toBe(true);
		expect(isBarredMove({ wasPublished: true }, false)).toBe(false);
		expect(isBarredMove({ wasPublished: false }, true)).toBe(false);
	});
});

describe('planChange', () => {
	const UNCHANGED = ['variants', 'pictures applied', 'words applied'];

	test('an unchanged form writes variants, pictures and words, and records nothing', () => {
		expect(planned({}, {})).toEqual(UNCHANGED);
	});

	test('the steps keep their order: stock and price of each variant, joining variants, pictures, words, category', () => {
		const variants = [
			keep('red', { stockChange: 3, priceVnd: 90_000 }),
			keep('blue', { stockChange: -2 }),
			keep('green', { isNew: true, priceVnd: 300_000 }),
		];
		expect(planned({}, { variants, pictures: [shown('new')], ...renamed('Ấm trà men'), ...MOVED })).toEqual([
			'stock red 3',
			'price red applied',
			'stock blue -2',
			'choice green pending',
			'variants green',
			'pictures applied recorded',
			'words applied recorded',
			'category left_out',
		]);
	});

	test.each([
		[50_000, 'applied'],
		[49_999, 'pending'],
		[150_000, 'applied'],
		[150_001, 'pending'],
	])('a price of %i after 100,000 is %s', (priceVnd, outcome) => {
		expect(planned({}, { variants: [keep('red', { priceVnd }), keep('blue')] })[0]).toBe(`price red ${outcome}`);
	});

	test.each([
		[50_000, []],
		[49_999, ['choice green pending']],
		[150_000, []],
		[150_001, ['choice green pending']],
	])('a variant that joins at %i beside 100,000 gives %j', (priceVnd, steps) => {
		const variants = [keep('red'), keep('blue'), keep('green', { isNew: true, priceVnd })];
		const held = steps.length > 0 ? 'variants green' : 'variants';
		expect(planned({}, { variants })).toEqual([...steps, held, 'pictures applied', 'words applied']);
	});

	test('a variant that joins is compared at its stored price while its new price is pending', () => {
		const now = { variants: [variant('red'), variant('blue', 400_000, false)] };
		const variants = [keep('red'), keep('blue', { priceVnd: 100_000 })];
		expect(planned(now, { variants }).slice(0, 3)).toEqual([
			'price blue pending',
			'choice blue left_out',
			'variants blue',
		]);
		expect(planned({ ...now, state: 'pending' }, { variants }).slice(0, 2)).toEqual(['price blue applied', 'variants']);
	});

	test.each([
		[400_000, ['variants', 'pictures applied', 'words applied']],
		[400_001, ['choice blue pending', 'variants blue', 'pictures applied', 'words applied']],
	])('a variant approved at 400,000 that joins at %i gives %j', (priceVnd, steps) => {
		const now = {
			variants: [variant('red'), variant('blue', priceVnd, false)],
			approvedVariants: [{ variantId: 'blue', priceVnd: 400_000 }],
		};
		expect(planned(now, { variants: [keep('red'), keep('blue', { priceVnd })] })).toEqual(steps);
	});

	test('a product keeps at least one variant on sale, not counting those that are held back', () => {
		const off = [keep('red', { isOnSale: false }), keep('blue', { isOnSale: false })];
		const far = keep('green', { isNew: true, priceVnd: 900_000 });
		expect(planned({}, { variants: off })).toEqual(['failed catalog.nothing_on_sale']);
		expect(planned({}, { variants: [...off, far] })).toEqual([
			'choice green pending',
			'failed catalog.nothing_on_sale',
		]);
		expect(planned({ state: 'draft', wasPublished: false }, { variants: [...off, far] })).toEqual(UNCHANGED);
	});

	test.each([
		['lacks a stored variant', [keep('red')]],
		['names an unknown variant', [keep('red'), keep('black')]],
	])('a form that %s is refused', (_name, variants) => {
		expect(planned({}, { variants })).toEqual(['failed catalog.product_changed']);
	});

	test.each([
		['the same picture', [shown('own')], 'pictures applied'],
		['a new picture', [shown('own'), shown('new')], 'pictures applied recorded'],
		['a picture of another shop', [shown('theirs')], 'pictures pending recorded'],
		['no picture', [], 'failed catalog.picture_missing'],
		['an unknown picture', null, 'failed catalog.picture_unknown'],
	])('a published product with %s gives "%s"', (_name, pictures, step) => {
		expect(planned({}, { pictures })[1]).toBe(step);
	});

	test('a picture of another shop that is already shown is no risk', () => {
		const pictures = [shown('own'), shown('theirs')];
		expect(planned({ pictureIds: ['theirs', 'own'] }, { pictures })[1]).toBe('pictures applied recorded');
	});

	test.each(['draft', 'changes_requested'] as const)('a product in the state %s may have no picture', (state) => {
		expect(planned({ state, wasPublished: false }, { pictures: [] })[1]).toBe('pictures applied');
	});

	test.each([
		['Ấm trà men lam xanh', 'words applied recorded'],
		['Ấm trà hoa sen', 'words applied recorded'],
		['Bình hoa gốm sen', 'words pending recorded'],
	])('renaming to %s gives "%s"', (name, step) => {
		expect(planned({}, renamed(name))[2]).toBe(step);
	});

	test.each(['taken_down', 'rejected'] as const)('the words of a product in the state %s are refused', (state) => {
		expect(planned({ state }, {}).at(-1)).toBe('failed catalog.state_refuses');
	});

	test('doubtful words are refused before anything else', () => {
		const form = { ...WANTED.form, description: 'Gọi 0912 345 678' };
		expect(planned({}, { form, category: null })).toEqual(['failed catalog.listing_doubtful']);
	});

	test('an unknown category is refused', () => {
		expect(planned({}, { category: null })).toEqual(['failed catalog.category_unknown']);
	});

	test('a product moves at once before its publication, and waits after it', () => {
		const draft = { state: 'draft', wasPublished: false } as const;
		expect(planned(draft, MOVED)).toEqual(['category applied', ...UNCHANGED]);
		expect(planned({}, MOVED)).toEqual([...UNCHANGED, 'category pending']);
	});

	test('a move keeps the attributes until it is approved', () => {
		const keeps = (now: Partial<ProductNow>) =>
			planChange({ ...NOW, ...now }, { ...WANTED, ...MOVED }).flatMap((step) =>
				step.part === 'words' ? step.keepsAttributes : [],
			);
		expect(keeps({})).toEqual([true]);
		expect(keeps({ state: 'draft', wasPublished: false })).toEqual([false]);
	});

	test('a missing licence refuses the move of a published product, even while another change is pending', () => {
		const barred = fail('catalog.licence_missing').error;
		const pending = { kind: 'category', after: { categoryId: 'vases', name: '' } } as const;
		expect(planned({ pending }, { ...MOVED, barred }).at(-1)).toBe('failed catalog.licence_missing');
	});

	test('the first risky change takes the place and later risky ones are left out', () => {
		const variants = [keep('red', { priceVnd: 10_000 }), keep('blue', { priceVnd: 10_000 })];
		const plan = planChange(NOW, { ...WANTED, variants, ...renamed('Bình hoa gốm sen'), ...MOVED });
		expect(changesWith(plan, 'pending')).toEqual(['price']);
		expect(changesWith(plan, 'left_out')).toEqual(['price', 'words', 'category']);
	});

	test('a pending change leaves out changes of the same value, and no other harmless one', () => {
		const words = { kind: 'words', after: { name: 'Bình', brand: '' } } as const;
		const changed = { ...renamed('Ấm trà men'), pictures: [shown('new')] };
		expect(planned({ pending: words }, changed)).toEqual(['variants', 'pictures applied recorded', 'words left_out']);
		const price = { kind: 'price', after: { variantId: 'red', priceVnd: 1000 } } as const;
		const variants = [keep('red', { priceVnd: 99_000 }), keep('blue', { priceVnd: 99_000 })];
		expect(planned({ pending: price }, { variants }).slice(0, 2)).toEqual(['price red left_out', 'price blue applied']);
	});
});
