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

describe('readPastedAddress with an address from before July 2025', () => {
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
	])('reads %s', async (text, street, place) => {
		expect(await paste(text)).toEqual({ street, places: [place] });
		expect(await paste(text.normalize('NFD')), 'decomposed').toMatchObject({ places: [place] });
	});

	test('returns all current wards of a split ward with the former name', async () => {
		const { street, matches } = await readPastedAddress(read, {
			text: '1 Trần Thái Tông, Dịch Vọng, Cầu Giấy, Hà Nội',
		});
		expect(street).toBe('1 Trần Thái Tông');
		expect(matches.map(({ wardName }) => wardName).sort()).toEqual(['Phường Cầu Giấy', 'Phường Nghĩa Đô']);
		expect(new Set(matches.map(({ former }) => former))).toEqual(
			new Set(['Phường Dịch Vọng, Quận Cầu Giấy, Thành phố Hà Nội']),
		);
	});

	test('finds every former ward by its district and province', async () => {
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
])('readPastedAddress reads the current address %s', async (text, street, place) => {
	expect(await paste(text)).toEqual({ street, places: [place] });
});

test('readPastedAddress reads the recipient even if the street resembles a name', async () => {
	const text = 'Nguyễn Văn A, 0912 345 678, 12 Lê Lợi, Phường Bến Thành, Quận 1, TP. Hồ Chí Minh';
	const { street, recipient, phone, matches } = await readPastedAddress(read, { text });
	expect([street, recipient, phone]).toEqual(['12 Lê Lợi', 'Nguyễn Văn A', '0912 345 678']);
	expect(matches).toHaveLength(1);
});

describe('readPastedAddress with informal text: no commas, abbreviations, the recipient first', () => {
	test.each([
		[
			'12/3 Lê Văn Thọ P13 Gò Vấp HCM',
			'12/3 Lê Văn Thọ',
			'Phường An Hội Tây, TP. Hồ Chí Minh | Phường An Hội Đông, TP. Hồ Chí Minh',
		],
		['so 5 duong 3/2 p.12 q.10 tphcm', 'so 5 duong 3/2', 'Phường Hòa Hưng, TP. Hồ Chí Minh'],
		['xã Tân Thông Hội, Củ Chi', '', 'Xã Củ Chi, TP. Hồ Chí Minh'],
		['ấp 3 xã tân thông hội huyện củ chi tp hcm', 'ấp 3', 'Xã Củ Chi, TP. Hồ Chí Minh'],
		['45/7 le duc tho p12 go vap', '45/7 le duc tho', 'Phường An Hội Tây, TP. Hồ Chí Minh'],
		['25 nguyen trai phuong ben thanh quan 1', '25 nguyen trai', 'Phường Bến Thành, TP. Hồ Chí Minh'],
		['25 Nguyễn Trãi P Bến Thành Q1 TP.HCM', '25 Nguyễn Trãi', 'Phường Bến Thành, TP. Hồ Chí Minh'],
		['Anh Nam 0912345678 12/3 Lê Văn Thọ P12 Gò Vấp HCM', '12/3 Lê Văn Thọ', 'Phường An Hội Tây, TP. Hồ Chí Minh'],
		[
			'Nguyễn Văn A\n0912 345 678\n12/3 Lê Văn Thọ\nP12\nGò Vấp\nHCM',
			'12/3 Lê Văn Thọ',
			'Phường An Hội Tây, TP. Hồ Chí Minh',
		],
		[
			'Nguyễn Thị Hoa, 0987.654.321, 77 Xa lộ Hà Nội, P.24, Bình Thạnh, Sài Gòn',
			'77 Xa lộ Hà Nội',
			'Phường Bình Thạnh, TP. Hồ Chí Minh',
		],
		['Gửi chị Hoa, 77 Xa lộ Hà Nội P24 Q.Bình Thạnh TPHCM', '77 Xa lộ Hà Nội', 'Phường Bình Thạnh, TP. Hồ Chí Minh'],
		['Địa chỉ: 9 Trần Hưng Đạo P4 TP Bến Tre', '9 Trần Hưng Đạo', 'Phường An Hội, Vĩnh Long'],
		['so 8 ngo 20 p cau den hai ba trung hn', 'so 8 ngo 20', 'Phường Bạch Mai, Hà Nội'],
		['khu pho 2 thi tran cu chi huyen cu chi', 'khu pho 2', 'Xã Tân An Hội, TP. Hồ Chí Minh'],
		['Khu 2 TT Minh Đức Thuỷ Nguyên HP', 'Khu 2', 'Phường Bạch Đằng, Hải Phòng'],
		['tổ 5 ấp Bình Hoà xã Bình Chánh h. Bình Chánh hcm', 'tổ 5 ấp Bình Hoà', 'Xã Bình Chánh, TP. Hồ Chí Minh'],
		['123 Quốc lộ 13 P.Hiệp Bình Phước Thủ Đức', '123 Quốc lộ 13', 'Phường Hiệp Bình, TP. Hồ Chí Minh'],
		[
			'Chung cư Sunrise City 25 Nguyễn Hữu Thọ P. Tân Hưng Quận 7 HCM',
			'Chung cư Sunrise City 25 Nguyễn Hữu Thọ',
			'Phường Tân Hưng, TP. Hồ Chí Minh',
		],
		[
			'P1203 chung cư Hà Đô, 200 đường 3/2, P12, Q10, HCM',
			'P1203 chung cư Hà Đô, 200 đường 3/2',
			'Phường Hòa Hưng, TP. Hồ Chí Minh',
		],
		['12 Trần Hưng Đạo P. Trần Hưng Đạo Hoàn Kiếm Hà Nội', '12 Trần Hưng Đạo', 'Phường Cửa Nam, Hà Nội'],
		['25 Phố Huế phường Phố Huế Hai Bà Trưng Hà Nội', '25 Phố Huế', 'Phường Hai Bà Trưng, Hà Nội'],
		['Thôn 3 xã An Hòa An Dương Hải Phòng', 'Thôn 3', 'Phường An Phong, Hải Phòng'],
		['thon 3 xa an hoa huyen an duong hai phong', 'thon 3', 'Phường An Phong, Hải Phòng'],
		['Kho 5 P Phước Hiệp TP Bà Rịa', 'Kho 5', 'Phường Bà Rịa, TP. Hồ Chí Minh'],
		[
			'12A/4 KP3, P.Tân Phong, Biên Hòa, Đồng Nai',
			'12A/4 KP3',
			'Phường Trấn Biên, Đồng Nai | Phường Tân Triều, Đồng Nai',
		],
		['12A/4 kp3 tan phong bien hoa dong nai', '12A/4 kp3', 'Phường Trấn Biên, Đồng Nai | Phường Tân Triều, Đồng Nai'],
		['150 Hùng Vương p. Phú Nhuận tp Huế', '150 Hùng Vương', 'Phường Thuận Hóa, Huế'],
		['số 10 đường số 7 kdc Him Lam p tân hưng q7', 'số 10 đường số 7 kdc Him Lam', 'Phường Tân Hưng, TP. Hồ Chí Minh'],
		['99 Nguyễn Văn Linh P Nam Dương Q Hải Châu Đà Nẵng', '99 Nguyễn Văn Linh', 'Phường Hải Châu, Đà Nẵng'],
		[
			'99 nguyen van linh, nam duong, hai chau, da nang, sdt 0905123456',
			'99 nguyen van linh',
			'Phường Hải Châu, Đà Nẵng',
		],
		[
			'99 Nguyễn Văn Linh Nam Dương Hải Châu Đà Nẵng. Giao giờ hành chính nhé shop 0905123456',
			'99 Nguyễn Văn Linh',
			'Phường Hải Châu, Đà Nẵng',
		],
		['12 Lê Lợi p5 tp Vũng Tàu', '12 Lê Lợi', 'Phường Vũng Tàu, TP. Hồ Chí Minh'],
		['12 lê lợi phường5 vũng tàu brvt', '12 lê lợi', 'Phường Vũng Tàu, TP. Hồ Chí Minh'],
		['xóm 4, Nghi Phú, tp Vinh, Nghệ An', 'xóm 4', 'Phường Vinh Phú, Nghệ An'],
		['Xóm 4 xã Nghi Phú TP Vinh', 'Xóm 4', 'Phường Vinh Phú, Nghệ An'],
		['12 đường 30/4 p. Xuân Khánh, Ninh Kiều, Cần Thơ', '12 đường 30/4', 'Phường Ninh Kiều, Cần Thơ'],
		['12 đường 30/4 Xuân Khánh Ninh Kiều Cần Thơ VN', '12 đường 30/4', 'Phường Ninh Kiều, Cần Thơ'],
		[
			'Tầng 5, toà nhà Viettel, 285 CMT8, P.12/Q.10',
			'Tầng 5, toà nhà Viettel, 285 CMT8',
			'Phường Hòa Hưng, TP. Hồ Chí Minh',
		],
		[
			'285 cách mạng tháng 8 phường 12 quận 10 ho chi minh city',
			'285 cách mạng tháng 8',
			'Phường Hòa Hưng, TP. Hồ Chí Minh',
		],
		['Thôn Đồng Bụt, Ngọc Liệp, Quốc Oai, HN', 'Thôn Đồng Bụt', 'Xã Kiều Phú, Hà Nội'],
		['2 Ngô Đức Kế Bến Nghé Q.1', '2 Ngô Đức Kế', 'Phường Sài Gòn, TP. Hồ Chí Minh'],
		['ấp Cây Thông Cửa Dương Phú Quốc Kiên Giang', 'ấp Cây Thông', 'Đặc khu Phú Quốc, An Giang'],
		['P. Võ Thị Sáu Q3', '', 'Phường Xuân Hòa, TP. Hồ Chí Minh'],
		['12 Cô Giang, P. Cô Giang, Q1, HCM', '12 Cô Giang', 'Phường Cầu Ông Lãnh, TP. Hồ Chí Minh'],
		['Cô Giang, hẻm 12, P. Cô Giang, Q1, HCM', 'Cô Giang, hẻm 12', 'Phường Cầu Ông Lãnh, TP. Hồ Chí Minh'],
		['12 Lê Lợi Bến Thành HCM', '12 Lê Lợi', 'Phường Bến Thành, TP. Hồ Chí Minh'],
		['số 10 đường số 7 tân hưng q7 hcm', 'số 10 đường số 7', 'Phường Tân Hưng, TP. Hồ Chí Minh'],
		['xã Hố Nai 3 Trảng Bom Đồng Nai', '', 'Phường Hố Nai, Đồng Nai'],
		['60 tan my p.my dinh 2 nam tu liem hn', '60 tan my', 'Phường Từ Liêm, Hà Nội'],
	])('reads %s', async (text, street, places) => {
		expect(await paste(text)).toEqual({ street, places: places.split(' | ') });
	});
});

test.each([
	'xin chào',
	'alo shop ơi, giao cho em ở hcm',
	'12 Trần Hưng Đạo Hà Nội',
	'12 Phan Đình Phùng Hà Nội',
	'Quận 10 Hồ Chí Minh',
	'0912345678',
	'12',
	'😀, 😀, 😀',
	'Phường 1',
	',,,,,',
	'Phường Không Có, Quận Không Có, Hà Nội',
	'a,'.repeat(150),
])('readPastedAddress returns no match for %s', async (text) => {
	expect(await paste(text)).toEqual({ street: '', places: [] });
});
