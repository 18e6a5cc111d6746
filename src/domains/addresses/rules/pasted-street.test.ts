import fc from 'fast-check';
import { expect, test } from 'vitest';
import { streetOf } from './pasted-street.ts';

test.each([
	['12/3 Lê Văn Thọ, ', '12/3 Lê Văn Thọ'],
	['Anh Nam 0912345678 12/3 Lê Văn Thọ', '12/3 Lê Văn Thọ'],
	['12/3 Lê Văn Thọ 0912345678 ', '12/3 Lê Văn Thọ'],
	['Nguyễn Thị Hoa\n12/3 Lê Văn Thọ\n', '12/3 Lê Văn Thọ'],
	['Gửi chị Hoa, số 5 Lê Lợi', 'số 5 Lê Lợi'],
	['Địa chỉ: 5 Lê Lợi', '5 Lê Lợi'],
	['Chung cư Hoa Sen, 5 Lê Lợi', 'Chung cư Hoa Sen, 5 Lê Lợi'],
	['Lê Lợi', 'Lê Lợi'],
	['45 Lê Lợi, Xã ', '45 Lê Lợi'],
	['45 Lê Lợi, TT.', '45 Lê Lợi'],
	['0912345678', ''],
	['', ''],
])('streetOf returns for %s the street %s', (text, street) => {
	expect(streetOf(text)).toBe(street);
});

test('streetOf never returns more text than it received', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
			expect(streetOf(text).length).toBeLessThanOrEqual(text.length + text.split(',').length);
		}),
	);
});
