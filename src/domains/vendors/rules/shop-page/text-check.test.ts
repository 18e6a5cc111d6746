import { expect, test } from 'vitest';
import { quickestMs } from '#tests/quickest.ts';
import { findTextIssues } from './text-check.ts';

test.each([
	['Gốm men lam nung củi từ làng nghề Bát Tràng từ năm 1985', []],
	['Đổi trả trong 7 ngày, gửi hàng lúc 8:00 - 17:30 các ngày', []],
	['Nghỉ Tết 30.01-06.02.2030, gửi hàng lại từ 07/02/2030', []],
	['Nghỉ 01.02.2030-05.02.2030', []],
	['Gọi 09.12-345.678 nhé', ['contact_in_text']],
	['Gọi 0912.345.678 để được giá gốc', ['contact_in_text']],
	['Chuyển khoản trước vào stk 0123456 được giảm', ['contact_in_text']],
	['Mua thẳng ở gomcuatoi.vn nhé', ['link_in_text']],
	['Chuyên hàng super fake loại một', ['banned_words']],
	['Vape, www.vidu.example, 0912345678', ['banned_words', 'contact_in_text', 'link_in_text']],
])('wordsDoubts of %s is %j', (text, wanted) => {
	expect(findTextIssues(text)).toEqual(wanted);
});

test.each([
	['fullwidth digits', '０９１２３４５６７８'],
	['zero-width characters between its digits', '0912\u200b345\u200b678'],
	['decomposed letters', 'Chuyển khoản 0123456'.normalize('NFD')],
])('wordsDoubts detects a number hidden behind %s', (_how, text) => {
	expect(findTextIssues(text)).toEqual(['contact_in_text']);
});

test.each([
	'Giá từ 100.000-200.000đ',
	'Phí 16.500 - 22.500đ, gói 3 - 100.000.000 đ',
	'Bảo hiểm tới 100.000.000 ₫',
	'Bảo hiểm tới 100000000đ',
	'Doanh thu 1.200.000.000 đồng',
	'Vốn 100.000.000-200.000.000đ',
	'Mã số thuế 0312345678',
	'MST: 0312345678-001',
	'MST 0999999990',
	'Mã số thuế cá nhân: 001085012345',
	'Mã vạch 8934563138165',
	'ISBN 978-604-1-23456-7',
	'Cỡ 35/36/37/38/39/40',
])('wordsDoubts ignores numbers that are no phone or account: %s', (text) => {
	expect(findTextIssues(text)).toEqual([]);
});

test.each([
	'0912/345/678',
	'09_12_345_678',
	'0912.345.678',
	'09 - 12 - 345 - 678',
	'(0912) 345-678',
	'Zalo 0 9 1 2 3 4 5 6 7 8',
	'+84 912 345 678',
	'84.912.345.600đ',
	'0912.345.600đ',
	'(+84) 912.345.600 đ',
	'912.345.678đ',
	'MST 0912345678',
	'Mã số thuế 0312345678, gọi 0912345678',
	'MST 0312345678 0912345678',
	'Giá 100.000-0912345678',
	'Mã vạch 0912345678',
])('wordsDoubts reports contact_in_text for a phone or account number: %s', (text) => {
	expect(findTextIssues(text)).toEqual(['contact_in_text']);
});

test.each([
	'bit.ly/3abcd',
	'xem shope.ee/9xK2 nhé',
	's.id/abc',
	'T.CO/x1',
	'gomre.xyz giảm giá',
	'gomre.io',
	'gom-re.top/sale',
	'gomre.online',
	'gomre.asia',
	'gomre.com.vn',
	'vào gomre chấm com',
	'GOMRE CHẤM VN',
	'gomre . com',
	'gomre[.]com',
])('wordsDoubts reports link_in_text: %s', (text) => {
	expect(findTextIssues(text)).toEqual(['link_in_text']);
});

test.each([
	'Hàng đẹp.Giao nhanh.Sẽ ủng hộ',
	'Dep.co ship nhanh.ly day',
	'Xịn.Top đầu về độ bền',
	'Giao TP.HCM/Hà Nội trong ngày, Q.GV/Q.TB hôm sau',
	'Loại 1.5kg/hộp, 500.000đ/cái, v.v.',
	'Chai 0.5l/lốc 6, size S.M/L',
	'Nước mắm chấm cơm, chấm cá, ăn vặt',
	'Tai nghe 5.1/7.1, Type-C 3.2/USB 3.0',
	'Áo cotton 4.0, vải co dãn 2 chiều/4 chiều',
	'Đường kính 24cm.Cao 5cm/cái',
])('wordsDoubts reports no link in: %s', (text) => {
	expect(findTextIssues(text)).toEqual([]);
});

test('wordsDoubts checks 50,000 characters within the time limit', () => {
	for (const unit of [
		'1',
		'0 ',
		'0_',
		'84',
		'84.',
		'100.000-',
		'1.000',
		'1000',
		'mst ',
		'mã vạch 9',
		'đkkd',
		'978-',
		'a.',
		'a-',
		'a.a/',
		'chấm ',
		'a . ',
		'(',
	]) {
		const text = unit.repeat(50_000 / unit.length);
		expect(
			quickestMs(() => findTextIssues(text)),
			unit,
		).toBeLessThan(400);
	}
});
