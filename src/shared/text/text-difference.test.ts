import { expect, test } from 'vitest';
import { abridged, textDifference } from './text-difference.ts';

const shown = (mine: string, theirs: string): string =>
	textDifference(mine, theirs)
		.map(({ text, of }) => (of === 'both' ? text : of === 'mine' ? `[-${text}]` : `[+${text}]`))
		.join('');

test('textDifference marks words that only one version contains, in place', () => {
	expect(shown('may hai kim, giặt không phai', 'may ba kim, giặt không phai')).toBe(
		'may [-hai ][+ba ]kim, giặt không phai',
	);
	expect(shown('một hai ba bốn năm', 'một ba bốn sáu năm')).toBe('một [-hai ]ba bốn [+sáu ]năm');
	expect(shown('', 'mới')).toBe('[+mới]');
	expect(shown('cũ', '')).toBe('[-cũ]');
	expect(shown('như nhau', 'như nhau')).toBe('như nhau');
	expect(shown('', '')).toBe('');
});

test('textDifference contains both versions completely, for random texts', () => {
	for (let seed = 0; seed < 200; seed += 1) {
		const words = (from: number) => Array.from({ length: (seed * from) % 13 }, (_, at) => `${(seed * at + from) % 4}`);
		const [mine, theirs] = [words(3).join(' '), words(7).join(' \n')];
		const parts = textDifference(mine, theirs);
		const without = (of: 'mine' | 'theirs') =>
			parts
				.filter((part) => part.of !== of)
				.map(({ text }) => text)
				.join('');
		expect([without('theirs'), without('mine')]).toEqual([mine, theirs]);
	}
});

test('textDifference of two texts of 4,000 different words returns the common start and end', () => {
	const long = (word: string) => Array.from({ length: 4000 }, (_, at) => `${word}${at}`).join(' ');
	const parts = textDifference(`đầu ${long('a')} cuối`, `đầu ${long('b')} cuối`);
	expect(parts.map(({ of }) => of)).toEqual(['both', 'mine', 'theirs', 'both']);
});

test('abridged keeps only the words around each difference', () => {
	const same = Array.from({ length: 100 }, (_, at) => `từ${at}`).join(' ');
	const parts = abridged(textDifference(`${same} cũ ${same} hết`, `${same} mới ${same} hết`));
	expect(parts.map(({ text }) => text.split(' ').length).every((count) => count < 30)).toBe(true);
	expect(parts.map(({ text }) => text).join('')).toMatch(/… .*từ99 cũ mới từ0 .* … $/s);
	expect(abridged(textDifference(same, same))).toEqual([{ text: same, of: 'both' }]);
});
