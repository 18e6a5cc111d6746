import type { CatalogFailure, ReservationState } from '#src/domains/catalog/contract/product.ts';
import type { ProductState } from '#src/domains/catalog/rules/product-states.ts';
import { BULK_UNDO_MINUTES, type BulkEdit, type BulkFailure } from '#src/domains/product-editing/contract/bulk.ts';
import type { Selling, ShopProductSort, StockBand } from '#src/domains/product-editing/contract/product-list.ts';
import type { ListingStop } from '#src/domains/vendors/contract/shop-status.ts';
import { formatCount, formatVnd } from '#src/shared/text/amount-text.ts';
import { formatDateTime, formatTime } from '#src/shared/time.ts';
import { instantText } from '../../instant-text.ts';
import type { MessageTable } from '../../message-table.ts';
import { changedMessages, type ResponsiveMessage } from '../ui.ts';
import { reasonMessages } from './vendor.ts';

type Tone = 'neutral' | 'primary' | 'secondary' | 'warning' | 'error';

export const shopProductMessages = {
	sale: { running: 'Đang giảm giá', planned: 'Sắp giảm giá' },
	title: 'Sản phẩm của gian hàng',
	visitorTitle: 'Quản lý sản phẩm của gian hàng',
	visitorText: 'Bạn đăng nhập bằng tài khoản của gian hàng để xem và sửa sản phẩm, giá và tồn kho.',
	needsScript: 'Trang này cần JavaScript để quản lý sản phẩm.',
	checking: 'Đang tải sản phẩm',
	notSelling: {
		on_holiday: {
			title: 'Gian hàng đang nghỉ',
			text: 'Khách xem được hàng nhưng chưa đặt mua được cho đến khi hết kỳ nghỉ.',
			state: 'Hiện, chưa đặt được',
		},
		suspended: {
			title: 'Gian hàng đang tạm ngừng',
			text: 'Khách xem được hàng nhưng không đặt mua được. Đơn đã đặt vẫn cần giao.',
			state: 'Hiện, không đặt được',
		},
		ended: {
			title: 'Gian hàng đã đóng',
			text: 'Khách không còn thấy hàng của gian hàng.',
			state: 'Khách không thấy',
		},
		waiting: {
			title: 'Gian hàng chưa mở',
			text: 'Khách chưa thấy hàng của gian hàng; hồ sơ được duyệt thì mới bán được.',
			state: 'Khách chưa thấy',
		},
		carries: {
			title: 'Gian hàng này chỉ vận chuyển',
			text: 'Gian hàng đăng ký vận chuyển, chưa đăng ký bán hàng nên chưa đăng được sản phẩm. Muốn bán hàng, bạn hãy liên hệ Chợ Biz ở trang Gửi khiếu nại.',
			state: 'Không đăng thêm được',
		},
	} satisfies Record<Exclude<Selling, 'open'>, { title: string; text: string; state: string }>,
	toCause: { on_holiday: 'Xem kỳ nghỉ', carries: 'Liên hệ Chợ Biz' } as Readonly<Record<string, string>>,
	toShopStatus: 'Xem tình trạng gian hàng',
	states: 'Lọc sản phẩm theo trạng thái',
	all: 'Tất cả',
	waiting: 'Có thay đổi chờ duyệt',
	search: 'Tìm theo tên hoặc mã hàng, có dấu hay không đều được',
	searchShort: 'Tên hoặc mã hàng',
	narrow: 'Lọc và sắp xếp',
	category: 'Danh mục',
	anyCategory: 'Mọi danh mục',
	section: 'Mục của gian hàng',
	anySection: 'Mọi mục',
	stock: 'Tồn kho',
	anyStock: 'Mọi mức tồn kho',
	sort: 'Sắp xếp',
	clear: 'Bỏ hết bộ lọc',
	withCount: (name: string, count: number): string => `${name} (${formatCount(count)})`,
	emptyTitle: 'Gian hàng chưa có sản phẩm nào',
	emptyText: 'Sản phẩm đầu tiên có ảnh rõ và mô tả đủ sẽ dễ được khách tìm thấy hơn.',
	notOpenText: 'Khi gian hàng được duyệt, bạn đăng sản phẩm ở đây. Bạn xem tình trạng hồ sơ ở Tổng quan.',
	noneTitle: 'Không tìm thấy sản phẩm',
	noneText: 'Không có sản phẩm nào khớp với bộ lọc này. Bạn thử bỏ bớt một điều kiện.',
	failedTitle: 'Chưa tải được sản phẩm',
	again: 'Thử lại',
	more: 'Xem thêm sản phẩm',
	sku: 'Mã hàng',
	skus: (skus: readonly string[], variants: number): string =>
		skus.join(', ') + (variants > skus.length ? ` và ${formatCount(variants - skus.length)} mã khác` : ''),
	available: (pieces: number, least: number): string =>
		least < pieces
			? `Còn bán được ${formatCount(pieces)}, ít nhất ${formatCount(least)} ở một phân loại`
			: `Còn bán được ${formatCount(pieces)}`,
	pieces: (pieces: number): string => `Tồn kho ${formatCount(pieces)}`,
	sold: (pieces: number): string => `Đã bán ${formatCount(pieces)}`,
	changed: (day: string): string => `Cập nhật ${day}`,
	add: 'Đăng sản phẩm',
	duplicate: 'Nhân bản',
	edit: 'Sửa',
	because: reasonMessages,
	waits: {
		words: 'Tên mới đang chờ duyệt',
		price: 'Giá mới đang chờ duyệt',
		choice: 'Lựa chọn mới đang chờ duyệt',
		pictures: 'Ảnh mới đang chờ duyệt',
		category: 'Danh mục mới đang chờ duyệt',
	},
	choose: (name: string): string => `Chọn ${name}`,
	shown: (count: number): string => `Đang xem ${formatCount(count)} sản phẩm`,
} as const;

const fieldNames: Readonly<Record<'priceVnd' | 'onHand', string>> = { priceVnd: 'giá', onHand: 'tồn kho' };
const fieldText = (field: 'priceVnd' | 'onHand', value: number): string =>
	field === 'priceVnd' ? formatVnd(value) : formatCount(value);

export const inlineEditMessages = {
	columns: { name: 'Sản phẩm', priceVnd: 'Giá bán', onHand: 'Tồn kho', sold: 'Đã bán' },
	priceOf: (name: string): string => `Giá bán ${name}`,
	stockOf: (name: string): string => `Tồn kho ${name}`,
	keys: 'Enter hoặc mũi tên lên, xuống: lưu và sang dòng khác. Esc: bỏ số vừa nhập.',
	variants: (count: number): string => `${formatCount(count)} phân loại`,
	variantsOf: (name: string): string => ` của ${name}`,
	off: 'Đang tắt bán',
	reserved: (count: number): string => `Giữ cho đơn: ${formatCount(count)}`,
	saving: 'Đang lưu',
	isSaved: 'Đã lưu',
	saved: (name: string, field: 'priceVnd' | 'onHand', before: number, after: number): string =>
		`${name}: đã đổi ${fieldNames[field]} ${fieldText(field, before)} → ${fieldText(field, after)}.`,
	undone: (name: string, field: 'priceVnd' | 'onHand', value: number): string =>
		`${name}: ${fieldNames[field]} trở lại ${fieldText(field, value)}.`,
	undo: 'Hoàn tác',
	undoChanged: 'Số này vừa có người đổi tiếp nên không hoàn tác. Bạn xem số hiện tại trong danh sách.',
	pending: 'Giá mới thay đổi nhiều nên chờ Chợ Biz duyệt. Trong lúc chờ, sản phẩm bán theo giá cũ.',
	changed: (field: 'priceVnd' | 'onHand', before: number, theirs: number): string =>
		`Người khác vừa đổi ${fieldNames[field]} từ ${fieldText(field, before)} thành ${fieldText(field, theirs)}.`,
	takeTheirs: (text: string): string => `Dùng ${text}`,
	saveMine: (text: string): string => `Vẫn lưu ${text}`,
	below: (reserved: number): string => `Không ít hơn ${formatCount(reserved)} sản phẩm đang giữ cho đơn.`,
} as const;

export const productSortMessages: Readonly<Record<ShopProductSort, string>> = {
	newest: 'Mới tạo trước',
	name: 'Tên A đến Z',
	price: 'Giá thấp trước',
	stock: 'Sắp hết trước',
	sold: 'Bán chạy trước',
};

export const stockBandMessages: Readonly<Record<StockBand, string>> = {
	none: 'Hết hàng',
	low: 'Sắp hết',
	enough: 'Đủ hàng',
};

export const stockBandTones: Readonly<Record<StockBand, Tone>> = { none: 'error', low: 'warning', enough: 'neutral' };

export const productStateTones: Readonly<Record<ProductState, Tone>> = {
	draft: 'neutral',
	pending: 'warning',
	changes_requested: 'warning',
	rejected: 'error',
	published: 'primary',
	hidden: 'neutral',
	taken_down: 'error',
	discontinued: 'neutral',
};

const licenceGapMessages: Readonly<Record<string, string>> = {
	none: 'Gian hàng chưa gửi giấy này: bạn gửi ảnh ở mục Danh mục trong trang sửa sản phẩm, duyệt xong là đăng bán được.',
	asked: 'Chợ Biz đang duyệt giấy tờ bạn gửi; duyệt xong là đăng bán được.',
	rejected: 'Giấy đã gửi chưa được chấp nhận: bạn xem lý do ở mục Danh mục trong trang sửa sản phẩm rồi gửi lại.',
	over: 'Giấy đã gửi hết hạn: bạn gửi bản mới ở mục Danh mục trong trang sửa sản phẩm.',
};

export const catalogMessages = {
	'catalog.role_not_allowed': 'Vai trò của bạn trong gian hàng không làm việc này với hàng bán.',
	'catalog.not_found': 'Không tìm thấy sản phẩm này. Có thể người bán đã gỡ xuống.',
	'catalog.out_of_stock': 'Có sản phẩm vừa hết hoặc không đủ số lượng. Bạn hãy xem lại giỏ hàng.',
	'catalog.reservation_lost': 'Thời gian giữ hàng đã hết. Bạn hãy đặt lại.',
	'catalog.category_unknown': 'Bạn hãy chọn một danh mục cấp hai.',
	'catalog.licence_missing': ({ category, licence, gap }) =>
		`Danh mục “${category}” cần ${licence}. ${licenceGapMessages[String(gap)] ?? ''}`,
	'catalog.licence_held': 'Giấy tờ của danh mục này đã được duyệt và còn hạn, bạn không cần gửi lại.',
	'catalog.licence_unneeded': 'Danh mục này không cần giấy tờ riêng. Bạn đăng bán được ngay.',
	'catalog.paper_unknown': 'Có ảnh giấy tờ chưa tải lên xong. Bạn hãy tải lại ảnh rồi gửi.',
	'catalog.options_mismatch': ({ names }) => `Mỗi phân loại cần đủ ${names} lựa chọn.`,
	'catalog.options_repeated': 'Có phân loại bị lặp. Mỗi phân loại chỉ ghi một lần.',
	'catalog.sku_taken': 'Mã hàng (SKU) này đã dùng cho phân loại khác của gian hàng.',
	'catalog.shipping_unknown': 'Bảng phí giao hàng này không còn nữa. Bạn hãy chọn lại bảng phí rồi lưu.',
	'catalog.picture_unknown': 'Có ảnh chưa tải lên xong. Bạn hãy tải lại ảnh rồi thử lại.',
	'catalog.quantity_rule': ({ min, step, max }) =>
		`Số lượng mua không hợp lý: từ ${min}, mỗi lần thêm ${step}, nhiều nhất ${max}.`,
	'catalog.state_refuses': 'Sản phẩm đang ở trạng thái không làm được việc này. Bạn hãy tải lại trang để xem.',
	'catalog.shop_not_open': 'Gian hàng của bạn chưa được duyệt hoặc đang tạm ngừng.',
	'catalog.stock_below_reserved': ({ reserved }) =>
		`Đang giữ ${reserved} sản phẩm cho người đã đặt, không thể ghi tồn kho thấp hơn.`,
	'catalog.stock_changed': ({ onHand }) => `Tồn kho vừa đổi thành ${onHand}. Bạn hãy xem lại rồi lưu.`,
	'catalog.price_changed': ({ priceVnd }) =>
		`Giá vừa đổi thành ${formatVnd(Number(priceVnd))}. Bạn hãy xem lại rồi lưu.`,
	'catalog.synonym_invalid': 'Từ đồng nghĩa cần hai vế khác nhau, mỗi vế từ một đến năm từ.',
	'catalog.goods_not_sold':
		'Gian hàng của bạn đăng ký vận chuyển, chưa đăng ký bán hàng nên chưa đăng được sản phẩm. Muốn bán hàng, bạn hãy liên hệ Chợ Biz ở trang Gửi khiếu nại.',
	'catalog.picture_missing': 'Sản phẩm cần ít nhất một ảnh thật rồi mới đăng bán được.',
	'catalog.draft_in_use':
		'Bản nháp này đang gắn với một việc khác của Chợ Biz (giữ hàng, mức phí riêng, kiểm duyệt) nên không xóa được.',
	'catalog.listing_capped':
		'Gian hàng đang có số dư âm nên chưa đăng thêm được sản phẩm. Hàng đang bán vẫn bán bình thường; khi số dư hết âm, bạn đăng tiếp được.',
	'catalog.listing_blocked': ({ until }) =>
		`Chợ Biz đã ngừng cho gian hàng đăng thêm sản phẩm đến ${instantText(until)}. Lý do nằm ở trang Tổng quan; hàng đang bán vẫn bán bình thường.`,
	'catalog.listing_limit': ({ max }) =>
		`Gian hàng mới đăng được nhiều nhất ${max} sản phẩm cùng lúc. Bạn hãy ẩn bớt hoặc chờ qua giai đoạn đầu.`,
	'catalog.asked_anew': 'Gian hàng đã sửa sau khi bạn xem, hoặc việc này đã xong. Bạn xem lại rồi hãy quyết định.',
	'catalog.change_pending': 'Sản phẩm đang có một thay đổi chờ duyệt. Bạn hãy chờ duyệt xong rồi sửa tiếp.',
	'catalog.product_changed': changedMessages.refused('sản phẩm này'),
	'catalog.nothing_on_sale': 'Cần ít nhất một phân loại đang bật bán. Muốn tạm ngừng bán, bạn ẩn sản phẩm.',
	'catalog.undo_too_late': ({ minutes }) =>
		`Đã quá ${minutes} phút nên không hoàn tác được nữa. Bạn hãy sửa lại như một lần sửa mới.`,
	'catalog.bulk_undone': 'Lần sửa này đã được hoàn tác nên không làm tiếp. Bạn hãy sửa lại như một lần sửa mới.',
	'catalog.reason_missing': 'Cần ghi lý do để người bán biết phải làm gì.',
	'catalog.attribute_unknown': 'Danh mục này không có thuộc tính bạn vừa ghi. Bạn hãy tải lại trang rồi chọn lại.',
	'catalog.attribute_invalid': ({ name, written }) =>
		`“${written}” không phải là giá trị của “${name}”. Bạn hãy chọn một giá trị trong danh sách.`,
	'catalog.attribute_taken': 'Mã thuộc tính này đã dùng cho một kiểu giá trị khác.',
	'catalog.listing_doubtful':
		'Tên hoặc mô tả có từ không được phép, số liên lạc hoặc đường dẫn. Bạn hãy bỏ phần đó rồi lưu lại.',
	'catalog.drafts_full': ({ max }) => `Bạn đang soạn ${max} sản phẩm. Bạn hãy lưu hoặc xóa bớt một bản rồi soạn tiếp.`,
	'catalog.section_doubtful': 'Tên mục có từ không được phép, số liên lạc hoặc đường dẫn. Bạn hãy đặt tên khác.',
	'catalog.section_taken': 'Gian hàng đã có một mục tên này. Bạn hãy chọn tên khác.',
	'catalog.sections_full': ({ max }) => `Gian hàng có nhiều nhất ${max} mục. Bạn hãy xóa bớt một mục rồi thêm.`,
	'catalog.sections_changed': 'Người khác vừa sửa các mục. Bạn hãy tải lại trang rồi sắp xếp lại.',
} satisfies MessageTable<CatalogFailure>;

export const catalogStateMessages: Readonly<Record<ProductState | ReservationState, string>> = {
	draft: 'Bản nháp',
	pending: 'Chờ kiểm duyệt',
	changes_requested: 'Cần sửa',
	rejected: 'Bị từ chối',
	published: 'Đang bán',
	hidden: 'Đang ẩn',
	taken_down: 'Bị gỡ',
	discontinued: 'Ngừng kinh doanh',
	active: 'Đang giữ hàng',
	committed: 'Đã chốt, chờ gửi',
	released: 'Đã trả lại kho',
	expired: 'Hết hạn giữ',
	shipped: 'Đã gửi',
};

const CONTINUES_NOTE = 'Sản phẩm đang bán vẫn bán bình thường; sản phẩm mới bạn lưu nháp được.';
const OWED_HINT = 'Nợ trừ dần vào tiền bán hàng sắp tới; hết nợ thì đăng được lại. Chủ gian hàng xem được số nợ.';
const owed = (owedVnd: number): string =>
	`Số nợ là ${formatVnd(owedVnd)}, trừ dần vào tiền bán hàng sắp tới; hết nợ thì đăng được lại.`;

const TITLES: Readonly<Record<ListingStop['kind'], (until: string) => string>> = {
	blocked: (until) => `Chưa đăng thêm sản phẩm được đến ${until}`,
	owing: () => 'Gian hàng đang nợ Chợ Biz nên tạm thời không đăng thêm sản phẩm',
	served: () => 'Chưa đăng thêm sản phẩm được vì chỉ số phục vụ vượt ngưỡng',
};
export const listingStopTitle = ({ kind, until }: ListingStop): string =>
	TITLES[kind](until ? formatDateTime(new Date(until)) : '');

export function listingStopTexts({ kind, reason }: ListingStop, owedVnd: number | null = null): readonly string[] {
	if (kind === 'owing') return [owedVnd === null ? OWED_HINT : owed(owedVnd), CONTINUES_NOTE];
	return kind === 'blocked' ? [reason, `${CONTINUES_NOTE} Thấy chưa đúng, bạn gửi giải trình.`] : [CONTINUES_NOTE];
}

export const listingStopLinks: Readonly<Record<ListingStop['kind'], string>> = {
	blocked: 'Liên hệ Chợ Biz',
	owing: 'Xem tiền của gian hàng',
	served: 'Xem sức khỏe gian hàng',
};

export const bulkMessages = {
	chosen: (count: number): ResponsiveMessage => [`Đã chọn ${formatCount(count)}`, ' sản phẩm'],
	all: (count: number): ResponsiveMessage => [`Chọn cả ${formatCount(count)}`, ' sản phẩm khớp bộ lọc'],
	allFound: ['Chọn mọi', ' sản phẩm khớp bộ lọc'] as ResponsiveMessage,
	allChosen: ['Đã chọn hết', ' sản phẩm khớp bộ lọc'] as ResponsiveMessage,
	none: 'Bỏ chọn',
	edit: ['Sửa', ' hàng loạt'] as ResponsiveMessage,
	publish: 'Gửi duyệt',
	publishTitle: 'Gửi duyệt các bản nháp đã chọn',
	delete: 'Xóa',
	deleteTitle: 'Xóa các bản nháp đã chọn',
	title: 'Sửa nhiều sản phẩm cùng lúc',
	submit: 'Sửa',
	kind: 'Sửa gì',
	kinds: {
		price: 'Giá bán',
		stock: 'Tồn kho',
		shown: 'Hiển thị',
		section: 'Mục của gian hàng',
		delete: 'Xóa bản nháp',
	},
	how: 'Cách sửa',
	priceHow: { set: 'Đặt một giá', percent: 'Tăng hoặc giảm theo %', add: 'Tăng hoặc giảm số tiền' },
	stockHow: { set: 'Đặt một số lượng', add: 'Cộng hoặc trừ số lượng' },
	direction: 'Tăng hay giảm',
	up: 'Tăng',
	down: 'Giảm',
	price: 'Số tiền (₫)',
	percent: 'Số phần trăm',
	pieces: 'Số lượng',
	roundTo: 'Làm tròn giá',
	noRounding: 'Không làm tròn',
	rounding: (to: number): string => `Tới ${formatCount(to)} ₫`,
	change: 'Sửa thành',
	changes: {
		publish: 'Đăng bán, gửi kiểm duyệt',
		hide: 'Ẩn khỏi gian hàng',
		show: 'Hiện lại cho khách',
		discontinue: 'Ngừng kinh doanh',
	},
	publishText:
		'Mỗi sản phẩm được kiểm tra như khi đăng riêng; gian hàng mới cần được Chợ Biz duyệt trước. Đã gửi thì không hoàn tác được; muốn ngừng hiển thị, bạn ẩn sản phẩm.',
	finalText: 'Ngừng kinh doanh không hoàn tác được: sản phẩm không bán lại được.',
	deleteText: `Chỉ xóa được bản nháp chưa gửi kiểm duyệt lần nào. Bạn hoàn tác được trong ${BULK_UNDO_MINUTES} phút; sau đó bản nháp bị xóa vĩnh viễn, mã SKU dùng lại được ngay.`,
	deleted: 'xóa',
	section: 'Mục',
	isIn: 'Thêm vào hay bỏ ra',
	inside: 'Trong mục',
	outside: 'Ngoài mục',
	putIn: 'Thêm vào mục',
	takeOut: 'Bỏ khỏi mục',
	preview: 'Xem trước',
	counting: 'Đang tính',
	nothing: 'Không có gì để sửa.',
	waiting: (count: number): string =>
		`${formatCount(count)} giá đổi quá một nửa sẽ chờ Chợ Biz duyệt trước khi khách thấy.`,
	more: (count: number): string => `và ${formatCount(count)} chỗ khác`,
	cancel: 'Hủy',
	running: (done: number, of: number): string => `Đã xem ${formatCount(done)} trên ${formatCount(of)} sản phẩm`,
	stopped: (done: number, of: number): string =>
		done > 0
			? `Đang dừng: mới xem ${formatCount(done)} trên ${formatCount(of)} sản phẩm.`
			: `Chưa sửa được ${formatCount(of)} sản phẩm bạn chọn.`,
	unsure: (done: number, of: number): string =>
		`${done > 0 ? `Đang dừng: mới xem ${formatCount(done)} trên ${formatCount(of)} sản phẩm, chưa` : 'Chưa'} rõ phần vừa gửi đã sửa hay chưa. Bấm “Làm tiếp” để biết; phần đã sửa không bị sửa lại.`,
	goOn: 'Làm tiếp',
	nothingDone: 'Chưa gửi được: chưa có sản phẩm nào bị sửa.',
	undo: 'Hoàn tác',
	close: 'Đóng',
} as const;

export const bulkFailureMessages: Readonly<Record<BulkFailure, (count: number) => string>> = {
	price_range: (count) => `${formatCount(count)} giá sẽ thấp quá hoặc cao quá mức cho phép.`,
	stock_range: (count) => `${formatCount(count)} số tồn kho sẽ âm hoặc quá lớn.`,
	stock_below_reserved: (count) => `${formatCount(count)} phân loại có số đang giữ cho đơn lớn hơn số mới.`,
	state_refuses: (count) => `${formatCount(count)} sản phẩm đang ở trạng thái không làm được việc này.`,
	listing_limit: (count) =>
		`${formatCount(count)} sản phẩm vượt số gian hàng mới đăng được cùng lúc; bạn hãy ẩn bớt hoặc chờ qua giai đoạn đầu.`,
	licence_missing: (count) =>
		`${formatCount(count)} sản phẩm chưa đăng hay hiện lại được vì danh mục cần giấy tờ mà gian hàng chưa có; mở từng sản phẩm để gửi giấy.`,
	picture_missing: (count) =>
		`${formatCount(count)} sản phẩm chưa có ảnh nên chưa đăng bán được; mở từng sản phẩm để thêm ảnh.`,
	not_draft: (count) =>
		`${formatCount(count)} sản phẩm đã gửi kiểm duyệt hoặc đã đăng bán nên không xóa được; hàng đã đăng thì bạn ẩn hoặc ngừng kinh doanh.`,
	in_use: (count) => `${formatCount(count)} bản nháp đang gắn với một việc khác của Chợ Biz nên không xóa được.`,
	change_pending: (count) => `${formatCount(count)} giá không đổi được vì sản phẩm đã có một thay đổi chờ duyệt.`,
};

export type BulkKind = BulkEdit['kind'];

/** Parts of the sentences about an edit, for example `['ẩn', 'sản phẩm', '', 'sẽ', 'hiện lại …']`. */
type Action = readonly [verb: string, noun: string, tail: string, will: string, back: string];

const SHOWN_ACTIONS = {
	publish: ['gửi duyệt', 'sản phẩm', '', 'sẽ được', ''],
	hide: ['ẩn', 'sản phẩm', '', 'sẽ', 'khách thấy lại các sản phẩm này'],
	show: ['hiện lại', 'sản phẩm', '', 'sẽ', 'các sản phẩm này ẩn lại'],
	discontinue: ['ngừng kinh doanh', 'sản phẩm', '', 'sẽ', ''],
} as const satisfies Record<string, Action>;
const DELETE: Action = ['xóa', 'bản nháp', '', 'sẽ bị', 'các bản nháp này trở lại'];
const PRICE: Action = ['đổi', 'giá bán', '', 'sẽ', 'các giá này trở về như cũ'];
const STOCK: Action = ['đổi', 'số tồn kho', '', 'sẽ', 'các số tồn kho này trở về như cũ'];
const PUT_IN: Action = ['thêm', 'sản phẩm', ' vào mục', 'sẽ được', 'các sản phẩm này ra khỏi mục'];
const TAKE_OUT: Action = ['bỏ', 'sản phẩm', ' khỏi mục', 'sẽ được', 'các sản phẩm này trở lại mục'];

function actionOf(edit: BulkEdit): Action {
	if (edit.kind === 'price') return PRICE;
	if (edit.kind === 'stock') return STOCK;
	if (edit.kind === 'delete') return DELETE;
	if (edit.kind === 'shown') return SHOWN_ACTIONS[edit.change];
	return edit.isIn ? PUT_IN : TAKE_OUT;
}

const started = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const sentences = (all: readonly (string | false)[]): string => all.filter(Boolean).join(' ');

/** The button's text, for example `Đổi 12 giá bán`. */
export function bulkDoMessages(edit: BulkEdit, count: number): string {
	const [verb, noun, tail] = actionOf(edit);
	return started(count === 0 ? `${verb} ${noun}${tail}` : `${verb} ${formatCount(count)} ${noun}${tail}`);
}

/** The preview, for example `12 giá bán sẽ đổi, 3 giữ nguyên.` */
export function bulkWouldMessages(edit: BulkEdit, changes: number, unchanged: number): string {
	const [verb, noun, tail, will] = actionOf(edit);
	const told = `${formatCount(changes)} ${noun} ${will} ${verb}${tail}`;
	return unchanged > 0 ? `${told}, ${formatCount(unchanged)} giữ nguyên.` : `${told}.`;
}

/** The result, for example `Đã đổi 12 giá bán. 2 giá bán chờ duyệt.` */
export function bulkDoneMessages(edit: BulkEdit, changed: number, waiting: number, refused: number): string {
	const [verb, noun, tail] = actionOf(edit);
	// A product that cannot be deleted is no draft.
	const stored = edit.kind === 'delete' ? 'sản phẩm' : noun;
	return sentences([
		(changed > 0 || waiting + refused === 0) && `Đã ${verb} ${formatCount(changed)} ${noun}${tail}.`,
		waiting > 0 && `${formatCount(waiting)} ${noun} chờ duyệt.`,
		refused > 0 && `${formatCount(refused)} ${stored} chưa ${verb} được.`,
	]);
}

export function bulkUndoMessages(edit: BulkEdit, untilMs: number): string {
	const [, , , , back] = actionOf(edit);
	const but =
		edit.kind === 'delete'
			? 'Bản nháp có mã SKU đã dùng cho sản phẩm khác thì không khôi phục được.'
			: 'Phần đã có người sửa tiếp thì giữ nguyên.';
	return `Bấm “Hoàn tác” trước ${formatTime(new Date(untilMs))} thì ${back}. ${but}`;
}

export function bulkUndoneMessages(edit: BulkEdit, restored: number, stored: number): string {
	const [, noun] = actionOf(edit);
	const why =
		edit.kind === 'delete'
			? 'chưa trở lại được vì mã SKU đã có sản phẩm khác dùng; bạn đổi mã bên đó rồi hoàn tác lại.'
			: 'đã có người sửa tiếp nên giữ nguyên.';
	return sentences([
		(restored > 0 || stored === 0) && `Đã trả ${formatCount(restored)} ${noun} về như trước.`,
		stored > 0 && `${formatCount(stored)} ${noun} ${why}`,
	]);
}
