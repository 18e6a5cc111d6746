import { expect, test } from 'vitest';
import { isCitizenNumber, isOfAge } from './citizen-number.ts';

test.each([
	['001090012345', '1990-05-02', true],
	['096399000001', '2099-01-01', true],
	['079205000001', '2005-02-28', true],
	['079205000001', '1905-02-28', false],
	['079205000001', '2005-02-30', false],
	['000090012345', '1990-05-02', false],
	['097090012345', '1990-05-02', false],
	['00109001234', '1990-05-02', false],
	['00109001234x', '1990-05-02', false],
	['', '1990-05-02', false],
])('isCitizenNumber: %s for a person born on %s: %s', (number, birthDate, expected) => {
	expect(isCitizenNumber(number, birthDate)).toBe(expected);
});

test.each([
	['2008-11-22', '2026-11-22', true],
	['2008-11-23', '2026-11-22', false],
	['2008-02-29', '2026-02-28', false],
	['2008-02-29', '2026-03-01', true],
	['1950-01-01', '2026-11-22', true],
])('isOfAge: a person born on %s is 18 on %s: %s', (birthDate, today, expected) => {
	expect(isOfAge(birthDate, today, 18)).toBe(expected);
});
