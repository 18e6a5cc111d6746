import { expect, test } from 'vitest';
import { listName } from './list-name.ts';

test('a name is kept as it was typed, without blanks around it or doubled in it', () => {
	expect(listName('  Quà   cho Mẹ ').name).toBe('Quà cho Mẹ');
});

test('names are the same in any case and in both spellings of the same letters', () => {
	const keys = ['Quà Tết', 'quà tết', ' QUÀ  TẾT ', 'Quà Tết'.normalize('NFD')].map((name) => listName(name).nameKey);
	expect(new Set(keys).size).toBe(1);
});

test('other tones are another name', () => {
	expect(listName('Quà tết').nameKey).not.toBe(listName('Qua tet').nameKey);
});
