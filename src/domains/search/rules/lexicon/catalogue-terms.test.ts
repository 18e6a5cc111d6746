import { expect, test } from 'vitest';
import { termsOf } from './catalogue-terms.ts';

test('termsOf returns terms, pairs of neighbours and the letters of st25, each once', () => {
	expect(termsOf(['Gạo ST25 túi 5kg', 'gạo'])).toEqual([
		'gạo',
		'gạo st25',
		'st25',
		'st',
		'st25 túi',
		'túi',
		'túi 5kg',
		'5kg',
		'kg',
	]);
});

test('termsOf omits numbers and pairs the terms on both sides of one', () => {
	expect(termsOf(['Ổ cứng 1 TB'])).toEqual(['ổ', 'ổ cứng', 'cứng', 'cứng tb', 'tb']);
	expect(termsOf(['2026', '10.000'])).toEqual([]);
});

test('termsOf does not pair terms of different texts', () => {
	expect(termsOf(['Loa kéo', 'Sông Lam'])).not.toContain('kéo sông');
});

test('termsOf omits terms above 40 characters', () => {
	expect(termsOf(['x'.repeat(41)])).toEqual([]);
	expect(termsOf(['x'.repeat(40)])).toHaveLength(1);
});
