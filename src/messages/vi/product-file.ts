import { type ImportColumn, type ImportProblem, importConfig } from '#src/domains/catalog/contract-import.ts';

const headings: Readonly<Record<ImportColumn, string>> = {
	sku: 'Mã hàng (SKU)',
	group: 'Mã nhóm',
	name: 'Tên sản phẩm',
	category: 'Danh mục',
	brand: 'Thương hiệu',
	description: 'Mô tả',
	option1: 'Phân loại 1',
	value1: 'Giá trị 1',
	option2: 'Phân loại 2',
	value2: 'Giá trị 2',
	option3: 'Phân loại 3',
	value3: 'Giá trị 3',
	price: 'Giá (đ)',
	stock: 'Tồn kho',
	weight: 'Nặng (g)',
	length: 'Dài (cm)',
	width: 'Rộng (cm)',
	height: 'Cao (cm)',
	prepDays: 'Số ngày chuẩn bị',
	min: 'Mua ít nhất',
	step: 'Bước số lượng',
	max: 'Mua nhiều nhất',
};

/** A number as people read it, a word as it was written. */
const shown = (detail: ImportProblem['detail']): string =>
	typeof detail === 'number' ? detail.toLocaleString('vi-VN') : (detail ?? '');

const said: Readonly<Record<ImportProblem['code'], (detail: string) => string>> = {
	required: () => 'còn trống',
	not_a_number: (detail) => `“${detail}” không phải số nguyên dương`,
	too_small: (detail) => `nhỏ hơn ${detail}`,
	too_large: (detail) => `lớn hơn ${detail}`,
	too_short: (detail) => `ngắn hơn ${detail} ký tự`,
	too_long: (detail) => `dài hơn ${detail} ký tự`,
	text_invalid: () => 'có ký tự không dùng được',
	category_unknown: (detail) =>
		`không có danh mục “${detail}”; dùng tên ở cấp thứ hai, ví dụ “Thời trang nam > Áo thun”`,
	sku_repeated: (detail) => `đã có ở dòng ${detail}`,
	group_differs: (detail) => `khác với dòng ${detail} của cùng nhóm`,
	group_exists: () => 'nhóm này đã có trên sàn; thêm phân loại ở trang sửa sản phẩm',
	group_incomplete: (detail) => `dòng ${detail} của cùng sản phẩm bị lỗi nên cả sản phẩm chưa nhập`,
	option_missing: () => 'số giá trị không khớp với số phân loại',
	options_repeated: () => 'hai dòng có cùng các giá trị phân loại',
	too_many_choices: (detail) => `một sản phẩm có nhiều nhất ${detail} phân loại`,
	quantity_rule: () => 'mua ít nhất, bước và mua nhiều nhất không khớp nhau',
	words_doubtful: () => 'có số điện thoại, số tài khoản, đường dẫn hoặc từ không được dùng',
	words_differ: () => 'khác với sản phẩm đang có; sửa ở trang sửa sản phẩm',
	nothing_given: () => 'không có giá mới hay tồn kho mới',
	below_reserved: (detail) => `ít hơn ${detail} chiếc đã bán và đang giữ cho người mua`,
	state_refuses: () => 'sản phẩm đã ngừng bán hoặc đã bị gỡ',
	price_jump: (detail) => `đổi quá một nửa so với ${detail} ₫; gửi ở trang sửa sản phẩm để được duyệt`,
};

export const productFileWords = {
	headings,
	/** `Giá (đ): nhỏ hơn 1.000`. */
	problem: ({ column, code, detail }: ImportProblem): string =>
		`${column ? `${headings[column]}: ` : ''}${said[code](shown(detail))}`,
	problemsName: 'loi-nhap-hang.csv',
	problemLine: 'Dòng',
	problemText: 'Lỗi',
	exportName: 'san-pham.csv',
	formName: 'mau-nhap-hang.csv',
	linesMax: importConfig.linesMax.toLocaleString('vi-VN'),
} as const;
