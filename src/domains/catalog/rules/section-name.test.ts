import { expect, test } from 'vitest';
import { sectionKey, sectionSlug } from './section-name.ts';

test.each([
	['Ấm chén', [], 'am-chen'],
	['Ấm chén', ['am-chen'], 'am-chen-2'],
	['Âm chén', ['am-chen', 'am-chen-2'], 'am-chen-3'],
	['★★★', [], 'muc'],
	['★★★', ['muc'], 'muc-2'],
])('the section %s beside %o has the address %s', (name, taken, wanted) => {
	expect(sectionSlug(name, taken)).toBe(wanted);
});

test('names that differ in capitals or blanks only are one name, those that differ in tones are two', () => {
	expect(sectionKey('  ẤM   Chén ')).toBe(sectionKey('ấm chén'));
	expect(sectionKey('ấm chén')).not.toBe(sectionKey('âm chén'));
});
