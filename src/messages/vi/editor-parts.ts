import { formatVnd } from '#src/shared/money.ts';
import { formatCount } from '#src/shared/text/amount-text.ts';

export const editorPartMessages = {
	titles: {
		'phan-chinh': 'Tên và danh mục',
		'phan-anh': 'Hình ảnh',
		'phan-loai': 'Phân loại, giá và kho',
		'phan-mo-ta': 'Lời mô tả',
		'phan-dac-diem': 'Đặc điểm thêm',
		'phan-cach-ban': 'Cách bán',
	},
	list: 'Các phần',
	listLabel: 'Các phần của sản phẩm',
	openAll: 'Mở hết',
	closeAll: 'Gập hết',
	wrong: (count: number): string => `Sửa ${count} chỗ`,
	missing: 'Chưa xong',
	unsaved: 'Chưa lưu',
	toWrong: 'Tới chỗ cần sửa',

	noName: 'Chưa có tên',
	noText: 'Chưa có lời nào',
	pictures: (count: number): string => (count === 0 ? 'Chưa có ảnh' : `${count} ảnh`),
	variants: (count: number, from: number, to: number, stock: number): string => {
		const kinds = count > 1 ? `${count} phân loại · ` : '';
		if (!(to > 0)) return `${kinds}chưa có giá`;
		const price = from === to ? formatVnd(to) : `${formatVnd(from)} – ${formatVnd(to)}`;
		return `${kinds}${price} · tồn ${formatCount(stock)}`;
	},
	facts: (brand: string, count: number): string =>
		[brand, count > 0 && `${count} đặc điểm`].filter(Boolean).join(' · ') || 'Chưa ghi gì thêm',
	selling: (days: number, min: number, max: number): string => `Chuẩn bị ${days} ngày · mua từ ${min} đến ${max}`,

	options: (names: readonly string[]): string =>
		names.length > 0 ? `Khách chọn theo: ${names.join(', ')}` : 'Khách chọn theo',
	variant: (priceVnd: number, stock: number, sku: string): string =>
		[priceVnd > 0 ? formatVnd(priceVnd) : 'Chưa có giá', `tồn ${formatCount(stock)}`, sku].filter(Boolean).join(' · '),
	size: 'Kích thước gói hàng',
	sizeSaid: (sides: readonly number[]): string =>
		sides.some((side) => side > 0) ? `${sides.map(formatCount).join(' × ')} cm` : 'không bắt buộc',
	pictureText: 'Lời tả ảnh',
	pictureSaid: (alt: string, of: string): string => [of, alt].filter(Boolean).join(' · ') || 'lấy tên sản phẩm',
	more: 'Việc khác',
} as const;
