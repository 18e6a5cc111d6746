import { BASE_CATEGORIES } from '#src/domains/catalog/db/base-categories.ts';
import { slugOf } from '#src/shared/slug.ts';
import type { Product } from './catalogue/product.ts';
import { numberOf } from './pictures/colours.ts';

const NOTES: Readonly<Record<string, readonly string[]>> = {
	'nong-san-dac-san': [
		'Bảo quản nơi khô ráo, tránh nắng. Mở túi rồi thì buộc kín và dùng trong vòng một tháng.',
		'Hàng làm theo mẻ nhỏ nên màu và hương mỗi mẻ hơi khác nhau. Hạn dùng in trên bao bì.',
		'Để ngăn mát nếu nhà bạn ẩm. Có cặn hoặc kết tinh tự nhiên thì lắc đều, vẫn dùng bình thường.',
	],
	'thoi-trang': [
		'Giặt nước lạnh, phơi trong bóng mát, ủi mặt trái. Màu thật có thể lệch nhẹ so với ảnh do ánh sáng.',
		'Số đo ghi trên bảng cỡ là số đo của áo quần, không phải của người. Phân vân giữa hai cỡ thì chọn cỡ lớn hơn.',
	],
	'dien-thoai-phu-kien': [
		'Trong hộp có sách hướng dẫn tiếng Việt và phiếu bảo hành. Thử máy khi nhận hàng và quay lại video mở hộp sẽ tiện hơn khi cần đổi.',
		'Dùng tốt với hầu hết máy có trên thị trường. Chưa chắc máy mình có hợp không, bạn nhắn gian hàng trước khi đặt.',
	],
	'may-tinh-van-phong': [
		'Có thể xuất hoá đơn cho công ty: ghi tên và mã số thuế vào ô ghi chú khi đặt.',
		'Hàng mới nguyên hộp. Lỗi do nhà sản xuất được đổi trong bảy ngày đầu.',
	],
	'nha-cua-bep': [
		'Rửa bằng nước ấm trước lần dùng đầu. Tránh thay đổi nhiệt đột ngột để đồ bền hơn.',
		'Đồ làm tay nên kích thước có thể chênh vài ly và hoa văn không chiếc nào giống hệt chiếc nào.',
	],
	'dien-gia-dung': [
		'Dùng điện 220 V. Cắm riêng một ổ với đồ có công suất lớn và rút điện trước khi vệ sinh.',
		'Trong hộp có phiếu bảo hành và số máy. Giữ lại hộp trong tháng đầu để tiện đổi nếu cần.',
	],
	'suc-khoe-lam-dep': [
		'Thử một ít lên cổ tay trước khi dùng. Ngưng ngay nếu thấy rát; sản phẩm này không thay thế thuốc chữa bệnh.',
		'Thành phần ghi đủ trên nhãn. Để nơi mát, đậy kín và dùng trong sáu tháng sau khi mở.',
	],
	'me-be': [
		'Luôn có người lớn ở cạnh khi bé dùng hoặc chơi. Giặt hoặc lau sạch trước lần đầu.',
		'Độ tuổi ghi trên hộp là gợi ý; bạn chọn theo bé nhà mình. Bé lớn nhanh nên cứ chọn dư một cỡ.',
	],
	'sach-qua-tang': [
		'Gói quà miễn phí nếu bạn ghi chú khi đặt. Bọc thêm một lớp giấy kính để không ẩm.',
		'Làm tay từng món nên cần thêm chút thời gian; đổi lại không có món thứ hai giống hệt.',
	],
	'the-thao-da-ngoai': [
		'Khởi động kỹ trước khi tập. Lau khô sau mỗi lần dùng để đồ bền và không mùi.',
		'Chưa chắc cỡ nào hợp, bạn nhắn chiều cao cân nặng để gian hàng gợi ý.',
	],
	'xe-do-nghe': [
		'Nên lắp ở tiệm quen nếu bạn chưa làm bao giờ. Giữ hoá đơn để được bảo hành.',
		'Đeo găng và kính khi dùng dụng cụ. Kiểm tra ốc siết sau tuần đầu.',
	],
	'cay-thu-cung': [
		'Cây mới về để chỗ mát ba ngày rồi mới đưa ra nắng. Tưới khi mặt đất đã khô.',
		'Đổi thức ăn hay chỗ nằm cho thú cưng từ từ trong một tuần để chúng quen.',
	],
};

export const parentOf = new Map(
	BASE_CATEGORIES.flatMap((parent) => parent.children.map(([name]) => [slugOf(name), slugOf(parent.name)] as const)),
);

export const weightText = (grams: number): string =>
	grams >= 1000 ? `${String(grams / 1000).replace('.', ',')} kg` : `${grams} g`;

export function describe([name, category, , weightG, about, extras]: Product, promise: string): string {
	const notes = NOTES[parentOf.get(category) ?? ''] ?? [];
	const note = notes[numberOf(name) % Math.max(1, notes.length)] ?? '';
	const choices = (extras?.choices ?? []).map(({ name: choice, values }) => {
		const words = values.map((value) => (typeof value === 'string' ? value : value[0]));
		return `- ${choice}: ${words.join(', ')}`;
	});
	const facts = [
		...choices,
		`- Khối lượng gói hàng: khoảng ${weightText(weightG)}`,
		`- Chuẩn bị hàng: ${extras?.prepDays ?? 1} ngày làm việc`,
		...(extras?.minimum ? [`- Mua ít nhất ${extras.minimum}`] : []),
	];
	return [
		about,
		`Thông tin\n${facts.join('\n')}`,
		`Sử dụng và bảo quản\n${note}`,
		`Lời của gian hàng\n${promise}`,
	].join('\n\n');
}
