import { expect, test } from 'vitest';
import { sectionSlug } from './section-name.ts';

test.each([
	['Ấm chén', [], 'am-chen'],
	['Ấm chén', ['am-chen'], 'am-chen-2'],
	['Âm chén', ['am-chen', 'am-chen-2'], 'am-chen-3'],
	['★★★', [], 'muc'],
	['★★★', ['muc'], 'muc-2'],
])('sectionSlug of %s with the taken addresses %o returns %s', (name, taken, wanted) => {
	expect(sectionSlug(name, taken)).toBe(wanted);
});
