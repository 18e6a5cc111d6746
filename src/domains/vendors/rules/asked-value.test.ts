import { expect, test } from 'vitest';
import { askedValue } from './asked-value.ts';

const TOLD = { form: { name: 'Gạo', phone: '0912 345 678' }, paperIds: ['b', 'a'], assertionId: 'first' };

test('another word, another picture and another person are answers; blanks and the order of pictures are none', () => {
	const changed = (field: Parameters<typeof askedValue>[0], change: Partial<typeof TOLD>) =>
		askedValue(field, { ...TOLD, ...change }) !== askedValue(field, TOLD);
	expect(changed('name', { form: { ...TOLD.form, name: 'Gạo Quê' } })).toBe(true);
	expect(changed('name', { form: { ...TOLD.form, name: ' Gạo ' } })).toBe(false);
	expect(changed('name', { form: { ...TOLD.form, phone: '0900 000 000' } })).toBe(false);
	expect(changed('papers', { paperIds: ['a', 'b'] })).toBe(false);
	expect(changed('papers', { paperIds: ['a', 'c'] })).toBe(true);
	expect(changed('identity', { assertionId: 'second' })).toBe(true);
	expect(changed('taxCode', {})).toBe(false);
});
