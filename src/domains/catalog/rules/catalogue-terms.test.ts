import { expect, test } from 'vitest';
import { termsOf } from './catalogue-terms.ts';

test('a product teaches its words, its neighbours and the letters of st25, each once', () => {
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

test('figures teach nothing, and words on both sides of one are neighbours', () => {
	expect(termsOf(['Ổ cứng 1 TB'])).toEqual(['ổ', 'ổ cứng', 'cứng', 'cứng tb', 'tb']);
	expect(termsOf(['2026', '10.000'])).toEqual([]);
});

test('the last word of one text and the first of the next are no neighbours', () => {
	expect(termsOf(['Loa kéo', 'Sông Lam'])).not.toContain('kéo sông');
});

test('what is too long to be a word is left out', () => {
	expect(termsOf(['x'.repeat(41)])).toEqual([]);
	expect(termsOf(['x'.repeat(40)])).toHaveLength(1);
});
