import { expect, test } from 'vitest';
import { requestedValue } from './requested-value.ts';

const NOTICES = { form: { name: 'Gạo', phone: '0912 345 678' }, paperIds: ['b', 'a'], assertionId: 'first' };

test('requestedValue changes with another text, picture or person, but not with blanks or the order of the pictures', () => {
	const changed = (field: Parameters<typeof requestedValue>[0], change: Partial<typeof NOTICES>) =>
		requestedValue(field, { ...NOTICES, ...change }) !== requestedValue(field, NOTICES);
	expect(changed('name', { form: { ...NOTICES.form, name: 'Gạo Quê' } })).toBe(true);
	expect(changed('name', { form: { ...NOTICES.form, name: ' Gạo ' } })).toBe(false);
	expect(changed('name', { form: { ...NOTICES.form, phone: '0900 000 000' } })).toBe(false);
	expect(changed('papers', { paperIds: ['a', 'b'] })).toBe(false);
	expect(changed('papers', { paperIds: ['a', 'c'] })).toBe(true);
	expect(changed('identity', { assertionId: 'second' })).toBe(true);
	expect(changed('taxCode', {})).toBe(false);
});
