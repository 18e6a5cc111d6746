import { describe, expect, test } from 'vitest';
import { PhoneInput } from './contract.ts';
import { textFaults } from './rules/address-texts.ts';

const ADDRESS = { recipient: 'Trần Thị Thử', street: '12 Lý Tự Trọng', note: '' };

describe('the form and the API read phone numbers alike', () => {
	test.each([
		['(+84) 912 345 678', true],
		['(028) 3822 1234', true],
		['0912–345–678', true],
		['\u202a0912 345 678\u202c', true],
		['０９１２３４５６７８', true],
		['01681234567', false],
		['19001234', false],
		['O912345678', false],
		['0912345678 - 0987654321', false],
	])('%s', (phone, isRead) => {
		expect(PhoneInput.safeParse(phone).success).toBe(isRead);
		expect(textFaults({ ...ADDRESS, phone }).phone === undefined).toBe(isRead);
	});
});
