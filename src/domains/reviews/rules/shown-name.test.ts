import { expect, test } from 'vitest';
import { shownName } from './shown-name.ts';

test.each([
	['Nguyễn Thị Hạnh', 'Hạnh N.'],
	['đỗ  an', 'an Đ.'],
	['Hạnh', 'Hạnh'],
	['hanh@vidu.vn', 'h***'],
	['', ''],
	['Zalo 0912345678', 'Z***'],
	['0912345678 Bán rẻ', '0***'],
	['shopgiare.com', 's***'],
	['Xem bit.ly/re', 'X***'],
	['Nhắn Zalo', 'N***'],
	['Óc Chó', 'Ó***'],
])('shownName of %s is %s', (name, shown) => {
	expect(shownName(name)).toBe(shown);
});
