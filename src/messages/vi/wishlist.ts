import type {
	AlertKind,
	AlertLetter,
	SentAlert,
	WishlistFailure,
	WishSort,
	WishStatus,
} from '#src/domains/wishlist/contract.ts';
import type { AlertNotice, AlertNoticeParams } from '#src/domains/wishlist/rules/notices.ts';
import { formatVnd } from '#src/shared/text/amount-text.ts';
import type { MessageTable } from '../message-table.ts';

export const wishlistMessages = {
	'wishlist.not_found': 'Không tìm thấy danh sách hoặc sản phẩm này. Bạn hãy tải lại trang.',
	'wishlist.product_not_found': 'Sản phẩm này không còn hiển thị nên chưa lưu được.',
	'wishlist.variant_not_found': 'Phân loại này không còn bán. Bạn hãy chọn phân loại khác.',
	'wishlist.too_many_lists': ({ max }) =>
		`Bạn tạo được tối đa ${max} danh sách. Bạn hãy xóa bớt một danh sách rồi thử lại.`,
	'wishlist.list_full': ({ max }) =>
		`Mỗi danh sách giữ được tối đa ${max} sản phẩm. Bạn hãy bỏ bớt hoặc tạo danh sách khác.`,
	'wishlist.name_taken': 'Bạn đã có danh sách tên này. Bạn hãy đặt tên khác.',
	'wishlist.default_stays': 'Danh sách này luôn có sẵn nên không xóa được. Bạn vẫn đổi tên được.',
	'wishlist.already_there': ({ list }) => `Sản phẩm này đã có trong “${list}”.`,
	'wishlist.too_late': 'Đã quá lâu nên không khôi phục được. Bạn hãy lưu lại sản phẩm này.',
	'wishlist.email_unverified': 'Bạn cần xác nhận e-mail trước, để thư báo đến đúng hộp thư của bạn.',
	'wishlist.too_many_alerts': ({ max }) =>
		`Bạn đặt được tối đa ${max} thông báo. Hãy tắt bớt một thông báo rồi thử lại.`,
	'wishlist.in_stock': 'Sản phẩm này đang còn hàng, bạn mua được ngay.',
} satisfies MessageTable<WishlistFailure>;

export const defaultListName = 'Yêu thích';

export const wishStatusMessages: Readonly<Record<WishStatus, string>> = {
	on_sale: 'Đang bán',
	sold_out: 'Hết hàng',
	variant_gone: 'Phân loại này không còn bán',
	shop_on_holiday: 'Gian hàng đang nghỉ',
	shop_suspended: 'Gian hàng tạm ngừng bán',
	discontinued: 'Ngừng bán',
	gone: 'Không còn hiển thị',
};

export const wishSortMessages: Readonly<Record<WishSort, string>> = {
	newest: 'Mới lưu',
	cut: 'Giảm giá nhiều',
	price_asc: 'Giá thấp trước',
	price_desc: 'Giá cao trước',
};

export const wishlistScreenMessages = {
	title: 'Yêu thích',
	lists: 'Các danh sách của bạn',
	create: 'Tạo danh sách',
	rename: 'Đổi tên',
	remove: 'Xóa danh sách',
	share: 'Chia sẻ',
	shareText:
		'Ai có liên kết cũng xem được tên danh sách, các sản phẩm trong đó và thêm vào giỏ của họ. Chỉ bạn thấy ghi chú.',
	shareMake: 'Tạo liên kết chia sẻ',
	shareStop: 'Ngừng chia sẻ',
	shareOpen: 'Xem như người nhận',
	shared: 'Đang chia sẻ',
	count: (count: number) => `${count} sản phẩm`,
	sorts: 'Sắp xếp',
	sortNow: 'Sắp xếp lại',
	following: 'Đang theo dõi',
	emptyTitle: 'Chưa có sản phẩm nào ở đây',
	emptyText: 'Bấm hình trái tim ở sản phẩm để lưu vào đây.',
	emptyAction: 'Xem sản phẩm',
	visitorEmpty: 'Người gửi chưa lưu sản phẩm nào ở đây, hoặc các sản phẩm đã lưu không còn hiển thị.',
	chooseVariant: 'Phân loại',
	noVariant: 'Chưa chọn',
	variantOption: (label: string, priceVnd: number, available: number) =>
		available > 0 ? `${label} · ${formatVnd(priceVnd)}` : `${label} · hết hàng`,
	addToCart: 'Thêm vào giỏ',
	note: 'Ghi chú',
	move: 'Chuyển danh sách',
	moveShort: 'Chuyển',
	takeOut: 'Bỏ khỏi danh sách',
	takeOutShort: 'Bỏ',
	cheaper: (vnd: number) => `Rẻ hơn ${formatVnd(vnd)} so với lúc lưu`,
	dearer: (vnd: number) => `Đắt hơn ${formatVnd(vnd)} so với lúc lưu`,
	seeOthers: 'Tìm sản phẩm tương tự',
	needsScript: 'Trình duyệt đang tắt JavaScript nên bạn chỉ xem được danh sách, chưa đổi được.',
	nameLabel: 'Tên danh sách',
	nameHint: 'Ví dụ: Quà Tết, Đồ cho bé, Bếp mới.',
	save: 'Lưu',
	noteLabel: 'Ghi chú cho sản phẩm này',
	moveLabel: 'Chuyển sang',
	removeText: 'Các sản phẩm trong danh sách này cũng bị xóa. Việc này không hoàn tác được.',
	undo: 'Hoàn tác',
	sharedBadge: 'Danh sách được chia sẻ',
	sharedLead: 'Một người bạn chia sẻ với bạn những sản phẩm này. Bạn chọn sản phẩm muốn mua rồi thêm vào giỏ nhé.',
	sharedOwn: 'Đây là danh sách của bạn, như người nhận thấy.',
	sharedEdit: 'Về danh sách của tôi',
	hidden: (count: number) => `${count} sản phẩm không còn hiển thị nên không có ở đây.`,
	price: 'Giá lúc này',
} as const;

export const wishActionMessages = {
	removed: (name: string) => `Đã bỏ “${name}” khỏi danh sách.`,
	undone: 'Đã lưu lại như cũ.',
	moved: (list: string) => `Đã chuyển sang “${list}”.`,
	inCart: 'Đã thêm vào giỏ hàng',
	chooseFirst: 'Bạn hãy chọn phân loại trước.',
	saved: 'Đã lưu',
	failed: 'Chưa tải lại được danh sách. Bạn hãy tải lại trang.',
	createTitle: 'Tạo danh sách',
	renameTitle: 'Đổi tên danh sách',
	heartOn: 'Đã lưu vào Yêu thích',
	heartOff: 'Đã bỏ khỏi Yêu thích',
	heart: (name: string) => `Lưu ${name} vào Yêu thích`,
	wish: 'Lưu yêu thích',
	wished: 'Đã lưu yêu thích',
	alertOn: 'Đã bật. Chợ Biz gửi e-mail khi có thay đổi.',
	alertOff: 'Đã tắt thông báo.',
} as const;

const kinds: Readonly<Record<AlertKind, string>> = {
	back_in_stock: 'Báo khi có hàng lại',
	price_drop: 'Báo khi giá thấp hơn',
};

export const alertScreenMessages = {
	kinds,
	title: 'Đang theo dõi',
	lead: 'Bạn nhận e-mail khi có thay đổi, trừ khoảng 22:00 đến 7:00. Thông báo có hàng chỉ gửi một lần.',
	stop: 'Tắt thông báo',
	emptyAction: 'Xem hàng bán chạy',
	emptyTitle: 'Chưa bật thông báo cho sản phẩm nào',
	emptyText: 'Ở trang sản phẩm, bạn bấm “Báo khi giảm giá” hoặc “Báo khi có hàng”.',
	notifyPrice: 'Báo khi giảm giá',
	notifyingPrice: 'Đang báo khi giảm giá',
	notifyStock: 'Báo khi có hàng',
	notifyingStock: 'Đang báo khi có hàng',
	stopTitle: 'Tắt thông báo',
	stopLead: 'Thông báo về các sản phẩm sau:',
	stopNone: 'Thông báo về các sản phẩm trong thư này đã tắt.',
	stopThese: 'Tắt thông báo các sản phẩm này',
	stopAll: (total: number) => `Tắt tất cả thông báo (${total})`,
	stopped: (count: number) =>
		count > 0
			? `Đã tắt ${count} thông báo. Bạn không nhận e-mail về các sản phẩm này nữa.`
			: 'Không còn thông báo nào để tắt.',
	nothingLeft: 'Bạn không còn thông báo nào.',
	again: 'Muốn bật lại, bạn mở trang sản phẩm và bấm “Báo khi giảm giá” hoặc “Báo khi có hàng”.',
} as const;

const named = ({ productName, variantLabel }: Pick<SentAlert, 'productName' | 'variantLabel'>): string =>
	variantLabel === '' ? productName : `${productName} (${variantLabel})`;
const line = (told: SentAlert): string =>
	told.kind === 'back_in_stock' || told.beforeVnd === null
		? `${named(told)}: đã có hàng lại, ${formatVnd(told.priceVnd)}.`
		: `${named(told)}: còn ${formatVnd(told.priceVnd)}, trước là ${formatVnd(told.beforeVnd)}.`;

function subjectOf({ told, more }: AlertLetter): string {
	const [first] = told;
	if (!first || told.length + more > 1) return `${told.length + more} sản phẩm bạn theo dõi có tin mới`;
	return first.kind === 'back_in_stock' ? `${first.productName} đã có hàng lại` : `${first.productName} vừa giảm giá`;
}

export const alertLetterMessages = (letter: AlertLetter) => ({
	subject: subjectOf(letter),
	body: [
		`Chào ${letter.name},`,
		...letter.told.map(line),
		...(letter.more > 0 ? [`Và ${letter.more} sản phẩm khác nữa.`] : []),
		'Giá và số lượng có thể thay đổi khi bạn mở trang.',
	].join('\n'),
	action: letter.told.length + letter.more > 1 ? 'Xem các sản phẩm bạn theo dõi' : 'Xem sản phẩm',
	foot: 'Bạn nhận thư này vì đã bấm “Báo khi có hàng” hoặc “Báo khi giảm giá”.',
	stop: 'Tắt thông báo, không cần đăng nhập',
});

export const alertNoticeMessages: Readonly<
	Record<AlertNotice, (params: AlertNoticeParams) => { title: string; body: string; action: string }>
> = {
	'wishlist.back_in_stock': (params) => ({
		title: `${named(params)} đã có hàng lại`,
		body: `Giá lúc này: ${formatVnd(params.priceVnd)}.`,
		action: 'Xem sản phẩm',
	}),
	'wishlist.price_dropped': (params) => ({
		title: `${named(params)} vừa giảm giá`,
		body: `Còn ${formatVnd(params.priceVnd)}, trước là ${formatVnd(params.beforeVnd ?? params.priceVnd)}.`,
		action: 'Xem sản phẩm',
	}),
};
