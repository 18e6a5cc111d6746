import { describe, expect, test } from 'vitest';
import { readOnly } from '#src/platform/db/index.ts';
import { testDatabase } from '#tests/database.ts';
import { readPastedAddress } from '../index.ts';

const database = await testDatabase();
const read = readOnly(database.db);

async function paste(text: string) {
	const { street, matches } = await readPastedAddress(read, { text });
	return { street, places: matches.map(({ wardName, provinceName }) => `${wardName}, ${provinceName}`).sort() };
}

describe('an address of before July 2025', () => {
	test.each([
		[
			'12 Nguyễn Trãi, Phường Bến Thành, Quận 1, TP. Hồ Chí Minh',
			'12 Nguyễn Trãi',
			'Phường Bến Thành, TP. Hồ Chí Minh',
		],
		['45/7 Lê Đức Thọ, P.12, Q. Gò Vấp, TPHCM', '45/7 Lê Đức Thọ', 'Phường An Hội Tây, TP. Hồ Chí Minh'],
		['45/7 le duc tho, p12, go vap, hcm', '45/7 le duc tho', 'Phường An Hội Tây, TP. Hồ Chí Minh'],
		['Thôn 3, xã An Hòa, huyện An Dương, Hải Phòng', 'Thôn 3', 'Phường An Phong, Hải Phòng'],
		['số 8 ngõ 20 phường Cầu Dền quận Hai Bà Trưng thành phố Hà Nội', 'số 8 ngõ 20', 'Phường Bạch Mai, Hà Nội'],
		['Khu 2, thị trấn Minh Đức, Thuỷ Nguyên, Hải Phòng, Việt Nam', 'Khu 2', 'Phường Bạch Đằng, Hải Phòng'],
		['9 Trần Hưng Đạo - Phường 4 - TP Bến Tre - Tỉnh Bến Tre', '9 Trần Hưng Đạo', 'Phường An Hội, Vĩnh Long'],
		['Kho 5, P. Phước Hiệp, TP Bà Rịa, BRVT', 'Kho 5', 'Phường Bà Rịa, TP. Hồ Chí Minh'],
		['77 Xa lộ Hà Nội, Phường 24, Bình Thạnh, Sài Gòn', '77 Xa lộ Hà Nội', 'Phường Bình Thạnh, TP. Hồ Chí Minh'],
	])('%s', async (text, street, place) => {
		expect(await paste(text)).toEqual({ street, places: [place] });
		expect(await paste(text.normalize('NFD')), 'decomposed').toMatchObject({ places: [place] });
	});

	test('a ward that was divided is offered with all that it became, and says by which name it was found', async () => {
		const { street, matches } = await readPastedAddress(read, {
			text: '1 Trần Thái Tông, Dịch Vọng, Cầu Giấy, Hà Nội',
		});
		expect(street).toBe('1 Trần Thái Tông');
		expect(matches.map(({ wardName }) => wardName).sort()).toEqual(['Phường Cầu Giấy', 'Phường Nghĩa Đô']);
		expect(new Set(matches.map(({ former }) => former))).toEqual(
			new Set(['Phường Dịch Vọng, Quận Cầu Giấy, Thành phố Hà Nội']),
		);
	});

	test('every former ward with its district and province is found again', async () => {
		const { rows } = await database.pool.query<Record<'ward' | 'district' | 'province' | 'code', string>>(
			`SELECT ward_name AS ward, district_name AS district, province_name AS province, ward_code AS code
				FROM former_wards WHERE hashtext(ward_name || district_name) % 8 = 0`,
		);
		expect(rows.length).toBeGreaterThan(1000);
		for (const { ward, district, province, code } of rows) {
			const { matches } = await readPastedAddress(read, { text: `Số 1, ${ward}, ${district}, ${province}` });
			expect(
				matches.map(({ wardCode }) => wardCode),
				`${ward}, ${district}, ${province}`,
			).toContain(code);
		}
	});
});

test.each([
	['3 Đội Cấn, Phường Ngọc Hà, Hà Nội', '3 Đội Cấn', 'Phường Ngọc Hà, Hà Nội'],
	['Đặc khu Côn Đảo, TP.HCM', '', 'Đặc khu Côn Đảo, TP. Hồ Chí Minh'],
])('an address of today is read as well: %s', async (text, street, place) => {
	expect(await paste(text)).toEqual({ street, places: [place] });
});

test.each([
	'xin chào',
	'12',
	'😀, 😀, 😀',
	'Phường 1',
	',,,,,',
	'Phường Không Có, Quận Không Có, Hà Nội',
	'a,'.repeat(150),
])('nothing is made up for %s', async (text) => {
	expect(await paste(text)).toEqual({ street: '', places: [] });
});
