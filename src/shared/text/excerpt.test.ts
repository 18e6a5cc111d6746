import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

test.each([
	['Trà ô long', 10, 'Trà ô long'],
	['Trà ô long, hái tay', 18, 'Trà ô long, hái…'],
	['Trà ô long, hái tay', 12, 'Trà ô long…'],
	['  Trà\n\nô   long ', 20, 'Trà ô long'],
	['Trảgiáchokhéo', 6, 'Trảgi…'],
	['', 5, ''],
])('excerpt of %o with %i characters returns %o', (text, lengthMax, wanted) => {
	const short = excerpt(text, lengthMax);
	expect(short).toBe(wanted);
	expect(short.length).toBeLessThanOrEqual(lengthMax);
});
