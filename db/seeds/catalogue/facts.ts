import type { ProductAttributesInput } from '#src/domains/catalog/contract/attributes.ts';
import { BASE_ATTRIBUTES } from '#src/domains/catalog/db/base-attributes.ts';
import { BASE_CATEGORIES } from '#src/domains/catalog/db/base-categories.ts';
import { slugOf } from '#src/shared/slug.ts';
import type { Product } from './product.ts';

type Words = readonly (readonly [pattern: RegExp, value: string])[];

/** Patterns that find attribute values in a product's name and text, so that attributes never contradict the text. */
const CHOICES: Readonly<Record<string, Words>> = {
	'danh-cho': [
		[/nữ|váy|đầm|áo dài|sandal|tote/i, 'Nữ'],
		[/\bnam\b|polo|sơ mi|lười da|ví da/i, 'Nam'],
		[/áo|quần|mũ|khăn|kính|giày|balo|thắt lưng/i, 'Cả nam và nữ'],
	],
	'chat-lieu': [
		[/cotton|vải thô|thun/i, 'Cotton'],
		[/linen|vải lanh|đũi/i, 'Lanh & đũi'],
		[/lụa|tơ tằm/i, 'Lụa'],
		[/\blen\b|nỉ/i, 'Len & nỉ'],
		[/jean|denim|kaki|canvas/i, 'Jean & kaki'],
		[/da tổng hợp|voan|vải dù|tuyết mưa|da cá|polyester|lưới thoáng/i, 'Vải tổng hợp'],
		[/da bò|da thật|da lộn|bìa da/i, 'Da'],
		[/\bgỗ\b/i, 'Gỗ'],
		[/\btre\b|mây|\bcói\b|lục bình/i, 'Tre & mây'],
		[/inox|thép|gang/i, 'Inox & thép'],
		[/nhôm/i, 'Nhôm'],
		[/gốm|\bsứ\b|\bmen\b/i, 'Gốm sứ'],
		[/thuỷ tinh/i, 'Thuỷ tinh'],
		[/silicon|cao su|TPE/i, 'Silicon & cao su'],
		[/nhựa|tritan/i, 'Nhựa'],
		[/giấy/i, 'Giấy'],
	],
	vung: [
		[/suối giàng|tây bắc|mộc châu|điện biên|hà giang|sơn la/i, 'Tây Bắc'],
		[/hưng yên|hải dương|bát tràng|hà nội|hải phòng|nam định/i, 'Đồng bằng sông Hồng'],
		[/đà lạt|cầu đất|buôn|đắk|chư sê|bảo lộc|lâm đồng|tây nguyên|gia lai/i, 'Tây Nguyên'],
		[
			/phú quốc|bến tre|sóc trăng|long an|đồng tháp|u minh|vĩnh long|an giang|tiền giang|cà mau|cần thơ|mekong/i,
			'Đồng bằng sông Cửu Long',
		],
		[/bình phước|tây ninh|đồng nai|bình dương/i, 'Đông Nam Bộ'],
		[/lý sơn|nha trang|phan thiết|huế|quảng|hội an|khánh hoà|nghệ|miền trung|một nắng/i, 'Miền Trung'],
	],
	'ket-noi': [
		[/bluetooth|không dây/i, 'Bluetooth'],
		[/type-c|usb-c/i, 'USB-C'],
		[/có dây|3,5 ly/i, 'Có dây'],
		[/hdmi/i, 'HDMI'],
	],
	'do-tuoi': [
		[/sơ sinh|ăn dặm|yếm|bình sữa|tã|sách vải|sờ|gai mát-xa|nôi/i, 'Dưới 1 tuổi'],
		[/chòi chân|tập đi|một tuổi|ghế ăn|đường ray|gấu bông/i, '1–3 tuổi'],
		[/xếp hình|nấu ăn|bốn tuổi|đàn|tàu hoả|xe/i, '3–6 tuổi'],
		[/lắp ráp|cờ|khoa học|robot/i, 'Trên 6 tuổi'],
	],
	'hop-voi': [
		[/tóc|gội/i, 'Tóc'],
		[/da dầu|kiềm dầu|mụn/i, 'Da dầu'],
		[/dưỡng|dầu dừa|dịu/i, 'Da khô'],
		[/không cồn|rau má|không cay|nhạy cảm/i, 'Da nhạy cảm'],
		[/./, 'Mọi loại da'],
	],
	'anh-sang': [
		[/ít nắng|trong phòng|kim tiền|lan/i, 'Ít nắng'],
		[/sen đá|hướng dương|cà chua/i, 'Nhiều nắng'],
		[/./, 'Nắng nhẹ'],
	],
	'thu-cung': [
		[/mèo|cát vệ sinh/i, 'Mèo'],
		[/chó/i, 'Chó'],
	],
	'khong-duong': [[/không (thêm )?đường|không dùng đường/i, 'có']],
	'chong-nuoc': [[/chống nước|chống thấm|chịu nước|IPX|ATM|áo mưa/i, 'có']],
};
const SINGLE = new Set(['danh-cho', 'vung', 'do-tuoi', 'anh-sang']);

const NUMBERS: Readonly<Record<string, RegExp>> = {
	pin: /([\d.]+) mAh/,
	'cong-suat': /([\d.,]+) W\b/,
	'dung-tich': /([\d,]+) lít/,
};
/** Months, by first-level category, as promised in the shops' texts. */
const WARRANTY: Readonly<Record<string, string>> = {
	'dien-gia-dung': '12',
	'dien-thoai-phu-kien': '1',
	'may-tinh-van-phong': '12',
};
const STORAGE: Words = [
	[/khô|muối|rang|sấy|bột|hạt|gạo|trà|cà phê/i, 'Nơi khô ráo, đậy kín sau khi mở'],
	[/mật|mắm|dầu|sốt/i, 'Nơi mát, tránh nắng'],
	[/./, 'Ngăn mát tủ lạnh'],
];

const places = new Map(
	BASE_CATEGORIES.flatMap((parent) =>
		parent.children.map(([name]) => [slugOf(name), { own: name, parent: parent.name }] as const),
	),
);
const firstOf = (words: Words, text: string): string | undefined => words.find(([pattern]) => pattern.test(text))?.[1];

function valuesOf(code: string, text: string, parentSlug: string): readonly string[] {
	const choices = CHOICES[code];
	if (choices) {
		const fitting = choices.filter(([pattern]) => pattern.test(text)).map(([, value]) => value);
		return fitting.slice(0, SINGLE.has(code) ? 1 : 2);
	}
	const number = NUMBERS[code]?.exec(text)?.[1];
	const said = code === 'bao-hanh' ? WARRANTY[parentSlug] : code === 'bao-quan' ? firstOf(STORAGE, text) : number;
	return said === undefined ? [] : [said];
}

export function factsOf([name, category, , , about]: Product): ProductAttributesInput {
	const place = places.get(category);
	if (!place) return [];
	return BASE_ATTRIBUTES.filter(({ categories }) => categories.includes(place.own) || categories.includes(place.parent))
		.map(({ code }) => ({ code, values: [...valuesOf(code, `${name}. ${about}`, slugOf(place.parent))] }))
		.filter(({ values }) => values.length > 0);
}
