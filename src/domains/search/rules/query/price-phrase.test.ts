import { describe, expect, test } from 'vitest';
import { readPricePhrase } from './price-phrase.ts';

/** Query, remaining text, lowest and highest price in thousands of dong. */
const PRICES: readonly (readonly [typed: string, text: string, min: number | null, max: number | null])[] = [
	['áo dưới 200k', 'áo', null, 200],
	['áo dưới ２００k', 'áo', null, 200],
	['áo dưới ２００ｋ', 'áo', null, 200],
	['váy từ ２００．０００đ đến ３００．０００đ', 'váy', 200, 300],
	['váy ２００－３００ｋ', 'váy', 200, 300],
	['áo dưới ２００k cho bé ２ tuổi', 'áo cho bé ２ tuổi', null, 200],
	['gạo dưới 100k', 'gạo', null, 100],
	['váy từ 200k đến 300k', 'váy', 200, 300],
	['ao duoi 200k', 'ao', null, 200],
	['vay tu 200k den 300k', 'vay', 200, 300],
	['áo dươi 200 k', 'áo', null, 200],
	['giày trên 500k', 'giày', 500, null],
	['giay tren 500 nghin', 'giay', 500, null],
	['tai nghe khoảng 300k', 'tai nghe', 240, 360],
	['tai nghe khoang 300 ngan', 'tai nghe', 240, 360],
	['nồi cơm tầm 1 triệu', 'nồi cơm', 800, 1200],
	['noi com tam 1tr', 'noi com', 800, 1200],
	['điện thoại dưới 5 triệu', 'điện thoại', null, 5000],
	['điện thoại dưới 5tr', 'điện thoại', null, 5000],
	['laptop < 15 triệu', 'laptop', null, 15_000],
	['laptop <15tr', 'laptop', null, 15_000],
	['quạt <= 700k', 'quạt', null, 700],
	['quạt ≥ 700k', 'quạt', 700, null],
	['quạt >700k', 'quạt', 700, null],
	['loa 200-300k', 'loa', 200, 300],
	['loa 200k-300k', 'loa', 200, 300],
	['loa 200k – 300k', 'loa', 200, 300],
	['loa từ 200 đến 300 nghìn', 'loa', 200, 300],
	['máy xay 1-2 triệu', 'máy xay', 1000, 2000],
	['máy xay 500k đến 1tr', 'máy xay', 500, 1000],
	['máy xay 500-1tr', 'máy xay', 500, 1000],
	['balo dưới 200.000đ', 'balo', null, 200],
	['balo dưới 200.000', 'balo', null, 200],
	['balo dưới 200000', 'balo', null, 200],
	['balo dưới 200,000 vnd', 'balo', null, 200],
	['balo dưới 200.000 đồng', 'balo', null, 200],
	['balo duoi 200.000 dong', 'balo', null, 200],
	['màn hình dưới 1tr5', 'màn hình', null, 1500],
	['màn hình dưới 1,5 triệu', 'màn hình', null, 1500],
	['màn hình dưới 1.5tr', 'màn hình', null, 1500],
	['màn hình dưới 2 triệu rưỡi', 'màn hình', null, 2500],
	['kem chống nắng giá dưới 300k', 'kem chống nắng', null, 300],
	['kem chống nắng giá 300', 'kem chống nắng', 240, 360],
	['kem chống nắng có giá từ 100k đến 250k', 'kem chống nắng', 100, 250],
	['quà tặng mẹ tầm giá 500k', 'quà tặng mẹ', 400, 600],
	['cà phê không quá 150k', 'cà phê', null, 150],
	['cà phê tối đa 150 nghìn', 'cà phê', null, 150],
	['cà phê chưa tới 150 ngàn', 'cà phê', null, 150],
	['mật ong ít nhất 100k', 'mật ong', 100, null],
	['mật ong từ 100k trở lên', 'mật ong', 100, null],
	['mật ong 100k trở xuống', 'mật ong', null, 100],
	['mật ong 100k đổ lại', 'mật ong', null, 100],
	['dưới 100k', '', null, 100],
	['dưới 200k áo thun nam', 'áo thun nam', null, 200],
	['áo dưới 200k cho bé gái', 'áo cho bé gái', null, 200],
	['áo trên 100k dưới 200k', 'áo', 100, 200],
	['váy từ 300k đến 200k', 'váy', 200, 300],
	['áo khoác 250k', 'áo khoác', 200, 300],
	['xe đạp 5 triệu', 'xe đạp', 4000, 6000],
	['bếp từ dưới 1 triệu', 'bếp từ', null, 1000],
	['bếp từ 1 triệu đến 2 triệu', 'bếp từ', 1000, 2000],
	['gạo 5kg dưới 150k', 'gạo 5kg', null, 150],
	['tivi 4k dưới 10 triệu', 'tivi 4k', null, 10_000],
	['pin dự phòng 20000mah dưới 500k', 'pin dự phòng 20000mah', null, 500],
	['trà dưới một trăm nghìn', 'trà', null, 100],
	['tra duoi mot tram nghin', 'tra', null, 100],
	['trà dưới 2 trăm', 'trà', null, 200],
	['áo dài dưới nửa triệu', 'áo dài', null, 500],
	['ÁO DƯỚI 200K', 'ÁO', null, 200],
	['áo, dưới 200k', 'áo', null, 200],
];

const NO_PRICES = [
	'áo',
	'áo dưới',
	'áo dưới 200',
	'tivi 4k',
	'vàng 18k',
	'pin 20k mah',
	'pin dự phòng trên 10000 mah',
	'pin 10.000mah',
	'đồ chơi từ 2 đến 5 tuổi',
	'đồ chơi trên 3 tuổi',
	'tã cho bé dưới 5kg',
	'nồi từ 3 lít đến 5 lít',
	'giày size 42',
	'màn hình 24 inch',
	'bếp từ',
	'bếp từ đôi',
	'bóng đá số 5',
	'gạo st25',
	'kính trên 200 độ',
	'1=1',
	'bàn phím 61 phím',
	'áo phông tấm 2',
	'trăm năm',
	'',
];

describe('readPricePhrase', () => {
	test.each(PRICES)('“%s” searches “%s” from %s to %s thousand dong', (typed, text, min, max) => {
		const thousands = (vnd: number | undefined) => (vnd === undefined ? null : vnd / 1000);
		const read = readPricePhrase(typed);
		expect(read && [read.text, thousands(read.minVnd), thousands(read.maxVnd)]).toEqual([text, min, max]);
	});

	test.each(NO_PRICES)('“%s” states no price', (typed) => {
		expect(readPricePhrase(typed)).toBeNull();
	});

	test('a price in decomposed Unicode is read too', () => {
		expect(readPricePhrase('áo dưới 200k'.normalize('NFD'))?.maxVnd).toBe(200_000);
	});

	test('the highest price is cut to the limit of prices', () => {
		expect(readPricePhrase('nhà dưới 900 tỷ')?.maxVnd).toBeLessThan(900e9);
	});
});
