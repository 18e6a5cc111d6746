import { expect, test } from 'vitest';
import { listingIssues, marketIssues } from './listing-check.ts';

test.each([
	['Gạo ST25 túi 5kg', 'Cơm dẻo, thơm lá dứa. Đóng túi hút chân không.', []],
	['Áo thun', 'Nhắn 0912 345 678 để được giá rẻ hơn', ['contact_in_text']],
	['Áo thun', 'Gọi 09**12** 34_5_ 678', ['contact_in_text']],
	['Áo thun', 'Chuyển khoản 19036987654321', ['contact_in_text']],
	['Áo thun', 'Xem thêm ở shopcuatoi.com nhé', ['link_in_text']],
	['Áo thun', 'https://vidu.example/ao', ['link_in_text']],
	['Giày super fake', 'Như thật', ['banned_words']],
	['Súng bắn đinh', 'Cho thợ mộc', ['banned_words']],
	['Thuoc la dien tu', 'viet khong dau', ['banned_words']],
	['Con rối nước', 'Tạc từ gỗ sung', []],
	['Sừng trâu mỹ nghệ', 'Lược sừng, bảng giá in kèm', []],
	['Tủ bếp', 'Kích thước 1200*600*750 mm, **cao 75 cm**', []],
	['Áo thun', 'Gọi 0912*345*678', ['contact_in_text']],
	['Bộ cờ vua', 'Kích thước 30 x 30 cm, nặng 1.250 g, bảo hành 12 tháng', []],
])('listingDoubts for %s – %s returns %j', (name, description, wanted) => {
	expect(listingIssues({ name, description })).toEqual(wanted);
});

test.each([
	['Áo thun', 'Ck trước nhé, stk: 0123456', ['contact_in_text']],
	['Áo thun', 'Số tài khoản ngân hàng 88888888', ['banned_words', 'contact_in_text']],
	['Tủ STK-120', 'Cao 120 cm, nặng 15 kg', []],
])('listingDoubts for the bank account in %s – %s returns %j', (name, description, wanted) => {
	expect(listingIssues({ name, description })).toEqual(wanted);
});

test.each([
	[{ brand: 'gomlang.vn' }, ['link_in_text']],
	[{ optionNames: ['Zalo 0912345678'] }, ['contact_in_text']],
	[{ variants: [{ optionValues: ['Gọi 0912 345 678 rẻ hơn'] }] }, ['contact_in_text']],
	[{ variants: [{ optionValues: ['STK 0123456789 VCB'] }] }, ['contact_in_text']],
	[{ pictures: [{ alt: 'Xem tại www.gomlang.example' }] }, ['link_in_text']],
	[{ attributes: [{ values: ['Hàng fake loại một'] }] }, ['banned_words']],
	[{ optionNames: ['Cỡ'], variants: ['38', '39', '40', '41', '42'].map((value) => ({ optionValues: [value] })) }, []],
	[{ attributes: [{ values: ['Model 0312', '5600 BTU'] }], pictures: [{ alt: 'Mặt trước' }] }, []],
])('listingDoubts checks all texts of a listing: %j returns %j', (beside, wanted) => {
	expect(listingIssues({ name: 'Bình hoa gốm', description: 'Men rạn, cao 30 cm.', ...beside })).toEqual(wanted);
});

const usual = {
	priceFromVnd: 100_000,
	priceToVnd: 100_000,
	medianVnd: 200_000,
	medianOf: 20,
	hasPictureOfAnotherShop: false,
	isOfNewShop: true,
	otherDearGoods: 0,
};
test.each([
	['a price of half the median', {}, []],
	['a price one dong below half the median', { priceFromVnd: 99_999 }, ['price_far_below']],
	['a median of too few products', { priceFromVnd: 1000, medianOf: 19 }, []],
	['no comparable products', { priceFromVnd: 1000, medianVnd: null, medianOf: 0 }, []],
	['a picture of another shop', { hasPictureOfAnotherShop: true }, ['picture_of_another_shop']],
	['the second expensive product of a new shop', { priceToVnd: 5_000_000, otherDearGoods: 1 }, []],
	['the third expensive product of a new shop', { priceToVnd: 5_000_000, otherDearGoods: 2 }, ['many_dear_goods']],
	[
		'the third expensive product of an established shop',
		{ priceToVnd: 5_000_000, otherDearGoods: 2, isOfNewShop: false },
		[],
	],
])('marketDoubts: %s returns %j', (_words, facts, wanted) => {
	expect(marketIssues({ ...usual, ...facts })).toEqual(wanted);
});
