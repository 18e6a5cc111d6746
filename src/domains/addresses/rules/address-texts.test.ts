import { expect, test } from 'vitest';
import { AddAddressInput } from '../contract.ts';
import { type AddressTexts, textFaults } from './address-texts.ts';

const SOUND: AddressTexts = { recipient: 'Trần Thị Thử', phone: '0912 345 678', street: 'Số 5 ngõ Thử', note: '' };

test('textFaults returns no fault for a valid address', () => {
	expect(textFaults(SOUND)).toEqual({});
});

test('textFaults returns the faults of all fields together', () => {
	expect(textFaults({ recipient: ' ', phone: '12', street: '😀', note: 'g'.repeat(201) })).toEqual({
		recipient: 'missing',
		phone: 'not_a_phone',
		street: 'too_short',
		note: 'too_long',
	});
});

test.each<[Partial<AddressTexts>, ReturnType<typeof textFaults>]>([
	[{ phone: '' }, { phone: 'missing' }],
	[{ phone: '  ' }, { phone: 'missing' }],
	[{ recipient: 'A' }, { recipient: 'too_short' }],
	[{ recipient: 'An' }, {}],
	[{ recipient: 'n'.repeat(80) }, {}],
	[{ recipient: 'n'.repeat(81) }, { recipient: 'too_long' }],
	[{ recipient: 'Łukasz Đỗ-Nguyễn (Tú) 2' }, {}],
	[{ recipient: '山田太郎' }, { recipient: 'not_printable' }],
	[{ recipient: 'محمد علي' }, { recipient: 'not_printable' }],
	[{ street: 'Số' }, { street: 'too_short' }],
	[{ street: 'Ấp' }, { street: 'too_short' }],
	[{ street: 'd'.repeat(160) }, {}],
	[{ street: 'd'.repeat(161) }, { street: 'too_long' }],
	[{ note: 'g'.repeat(200) }, {}],
])('textFaults for %j agrees with the validation of AddAddressInput', (change, faults) => {
	const texts = { ...SOUND, ...change };
	expect(textFaults(texts)).toEqual(faults);
	const isTaken = AddAddressInput.safeParse({ ...texts, provinceCode: '01', wardCode: '00001' }).success;
	expect(isTaken).toBe(Object.keys(faults).length === 0);
});
