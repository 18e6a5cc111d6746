import { expect, test } from 'vitest';
import { shownName } from './shown-name.ts';

test.each([
	['Nguyễn Thị Hạnh', 'Hạnh N.'],
	['đỗ  an', 'an Đ.'],
	['Hạnh', 'Hạnh'],
	['hanh@vidu.vn', 'h***'],
	['', ''],
])('strangers read %s as %s', (name, shown) => {
	expect(shownName(name)).toBe(shown);
});
