import { expect, test } from 'vitest';
import { foldWord, toneKey } from '#src/domains/catalog/rules/attributes/search-terms.ts';
import { beginsWithTones, tonedNamePattern } from './typed-tones.ts';

const matches = (name: string, typed: string): boolean => {
	const words = name.toLowerCase().split(' ');
	const names = ` ${words.map(foldWord).join(' ')} \t ${words.map(toneKey).join(' ')} \tid`;
	return new RegExp(tonedNamePattern(typed), 'u').test(names);
};

test.each([
	['gạ', 'Gạo ST25', true],
	['gạ', 'Gà khô', false],
	['gạ', 'Chăn ga gối', false],
	['mật o', 'Mật ong', true],
	['mật', 'Mát xa', false],
	['ga', 'Gạo', true],
	['', 'Gạo', true],
])('“%s” begins a word of “%s”: %s', (typed, name, does) => {
	expect([beginsWithTones(name, typed), matches(name, typed)]).toEqual([does, does]);
});
