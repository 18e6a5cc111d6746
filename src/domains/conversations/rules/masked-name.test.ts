import { expect, test } from 'vitest';
import { maskedName } from './masked-name.ts';

test.each([
	['Nguyễn Văn An', 'N*** A.'],
	['  nguyễn   an ', 'N*** A.'],
	['Đặng Thị Ánh', 'Đ*** Á.'],
	['Đặng Thị Ánh'.normalize('NFD'), 'Đ*** Á.'],
	['An', 'A***'],
	['0912345678', '0***'],
	['an@vidu.vn', 'A***'],
	['😀 Hoa', '*** H.'],
	['', '***'],
])('maskedName of "%s" is "%s"', (name, shown) => {
	expect(maskedName(name)).toBe(shown);
});
