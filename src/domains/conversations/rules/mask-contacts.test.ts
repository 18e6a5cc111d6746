import { describe, expect, test } from 'vitest';
import { type ContactKind, MASK, maskContacts } from './mask-contacts.ts';

const M = MASK;

describe('maskContacts hides', () => {
	test.each<[string, string, ContactKind]>([
		// Phone numbers as people write them.
		['Gọi mình 0912345678 nhé', `Gọi mình ${M} nhé`, 'phone'],
		['Gọi mình 0912 345 678 nhé', `Gọi mình ${M} nhé`, 'phone'],
		['sđt 0912.345.678', `sđt ${M}`, 'phone'],
		['sđt 0912-345-678', `sđt ${M}`, 'phone'],
		['sđt (091) 234 5678', `sđt (${M}`, 'phone'],
		['+84 912 345 678', `+${M}`, 'phone'],
		['+84912345678', `+${M}`, 'phone'],
		['0084912345678', M, 'phone'],
		['84912345678 nha shop', `${M} nha shop`, 'phone'],
		['số bàn 024 3825 1234', `số bàn ${M}`, 'phone'],
		['028.3829.5678', M, 'phone'],
		['hotline 1900 1234 ạ', `hotline ${M} ạ`, 'phone'],
		['Gọi 18001091', `Gọi ${M}`, 'phone'],
		['912345678 là số em', `${M} là số em`, 'phone'],
		['912 345 678', M, 'phone'],
		['0912345678 hoặc 0987654321', `${M} hoặc ${M}`, 'phone'],
		['zalo0912345678', `zalo${M}`, 'phone'],
		['Zalo: 0912 345 678', `Zalo: ${M}`, 'phone'],
		['lh:0912345678!', `lh:${M}!`, 'phone'],
		['Mình ở đơn 0912345678', `Mình ở đơn ${M}`, 'phone'],
		// Taken apart, dressed up, spelt out.
		['0.9.1.2.3.4.5.6.7.8', M, 'phone'],
		['0 9 1 2 3 4 5 6 7 8', M, 'phone'],
		['0-9-1-2-3-4-5-6-7-8', M, 'phone'],
		['0_9_1_2_3_4_5_6_7_8', M, 'phone'],
		['09/12/34/56/78', M, 'phone'],
		['0*9*1*2*3*4*5*6*7*8', M, 'phone'],
		['０９１２３４５６７８', M, 'phone'],
		['⓪⑨①②③④⑤⑥⑦⑧', M, 'phone'],
		['0️⃣9️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣', M, 'phone'],
		['0❤9❤1❤2❤3❤4❤5❤6❤7❤8', M, 'phone'],
		['09\u200b12\u200b345\u200b678', M, 'phone'],
		['O912345678', M, 'phone'],
		['o9l2345678', M, 'phone'],
		['không chín một hai ba bốn năm sáu bảy tám', M, 'phone'],
		['Khong chin mot hai ba bon nam sau bay tam nhe', `${M} nhe`, 'phone'],
		['KHÔNG CHÍN MỘT HAI BA BỐN NĂM SÁU BẢY TÁM', M, 'phone'],
		['không-chín-một-hai-ba-bốn-năm-sáu-bảy-tám', M, 'phone'],
		['số em là không chín 12 ba bốn 5678', `số em là ${M}`, 'phone'],
		['o chín một hai ba tư năm sáu bảy tám', M, 'phone'],
		['zero nine one two three four five six seven eight', M, 'phone'],
		['0chín1hai3bốn5sáu7tám', M, 'phone'],
		// E-mail addresses.
		['an.nguyen@gmail.com', M, 'email'],
		['Mail mình: an_nguyen+cho@vidu.com.vn nhé', `Mail mình: ${M} nhé`, 'email'],
		['an @ gmail . com', M, 'email'],
		['an[at]gmail[dot]com', M, 'email'],
		['an (at) gmail (dot) com', M, 'email'],
		['an a còng gmail chấm com', M, 'email'],
		['an.nguyen gmail.com', M, 'email'],
		['ＡＮ＠ｇｍａｉｌ．ｃｏｍ', M, 'email'],
		// Links.
		['Xem tại https://vi-du.com/ao?x=1 nhé', `Xem tại ${M} nhé`, 'link'],
		['http://vidu.vn', M, 'link'],
		['www.vidu.vn', M, 'link'],
		['vidu.com.vn', M, 'link'],
		['shop mình: gaonhaminh.shop', `shop mình: ${M}`, 'link'],
		['vidu[.]com', M, 'link'],
		['vidu chấm com', M, 'link'],
		['vidu . vn/hang', M, 'link'],
		['zalo.me/0912345678', M, 'link'],
		['t.me/gaonha', M, 'link'],
		['bit.ly/3xYz', M, 'link'],
		['m.me/gao.nha', M, 'link'],
		['facebook.com/gaonha', M, 'link'],
		// Accounts.
		['zalo: gao_nha88', `zalo: ${M}`, 'account'],
		['fb gaonha.minh nha', `fb ${M} nha`, 'account'],
		['telegram @gaonha', `telegram ${M}`, 'account'],
		['tele: gaonha99', `tele: ${M}`, 'account'],
		// Bank numbers.
		['STK 1012345678 VCB', `STK ${M} VCB`, 'bank'],
		['số tài khoản: 19 0345 6789 01', `số tài khoản: ${M}`, 'bank'],
		['Vietcombank 0011004123456', `Vietcombank ${M}`, 'bank'],
		['ck vào 123456789', `ck vào ${M}`, 'bank'],
		['tk 9704 3660 1234', `tk ${M}`, 'bank'],
		['1903 4567 8901 23', M, 'bank'],
		['momo 654321', `momo ${M}`, 'bank'],
	])('%s', (text, shown, kind) => {
		const masked = maskContacts(text);
		expect(masked.text).toBe(shown);
		expect(masked.kinds).toContain(kind);
	});
});

describe('maskContacts leaves', () => {
	test.each([
		'Giá 1.250.000đ còn bớt không shop?',
		'1.250.000 ₫',
		'Giá từ 150.000 - 250.000đ',
		'250000 300000 350000 cái nào tốt hơn?',
		'123.456.789đ',
		'12.500.000đ và 13.900.000đ',
		'Chuyển khoản 500000đ trước được không?',
		'ck 1.500.000',
		'giá 18000000đ',
		'200k 250k 300k',
		'Mua 3 bao 5kg thì 199.000đ đúng không?',
		'Còn size 38 39 40 41 42 43 không?',
		'Size 36, 37, 38, 39, 40',
		'size 9 10 11 12 13',
		'Cao 1m65 nặng 52kg mặc size nào?',
		'Dài 120 rộng 60 cao 75',
		'120x60x75cm',
		'1200 600 750',
		'Vòng 1 85 vòng 2 64 vòng 3 90',
		'12.5 13.5 14.5 15.5',
		'Đơn 7900894915 gửi chưa ạ?',
		'đơn hàng số 7900894915',
		'mã đơn: 7900894915',
		'#7900894915',
		'Mã GHN123456789',
		'mã vận đơn 123456789012',
		'mã vạch 8934563138165',
		'SKU 100200300400',
		'Giao trước 10 giờ ngày 25/11/2026 giúp mình',
		'25-11-2026',
		'2026-11-25 10:30',
		'25/11/26 lúc 10:30',
		'từ 25/11 30/11 2/12',
		'8:00 - 12:00, 13:30 - 17:30',
		'Năm 2024 2025 2026 đều mua ở đây',
		'pin 10000mAh sạc 65w 20000mAh',
		'Không, một hai hôm nữa em lấy ba cái',
		'Lấy năm cái, sáu cái hay bảy cái thì rẻ hơn?',
		'Chín một hai quả rồi, còn không?',
		'Còn 40 không? Lấy 2',
		'Zalo pay được không shop?',
		'Có trả qua momo được không?',
		'Shop ơi.có màu khác không',
		'Ship về TP.HCM bao lâu?',
		'v.v. và v.v.',
		'Cỡ s.m/l',
		'0.5kg/lần 1.5kg/tuần',
		'Áo cotton 100% hay 65/35?',
		'Phòng 1203 tầng 12 toà S2.05',
	])('%s', (text) => {
		expect(maskContacts(text)).toEqual({ text: text.normalize('NFC'), kinds: [] });
	});
});

test('maskContacts keeps the text around what it hides, joins nothing and keeps known numbers', () => {
	expect(maskContacts('Gọi 0912345678, mail an@vidu.vn hoặc vidu.com nhé').text).toBe(
		`Gọi ${M}, mail ${M} hoặc ${M} nhé`,
	);
	expect(maskContacts('Hỏi về 7900894915 và 1012345678', ['7900894915']).text).toBe(`Hỏi về 7900894915 và ${M}`);
	expect(maskContacts('Còn size 40 không? 0912345678').text).toBe(`Còn size 40 không? ${M}`);
	expect(maskContacts('').kinds).toEqual([]);
});

test('maskContacts answers in time for the longest text of one kind of character', () => {
	const start = performance.now();
	for (const part of ['0', 'a', '.', '@', 'a.', '0 ', 'không ', 'a@', 'http', 'zalo ', '(', ' '])
		maskContacts(part.repeat(1000 / part.length));
	expect(performance.now() - start).toBeLessThan(600);
});
