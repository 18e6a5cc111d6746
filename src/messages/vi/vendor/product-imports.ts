import {
	IMPORT_COLUMNS,
	type ImportColumn,
	type ImportFailure,
	type ImportProblem,
	type ImportState,
	importConfig,
	type PictureFetchFailure,
} from '#src/domains/product-import/contract.ts';
import { formatCount } from '#src/shared/text/amount-text.ts';
import { csvRows, csvText, unescapeFormula } from '#src/shared/text/csv.ts';
import type { MessageTable } from '../../message-table.ts';

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
	attributes: 'Thuộc tính',
	sections: 'Mục của gian hàng',
	pictures: 'Ảnh',
};

const shown = (detail: ImportProblem['detail']): string =>
	typeof detail === 'number' ? formatCount(detail) : (detail ?? '');

const megabytes = (bytes: number): string => `${formatCount(bytes / 2 ** 20)} MB`;

const said: Readonly<Record<ImportProblem['code'], (detail: string) => string>> = {
	required: () => 'còn trống',
	not_a_number: (detail) => `“${detail}” không phải số nguyên từ 0 trở lên`,
	decimals: (detail) => `“${detail}” là số lẻ; bạn ghi số nguyên, ví dụ 90000 hoặc 90.000`,
	scientific_number: (detail) =>
		`“${detail}” là mã đã bị bảng tính rút gọn; bạn định dạng cột này thành Văn bản rồi dán lại mã đầy đủ`,
	letters_damaged: () => 'có chữ bị hỏng (�); bạn lưu lại tệp dạng “CSV UTF-8” từ bảng tính gốc',
	letters_lost: (detail) => `mất chữ có dấu ở “${detail}”; bạn lưu lại tệp dạng “CSV UTF-8” từ bảng tính gốc`,
	too_small: (detail) => `nhỏ hơn ${detail}`,
	too_large: (detail) => `lớn hơn ${detail}`,
	too_short: (detail) => `ngắn hơn ${detail} ký tự`,
	too_long: (detail) => `dài hơn ${detail} ký tự`,
	text_invalid: () => 'có ký tự không dùng được',
	licence_missing: (detail) =>
		`danh mục “${detail}” cần giấy tờ mà gian hàng chưa có; gửi giấy ở trang sửa sản phẩm, duyệt xong thì chuyển được`,
	category_unknown: (detail) => `không có danh mục “${detail}”; dùng tên ở cấp thứ hai, ví dụ “Thời trang > Áo”`,
	sku_repeated: (detail) => `đã có ở dòng ${detail}`,
	group_differs: (detail) => `khác với dòng ${detail} của cùng nhóm`,
	group_exists: () => 'nhóm này đã có trong gian hàng; thêm phân loại ở trang sửa sản phẩm',
	group_incomplete: (detail) => `dòng ${detail} của cùng sản phẩm bị lỗi nên cả sản phẩm chưa nhập`,
	option_missing: () => 'số giá trị không khớp với số phân loại',
	options_repeated: () => 'hai dòng có cùng các giá trị phân loại',
	too_many_choices: (detail) => `một sản phẩm có nhiều nhất ${detail} phân loại`,
	quantity_rule: () => 'mua ít nhất, bước và mua nhiều nhất không khớp nhau',
	words_doubtful: () => 'có số điện thoại, số tài khoản, đường dẫn hoặc từ không được dùng',
	words_differ: () => 'phân loại của sản phẩm đang có chỉ đổi ở trang sửa sản phẩm',
	nothing_given: () => 'không có nội dung cần sửa',
	below_reserved: (detail) => `ít hơn ${detail} sản phẩm đã bán và đang giữ cho người mua`,
	state_refuses: () => 'sản phẩm đã ngừng bán hoặc đã bị gỡ',
	attribute_unknown: (detail) => `danh mục này không có thuộc tính “${detail}”`,
	attribute_invalid: (detail) => `“${detail}” không phải giá trị của thuộc tính này`,
	section_unknown: (detail) => `gian hàng chưa có mục “${detail}”`,
	picture_unknown: (detail) =>
		`không có ảnh “${detail}” trong gian hàng; ghi địa chỉ ảnh (https://…) hoặc chép mã ảnh từ tệp sản phẩm đang có`,
	price_jump: (detail) => `đổi quá một nửa so với ${detail} ₫; gửi ở trang sửa sản phẩm để được duyệt`,
	change_pending: () => 'sản phẩm này có một thay đổi khác chờ duyệt; gửi lại dòng này khi đã duyệt xong',
	too_many_pictures: (detail) => `một sản phẩm có nhiều nhất ${detail} ảnh`,
};

export const importMessages = {
	'catalog.import_not_found': 'Không tìm thấy lần nhập này.',
	'catalog.import_role': 'Vai trò của bạn trong gian hàng không nhập hàng bằng tệp được.',
	'catalog.import_shop_not_open': 'Gian hàng của bạn chưa được duyệt hoặc đang tạm ngừng.',
	'catalog.import_goods_not_sold':
		'Gian hàng của bạn đăng ký vận chuyển, chưa đăng ký bán hàng nên chưa nhập được sản phẩm. Muốn bán hàng, bạn hãy liên hệ Chợ Biz ở trang Gửi khiếu nại.',
	'catalog.import_unreadable':
		'Không đọc được tệp này. Bạn tải lên tệp Excel (.xlsx), hoặc trong phần mềm bảng tính chọn Lưu thành “CSV UTF-8”.',
	'catalog.import_empty': 'Tệp chưa có dòng nào ngoài dòng tiêu đề.',
	'catalog.import_too_long': ({ lines, bytes }) =>
		`Tệp quá dài. Mỗi tệp có nhiều nhất ${formatCount(Number(lines))} dòng và ${megabytes(Number(bytes))}; bạn hãy chia thành nhiều tệp.`,
	'catalog.import_columns_differ': 'Số cột đã chọn không khớp với tệp. Bạn tải lại trang rồi chọn lại.',
	'catalog.import_heading_repeated': ({ heading }) =>
		`Cột “${heading}” trùng với một cột khác. Mỗi trường chỉ nhận một cột; bạn chọn Bỏ qua cho cột còn lại.`,
	'catalog.import_no_sku': () => `Tệp cần có một cột là “${headings.sku}”.`,
	'catalog.import_running': 'Gian hàng đang nhập một tệp khác. Bạn hãy chờ xong hoặc dừng lần đó trước.',
	'catalog.import_state_refuses': 'Lần nhập này đã xong hoặc đã dừng.',
} satisfies MessageTable<ImportFailure>;

/** Columns that precede the original ones in the file of rejected lines. */
const ASIDE = ['Dòng', 'Lỗi'] as const;

type BadLines = { readonly columns: readonly ImportColumn[]; readonly lines: readonly FileLine[] };
type FileLine = {
	readonly line: number;
	readonly cells: readonly string[];
	readonly problems: readonly ImportProblem[];
};

/** For example `Giá (đ): nhỏ hơn 1.000`. */
export const importProblemText = ({ column, code, detail }: ImportProblem): string =>
	`${column ? `${headings[column]}: ` : ''}${said[code](shown(detail))}`;

/** Rejected lines with their errors and the original columns, so that the corrected file can be uploaded again. */
export const badLinesFile = ({ columns, lines }: BadLines, part = 1) => ({
	name: part > 1 ? `loi-nhap-hang-${part}.csv` : 'loi-nhap-hang.csv',
	text: csvText([
		[...ASIDE, ...columns.map((column) => headings[column])],
		...lines.map(({ line, cells, problems }) => [
			line,
			problems.map(importProblemText).join('; '),
			...columns.map((_, at) => unescapeFormula(cells[at] ?? '')),
		]),
	]),
});

type ProductFileRow = Readonly<Partial<Record<ImportColumn, string | number>>>;
const HEAD = IMPORT_COLUMNS.map((column) => headings[column]);
const cellsOf = (row: ProductFileRow) => IMPORT_COLUMNS.map((column) => row[column] ?? '');

export const productFile = (rows: readonly ProductFileRow[]) => ({
	name: 'mau-nhap-hang.csv',
	text: csvText([HEAD, ...rows.map(cellsOf)]),
});

export const productStream = (batches: AsyncIterable<readonly ProductFileRow[]>, part: number) => ({
	name: `san-pham-${part}.csv`,
	text: textOf(batches),
});

async function* textOf(batches: AsyncIterable<readonly ProductFileRow[]>): AsyncGenerator<string> {
	let head: string | null = csvText([HEAD]);
	for await (const rows of batches) {
		yield (head ?? '') + csvRows(rows.map(cellsOf));
		head = null;
	}
	if (head !== null) yield head;
}

/** The sample in the template: one product with two variants and one without. */
export const sampleProducts: readonly ProductFileRow[] = [
	{
		sku: 'AT-TRON-M',
		group: 'AT-TRON',
		name: 'Áo thun cổ tròn vải bông',
		category: 'Thời trang > Áo',
		brand: 'Nhà May',
		description: 'Áo thun vải bông dày, may hai kim, giặt không phai màu.',
		option1: 'Cỡ',
		value1: 'M',
		price: 120_000,
		stock: 20,
		weight: 200,
		prepDays: 1,
		attributes: 'Màu: Trắng; Kem | Chống nước: không',
	},
	{ sku: 'AT-TRON-L', group: 'AT-TRON', value1: 'L', price: 120_000, stock: 15, weight: 210 },
	{
		sku: 'GAO-NEP-2',
		name: 'Gạo nếp nương túi vải 2 kg',
		category: 'Gạo & ngũ cốc',
		description: 'Gạo nếp nương hạt tròn, thơm, dẻo; đóng túi vải tại ruộng.',
		price: 90_000,
		stock: 50,
		weight: 2000,
	},
];

const waits = (waiting: number): string => `${formatCount(waiting)} thay đổi chờ duyệt`;

export const productFileMessages = {
	headings,
	aside: ASIDE,
	title: 'Nhập, xuất tệp',
	intro: `Thêm nhiều sản phẩm, hoặc sửa hàng loạt theo mã hàng trong tệp sản phẩm đang có. Ô để trống thì giữ nguyên. Mỗi tệp nhiều nhất ${formatCount(importConfig.linesMax)} dòng và ${megabytes(importConfig.fileMaxBytes)}, dạng Excel (.xlsx) hoặc CSV UTF-8. Tệp xuất từ Shopify, WooCommerce, Sapo, Haravan cũng nhập được.`,
	form: 'Tải tệp mẫu',
	export: (part: number, parts: number): string =>
		parts > 1 ? `Tải sản phẩm đang có, phần ${part}/${parts}` : 'Tải sản phẩm đang có',
	choose: 'Chọn tệp để nhập',
	sending: 'Đang gửi tệp…',
	states: {
		mapping: 'Chọn trường cho từng cột',
		checking: 'Đang kiểm tra từng dòng',
		checked: 'Đã kiểm tra, chờ bạn quyết định',
		applying: 'Đang nhập',
		done: 'Đã nhập xong',
		cancelled: 'Đã dừng, chưa nhập gì',
		failed: 'Chưa nhập được, gian hàng không đổi gì',
	} satisfies Record<ImportState, string>,
	lines: (count: number): string => `${formatCount(count)} dòng`,
	bad: (count: number): string => (count === 0 ? 'không có lỗi' : `${formatCount(count)} dòng lỗi`),
	came: (added: number, changed: number, waiting: number): readonly string[] => [
		`thêm ${formatCount(added)}`,
		`sửa ${formatCount(changed)}`,
		...(waiting > 0 ? [waits(waiting)] : []),
	],
	would: (added: number, changed: number, waiting: number, same: number): readonly string[] => [
		`sẽ thêm ${formatCount(added)}`,
		`sẽ sửa ${formatCount(changed)}`,
		...(waiting > 0 ? [waits(waiting)] : []),
		...(same > 0 ? [`${formatCount(same)} dòng giữ nguyên`] : []),
	],
	progress: (handled: number, lines: number): string => `${formatCount(handled)} / ${formatCount(lines)} dòng`,
	confirm: (product: number): string => `Nhập ${formatCount(product)} dòng đúng`,
	nothingNew: 'Tệp này không đổi gì ở gian hàng, nên không có gì để nhập.',
	stop: 'Dừng nhập',
	problems: (part: number, parts: number): string =>
		parts > 1 ? `Tải các dòng lỗi, phần ${part}/${parts}` : 'Tải các dòng lỗi',
	badLine: (line: number, problems: readonly ImportProblem[]): string =>
		`Dòng ${formatCount(line)}: ${problems.map(importProblemText).join('; ')}`,
	badMore: (count: number): string => `và ${formatCount(count)} dòng lỗi khác, đều có trong tệp tải về.`,
	drafts: 'Sản phẩm mới là bản nháp: bạn thêm ảnh rồi đăng bán.',
	earlier: 'Các lần nhập gần đây',
	failed: 'Chưa tải được các lần nhập.',
	again: 'Thử lại',
	confirmed: 'Đang nhập các dòng đúng',
	mapped: 'Đã ghi nhận, đang kiểm tra từng dòng',
	mapping: {
		text: 'Tệp này không theo tệp mẫu. Bạn xem mỗi cột là trường nào của Chợ Biz; cột không cần thì bỏ qua. Lần sau tệp cùng tiêu đề được điền sẵn như bạn chọn.',
		unknown: (count: number): string => `${formatCount(count)} cột chưa nhận ra, bạn hãy chọn trường.`,
		column: 'Cột trong tệp',
		sample: 'Ví dụ',
		target: 'Trường của Chợ Biz',
		choose: 'Chọn trường',
		untitled: '(không có tiêu đề)',
		skip: 'Bỏ qua',
		weightKg: 'Nặng (kg)',
		parent: 'Mã hàng của sản phẩm cha',
		category: 'Danh mục cho dòng chưa có danh mục của Chợ Biz',
		categoryHint: 'Không chọn thì những dòng đó báo lỗi để bạn sửa.',
		noCategory: 'Không chọn',
		left: (heading: string): string => `Bạn chọn trường cho cột “${heading}”, hoặc chọn Bỏ qua.`,
		repeated: (heading: string): string => `Cột “${heading}” trùng trường với một cột khác.`,
		noSku: `Bạn chọn một cột là “${headings.sku}”.`,
		send: 'Kiểm tra tệp',
	},
	pictures: (waiting: number, done: number, failed: number): string =>
		[
			waiting > 0 && `đang tải ${formatCount(waiting)} ảnh từ địa chỉ trong tệp`,
			done > 0 && `đã tải ${formatCount(done)} ảnh`,
			failed > 0 && `${formatCount(failed)} ảnh chưa tải được`,
		]
			.filter(Boolean)
			.join(' · '),
	pictureFailures: {
		address_refused: 'địa chỉ không dùng được',
		unreachable: 'máy chủ ảnh không trả lời',
		status: 'không có ảnh ở địa chỉ này',
		too_large: 'ảnh lớn hơn 10 MB',
		too_slow: 'tải quá 10 giây',
		redirects: 'địa chỉ chuyển tiếp quá nhiều lần',
		not_a_picture: 'không phải ảnh JPEG, PNG, WebP, AVIF hay HEIC',
		too_many_pixels: 'ảnh có quá nhiều điểm ảnh',
		too_small: 'ảnh quá nhỏ',
		too_many: 'quá số ảnh của một sản phẩm',
		product_changed: 'sản phẩm đã gửi duyệt hoặc đã đăng bán',
	} satisfies Record<PictureFetchFailure, string>,
	pictureMore: (count: number): string => `và ${formatCount(count)} ảnh khác.`,
	stopped: 'Đã dừng, gian hàng không đổi gì',
} as const;
