export type BaseCategory = {
	readonly name: string;
	readonly icon: string;
	readonly children: readonly (readonly [name: string, icon: string, licence?: string])[];
};

/** Documents required by law for these categories; operators can change the requirement. ⚖ */
const FOOD = 'Giấy chứng nhận cơ sở đủ điều kiện an toàn thực phẩm';
const COSMETICS = 'Phiếu công bố sản phẩm mỹ phẩm';

export const BASE_CATEGORIES: readonly BaseCategory[] = [
	{
		name: 'Nông sản & đặc sản',
		icon: 'sheaf-of-rice',
		children: [
			['Gạo & ngũ cốc', 'cooked-rice'],
			['Cà phê & trà', 'hot-beverage'],
			['Mật ong & hạt', 'honey-pot'],
			['Trái cây sấy', 'mango', FOOD],
			['Khô & mắm', 'fish', FOOD],
			['Bánh kẹo & ăn vặt', 'cookie', FOOD],
			['Gia vị', 'hot-pepper'],
		],
	},
	{
		name: 'Thời trang',
		icon: 't-shirt',
		children: [
			['Áo', 't-shirt'],
			['Quần', 'jeans'],
			['Váy & đầm', 'dress'],
			['Giày dép', 'running-shoe'],
			['Túi & ví', 'handbag'],
			['Phụ kiện', 'sunglasses'],
		],
	},
	{
		name: 'Điện thoại & phụ kiện',
		icon: 'mobile-phone',
		children: [
			['Điện thoại', 'mobile-phone'],
			['Sạc & cáp', 'electric-plug'],
			['Tai nghe & loa', 'headphone'],
			['Ốp & bao da', 'mobile-phone-with-arrow'],
		],
	},
	{
		name: 'Máy tính & văn phòng',
		icon: 'laptop',
		children: [
			['Máy tính', 'laptop'],
			['Chuột & bàn phím', 'computer-mouse'],
			['Văn phòng phẩm', 'memo'],
			['Lưu trữ', 'floppy-disk'],
		],
	},
	{
		name: 'Nhà cửa & bếp',
		icon: 'house-with-garden',
		children: [
			['Nồi & chảo', 'shallow-pan-of-food'],
			['Bát đĩa & ly', 'bowl-with-spoon'],
			['Chăn ga gối', 'bed'],
			['Đèn & trang trí', 'light-bulb'],
			['Dọn dẹp', 'broom'],
		],
	},
	{
		name: 'Điện gia dụng',
		icon: 'television',
		children: [
			['Nhà bếp điện', 'cooking'],
			['Quạt & làm mát', 'wind-face'],
			['Chăm sóc quần áo', 'basket'],
		],
	},
	{
		name: 'Sức khoẻ & làm đẹp',
		icon: 'lotion-bottle',
		children: [
			['Chăm sóc da', 'lotion-bottle', COSMETICS],
			['Tóc & cơ thể', 'soap'],
			['Trang điểm', 'lipstick', COSMETICS],
		],
	},
	{
		name: 'Mẹ & bé',
		icon: 'baby-bottle',
		children: [
			['Đồ dùng cho bé', 'baby-bottle'],
			['Quần áo bé', 'baby'],
			['Đồ chơi', 'teddy-bear'],
		],
	},
	{
		name: 'Sách & quà tặng',
		icon: 'books',
		children: [
			['Sách', 'open-book'],
			['Sổ & bút', 'fountain-pen'],
			['Thủ công mỹ nghệ', 'red-paper-lantern'],
		],
	},
	{
		name: 'Thể thao & dã ngoại',
		icon: 'soccer-ball',
		children: [
			['Bóng & vợt', 'badminton'],
			['Gym & yoga', 'person-lifting-weights'],
			['Cắm trại', 'tent'],
			['Xe đạp', 'bicycle'],
		],
	},
	{
		name: 'Xe & đồ nghề',
		icon: 'motor-scooter',
		children: [
			['Phụ tùng xe máy', 'motor-scooter'],
			['Dụng cụ cầm tay', 'hammer-and-wrench'],
			['Mũ & áo mưa', 'umbrella-with-rain-drops'],
		],
	},
	{
		name: 'Cây & thú cưng',
		icon: 'potted-plant',
		children: [
			['Cây cảnh & hạt giống', 'seedling'],
			['Dụng cụ vườn', 'potted-plant'],
			['Cho chó mèo', 'dog-face'],
		],
	},
];

/** Used by the build, which renders one file per icon. */
export const categoryIcons: readonly string[] = [
	...new Set(BASE_CATEGORIES.flatMap(({ icon, children }) => [icon, ...children.map(([, below]) => below)])),
];
