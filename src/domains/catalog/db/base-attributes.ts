import type { AttributeType } from '../contract/attributes.ts';

export type BaseAttribute = {
	readonly code: string;
	readonly name: string;
	readonly type: AttributeType;
	readonly unit?: string;
	readonly options?: readonly string[];
	/** Each entry is a value, or a value with its synonyms. */
	readonly choices?: readonly (string | readonly string[])[];
	readonly categories: readonly string[];
	readonly isFilter?: boolean;
};

const CLOTHES = 'Thời trang';
const PHONES = 'Điện thoại & phụ kiện';
const FOOD = 'Nông sản & đặc sản';
const SPORT = 'Thể thao & dã ngoại';
const HOME = 'Nhà cửa & bếp';
const ELECTRIC = 'Điện gia dụng';
const OPERATOR_ID = 'Máy tính & văn phòng';
const BABY = 'Mẹ & bé';

export const BASE_ATTRIBUTES: readonly BaseAttribute[] = [
	{
		code: 'mau',
		name: 'Màu',
		type: 'choice',
		options: ['Màu sắc', 'Colour', 'Mực'],
		choices: [
			'Đen',
			'Trắng',
			['Kem', 'Be', 'Trắng ngà'],
			['Xám', 'Bạc', 'Ghi'],
			['Đỏ', 'Đỏ rượu', 'Đỏ đô'],
			['Hồng', 'Hồng phấn', 'Hồng đất'],
			'Cam',
			['Vàng', 'Vàng nghệ'],
			['Xanh lá', 'Xanh rêu', 'Xanh ngọc', 'Xanh cổ vịt'],
			['Xanh dương', 'Xanh', 'Xanh da trời', 'Xanh than', 'Xanh navy'],
			'Tím',
			['Nâu', 'Nâu đất'],
		],
		categories: [CLOTHES, PHONES, SPORT, HOME, ELECTRIC, OPERATOR_ID, BABY, 'Trang điểm', 'Mũ & áo mưa', 'Cho chó mèo'],
	},
	{
		code: 'co',
		name: 'Cỡ',
		type: 'choice',
		options: ['Size', 'Kích cỡ', 'Cỡ áo', 'Cỡ quần', 'Cỡ giày'],
		choices: [
			'S',
			'M',
			'L',
			'XL',
			'XXL',
			'28',
			'29',
			'30',
			'31',
			'32',
			'36',
			'37',
			'38',
			'39',
			'40',
			'41',
			'42',
			'43',
			'Một cỡ',
		],
		categories: [CLOTHES, 'Mũ & áo mưa', 'Gym & yoga'],
	},
	{
		code: 'co-be',
		name: 'Cỡ của bé',
		type: 'choice',
		options: ['Cỡ', 'Size', 'Tuổi'],
		choices: ['0–6 tháng', '6–12 tháng', '1–2 tuổi', '2–3 tuổi', '11 cm', '12 cm', '13 cm'],
		categories: ['Quần áo bé'],
	},
	{
		code: 'danh-cho',
		name: 'Dành cho',
		type: 'choice',
		choices: ['Nam', 'Nữ', ['Cả nam và nữ', 'Mọi người', 'Unisex']],
		categories: [CLOTHES],
	},
	{
		code: 'chat-lieu',
		name: 'Chất liệu',
		type: 'choice',
		choices: [
			['Cotton', 'Vải bông', 'Thun cotton'],
			['Lanh & đũi', 'Lanh', 'Linen', 'Đũi'],
			'Lụa',
			['Len & nỉ', 'Len', 'Nỉ'],
			['Jean & kaki', 'Jean', 'Denim', 'Kaki', 'Canvas'],
			['Da', 'Da bò', 'Da thật'],
			['Vải tổng hợp', 'Voan', 'Vải dù', 'Da tổng hợp', 'Nylon'],
			'Gỗ',
			['Tre & mây', 'Tre', 'Mây', 'Cói'],
			['Inox & thép', 'Inox', 'Thép', 'Gang'],
			'Nhôm',
			['Gốm sứ', 'Gốm', 'Sứ', 'Men'],
			'Thuỷ tinh',
			['Nhựa', 'Tritan'],
			['Silicon & cao su', 'Silicon', 'Cao su'],
			'Giấy',
		],
		categories: [CLOTHES, HOME, BABY, SPORT, 'Sách & quà tặng', 'Xe & đồ nghề', 'Ốp & bao da', 'Trang điểm'],
	},
	{
		code: 'vung',
		name: 'Xuất xứ',
		type: 'choice',
		choices: ['Tây Bắc', 'Đồng bằng sông Hồng', 'Miền Trung', 'Tây Nguyên', 'Đông Nam Bộ', 'Đồng bằng sông Cửu Long'],
		categories: [FOOD],
	},
	{ code: 'khong-duong', name: 'Không thêm đường', type: 'boolean', categories: [FOOD] },
	{ code: 'bao-quan', name: 'Bảo quản', type: 'text', categories: [FOOD], isFilter: false },
	{
		code: 'kieu-xay',
		name: 'Kiểu xay',
		type: 'choice',
		choices: ['Nguyên hạt', 'Xay pha phin', 'Xay pha máy'],
		categories: ['Cà phê & trà'],
	},
	{
		code: 'bo-nho',
		name: 'Bộ nhớ',
		type: 'choice',
		options: ['Dung lượng'],
		choices: ['64 GB', '128 GB', '256 GB', '500 GB', '512 GB', '1 TB', '2 TB'],
		categories: ['Điện thoại', 'Lưu trữ', 'Máy tính'],
	},
	{ code: 'pin', name: 'Dung lượng pin', type: 'number', unit: 'mAh', categories: ['Điện thoại', 'Sạc & cáp'] },
	{
		code: 'cong-suat',
		name: 'Công suất',
		type: 'number',
		unit: 'W',
		categories: ['Sạc & cáp', 'Tai nghe & loa', 'Nhà bếp điện'],
	},
	{
		code: 'ket-noi',
		name: 'Kết nối',
		type: 'choice',
		choices: [['Bluetooth', 'Không dây'], ['USB-C', 'Type-C'], 'Có dây', 'HDMI'],
		categories: [PHONES, 'Máy tính', 'Chuột & bàn phím'],
	},
	{ code: 'chong-nuoc', name: 'Chống nước', type: 'boolean', categories: [PHONES, CLOTHES, SPORT, 'Lưu trữ'] },
	{
		code: 'dung-tich',
		name: 'Dung tích',
		type: 'number',
		unit: 'lít',
		categories: ['Nhà bếp điện', 'Quạt & làm mát', 'Nồi & chảo', 'Bát đĩa & ly', 'Gym & yoga'],
	},
	{ code: 'bao-hanh', name: 'Bảo hành', type: 'number', unit: 'tháng', categories: [ELECTRIC, PHONES, OPERATOR_ID] },
	{
		code: 'do-tuoi',
		name: 'Độ tuổi',
		type: 'choice',
		choices: ['Dưới 1 tuổi', '1–3 tuổi', '3–6 tuổi', 'Trên 6 tuổi'],
		categories: ['Đồ chơi', 'Đồ dùng cho bé'],
	},
	{
		code: 'hop-voi',
		name: 'Hợp với',
		type: 'choice',
		choices: ['Mọi loại da', 'Da dầu', 'Da khô', 'Da nhạy cảm', 'Tóc'],
		categories: ['Sức khoẻ & làm đẹp'],
	},
	{
		code: 'huong',
		name: 'Hương',
		type: 'choice',
		options: ['Mùi', 'Mùi hương'],
		choices: ['Sả chanh', 'Quế cam', 'Oải hương', 'Cám gạo', 'Than tre', 'Trà xanh', 'Không mùi'],
		categories: ['Tóc & cơ thể', 'Đèn & trang trí', 'Dọn dẹp', 'Cho chó mèo'],
	},
	{
		code: 'anh-sang',
		name: 'Cần nắng',
		type: 'choice',
		choices: ['Ít nắng', 'Nắng nhẹ', 'Nhiều nắng'],
		categories: ['Cây cảnh & hạt giống'],
	},
	{
		code: 'thu-cung',
		name: 'Dành cho thú cưng',
		type: 'choice',
		choices: ['Chó', 'Mèo'],
		categories: ['Cho chó mèo'],
	},
];
