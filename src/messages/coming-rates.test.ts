import { expect, test } from 'vitest';
import { comingRates } from './vi/vendor/vendor-money.ts';

const next = { commissionBp: 650, from: '2026-12-22T17:30:00Z' };
const of = (name: string, change: typeof next | null) => ({
	id: name,
	name,
	parentName: '',
	commissionBp: 400,
	next: change,
});

test('comingRates joins categories with the same change on one day in Vietnam time and leaves out unchanged ones', () => {
	expect(comingRates([of('Gạo', next), of('Chè', null), of('Cà phê', next)])).toEqual([
		'Từ 23/12/2026: 4 % → 6,5 % (Gạo, Cà phê)',
	]);
	expect(comingRates([of('Chè', null)])).toEqual([]);
});
