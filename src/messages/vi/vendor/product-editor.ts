import { DESCRIPTION_MIN, HEADING_MAX } from '#src/domains/catalog/contract/description.ts';
import {
	OPTION_VALUE_MAX,
	PICTURES_MAX,
	PRE_ORDER_DAYS_MAX,
	PREP_DAYS_USUAL,
	PRICE_MIN_VND,
	QUANTITY_MAX,
	STOCK_MAX,
	VARIANT_LIMITS,
	VARIANTS_MAX,
} from '#src/domains/catalog/contract/product.ts';
import type { ChangeKind } from '#src/domains/catalog/contract/requested-changes.ts';
import { LICENCE_PAPERS_MAX, type LicenceView } from '#src/domains/compliance/contract/licence.ts';
import { CHECK_WITHIN_HOURS, PRICE_CHANGE_MAX_PERCENT } from '#src/domains/compliance/contract/moderation.ts';
import type { FormField } from '#src/domains/product-editing/rules/form-merge.ts';
import { MAX_VND } from '#src/shared/money.ts';
import { formatCount, formatVnd } from '#src/shared/text/amount-text.ts';
import { changedMessages } from '../ui.ts';
import { reasonMessages } from './vendor.ts';

const CHANGED: Readonly<Record<ChangeKind, string>> = {
	words: 'tên và thương hiệu',
	price: 'giá',
	choice: 'lựa chọn mới',
	pictures: 'ảnh',
	category: 'danh mục',
};
const namesOf = (kinds: readonly ChangeKind[]): string => [...new Set(kinds)].map((kind) => CHANGED[kind]).join(', ');

export const editorMessages = {
	addTitle: 'Đăng sản phẩm mới',
	editTitle: 'Sửa sản phẩm',
	visitorTitle: 'Đăng và sửa sản phẩm',
	visitorText: 'Bạn đăng nhập bằng tài khoản của gian hàng để đăng và sửa sản phẩm.',
	needsScript: 'Trang này cần JavaScript để sửa sản phẩm.',
	checking: 'Đang mở sản phẩm',
	missingTitle: 'Chưa mở được sản phẩm này',
	again: 'Thử lại',
	back: 'Tất cả sản phẩm',
	notYoursTitle: 'Phần này dành cho quản trị gian hàng',
	notYours: 'Vai trò của bạn không sửa được sản phẩm. Để sửa tồn kho, bạn chọn sản phẩm trong danh sách.',
	readOnly: 'Vai trò của bạn xem được sản phẩm này nhưng không sửa được.',

	category: 'Danh mục',
	chooseCategory: 'Chọn danh mục',
	categoryWaits:
		'Đổi danh mục của sản phẩm đang bán cần được duyệt. Thuộc tính mà danh mục mới cũng có được giữ lại; thuộc tính khác bạn điền sau khi được duyệt.',
	name: 'Tên sản phẩm',
	nameHint: 'Loại hàng trước, rồi điểm riêng: Nón lá bài thơ Huế, vành 40 cm.',
	brand: 'Thương hiệu',
	description: 'Mô tả',
	descriptionHint: `Để trống một dòng giữa các đoạn. Tiêu đề là dòng ngắn đứng đầu đoạn hoặc dòng bắt đầu bằng # (đến ${HEADING_MAX} ký tự), dòng bắt đầu bằng dấu gạch là danh sách, **chữ đậm** (Ctrl+B), _chữ nghiêng_ (Ctrl+I).`,
	textTools: 'Định dạng mô tả',
	textToolNames: { heading: 'Tiêu đề', list: 'Danh sách', bold: 'Đậm', italic: 'Nghiêng' },
	textSamples: { heading: 'Tiêu đề ngắn', list: 'Một ý', bold: 'chữ đậm', italic: 'chữ nghiêng' },
	showText: 'Xem mô tả như khách',
	attributes: 'Đặc điểm của danh mục này',
	yes: 'Có',
	no: 'Không',
	unsaid: 'Không chọn',

	pictures: 'Hình ảnh',
	picturesHint: `Tối đa ${PICTURES_MAX} ảnh, ảnh đầu là ảnh bìa. Kéo để đổi chỗ, hoặc dùng nút Lên và Xuống.`,
	addPictures: 'Thêm ảnh',
	picturesLeft: (count: number): string =>
		`Nhiều nhất ${PICTURES_MAX} ảnh: ${count} ảnh chọn sau cùng không được thêm.`,
	uploading: (name: string, percent: number): string => `${name}: đã tải ${percent}%`,
	retry: 'Tải lại',
	drop: 'Bỏ',
	cover: 'Ảnh bìa',
	picture: (at: number): string => `Ảnh ${at}`,
	alt: 'Mô tả ảnh',
	altHint: 'Để trống thì lấy tên sản phẩm.',
	pictureOf: 'Ảnh của phân loại',
	ofAll: 'Mọi phân loại',
	up: 'Lên',
	down: 'Xuống',
	crop: 'Cắt vuông',
	cropTitle: 'Cắt ảnh thành hình vuông',
	cropFrame: 'Khung cắt: phím mũi tên để dời ảnh, phím + và − để phóng to, thu nhỏ',
	cropZoom: 'Phóng to',
	cropHint: 'Kéo ảnh để chọn phần muốn giữ; chụm hai ngón tay hoặc kéo thanh để phóng to.',
	cropDo: 'Cắt ảnh',
	cropFailed: 'Chưa cắt được ảnh này. Bạn hãy thử lại.',
	removePicture: 'Bỏ ảnh',
	moved: (at: number): string => `Đã chuyển tới vị trí ${at}`,

	variants: 'Phân loại, giá và kho',
	optionGroup: (at: number): string => `Nhóm phân loại ${at}`,
	optionName: 'Tên nhóm',
	optionNameHint: 'Ví dụ: Màu, Cỡ, Vị.',
	optionNames: ['Màu sắc', 'Kích cỡ', 'Vị', 'Khối lượng', 'Chất liệu', 'Mẫu'],
	optionValues: 'Lựa chọn',
	optionValuesHint: 'Gõ từng lựa chọn rồi nhấn Enter. Dán nhiều lựa chọn cách nhau bằng dấu phẩy cũng được.',
	optionPlaceholder: (has: boolean): string => (has ? 'Thêm lựa chọn' : 'Ví dụ: Đỏ'),
	editValue: (value: string): string => `Sửa lựa chọn ${value}`,
	editKeys: 'Enter để sửa, Delete để xóa, Shift và mũi tên để đổi chỗ.',
	valueName: 'Tên lựa chọn',
	valueEarlier: 'Chuyển lên trước',
	valueLater: 'Chuyển ra sau',
	valueDone: 'Xong',
	removeValue: (value: string): string => `Xóa lựa chọn ${value}`,
	valueOff: 'đã tắt',
	valueMoved: (value: string, at: number): string => `${value}: vị trí ${at}`,
	valueSwitchedOff: (value: string): string =>
		`Lựa chọn “${value}” đã lưu nên chỉ được tắt; khách không thấy nữa. Nhập lại tên để bán tiếp.`,
	addOption: 'Thêm nhóm phân loại',
	removeOption: 'Bỏ nhóm',
	gridHint: `Bảng bên dưới có mọi cách kết hợp, nhiều nhất ${VARIANTS_MAX}. Bạn tắt những cách kết hợp không bán.`,
	gridRejected: {
		kept: 'Sản phẩm đã lưu với nhiều lựa chọn nên không bỏ hết nhóm được. Bạn tắt những lựa chọn không bán.',
		repeated: 'Nhóm này đã có lựa chọn đó.',
		too_many: `Quá ${VARIANTS_MAX} cách kết hợp. Bạn hãy bớt lựa chọn, hoặc tách thành hai sản phẩm.`,
	},
	only: 'Không có phân loại',
	price: 'Giá bán (₫)',
	stock: 'Tồn kho',
	sku: 'Mã hàng (SKU)',
	skuEmpty: 'Tự đặt khi lưu',
	weight: 'Cân nặng (g)',
	length: 'Dài (cm)',
	width: 'Rộng (cm)',
	height: 'Cao (cm)',
	isOn: 'Đang bán',
	removeVariant: 'Xóa phân loại',
	fill: 'Điền nhanh cho mọi phân loại',
	fillAll: 'Áp dụng cho tất cả',
	filled: (count: number): string => `Đã điền cho ${formatCount(count)} phân loại.`,
	fillNothing: 'Bạn hãy nhập giá, tồn kho hoặc cân nặng muốn điền.',

	selling: 'Cách bán',
	prepDays: 'Số ngày chuẩn bị hàng',
	prepDaysHint: `Từ 1 đến ${PRE_ORDER_DAYS_MAX} ngày làm việc; quá ${PREP_DAYS_USUAL} ngày là hàng đặt trước, khách thấy rõ ở trang sản phẩm và giỏ hàng.`,
	quantityMin: 'Mua ít nhất',
	quantityStep: 'Mỗi lần thêm',
	quantityMax: 'Mua nhiều nhất',
	quantityHint: `Nhiều nhất ${QUANTITY_MAX} trong một đơn.`,
	noReturn: 'Không nhận trả vì đổi ý',
	noReturnNone: 'Theo quy định của gian hàng',
	shipping: 'Bảng phí giao hàng',
	shippingHint: 'Lập và sửa bảng phí ở Trang gian hàng, phần Phí giao hàng.',
	shippingCommon: 'Phí chung của gian hàng',

	state: 'Tình trạng',
	because: reasonMessages,
	pendingText: (by: string | null): string =>
		`Chợ Biz duyệt xong khách mới thấy, ${by ? `chậm nhất ${by}` : `trong vòng ${CHECK_WITHIN_HOURS} giờ`}. Bạn vẫn sửa được trong lúc chờ; sau khi sửa, sản phẩm được duyệt lại từ đầu.`,
	mendText: 'Khách chưa thấy sản phẩm. Bạn sửa theo lý do dưới đây rồi gửi duyệt lại.',
	changes: 'Thay đổi đã gửi',
	changeKinds: { words: 'Tên', price: 'Giá', choice: 'Lựa chọn mới, giá', pictures: 'Ảnh', category: 'Danh mục' },
	picturesBefore: 'Trước',
	picturesAfter: 'Sau',
	newPicture: 'Ảnh mới',
	waiting: 'Đang chờ duyệt',
	decisions: { confirmed: 'Đã duyệt', rejected: 'Không được duyệt' },
	withdrawn: 'Bạn đã rút lại',
	priceHint: `Giá của hàng đang bán đổi quá ${PRICE_CHANGE_MAX_PERCENT}% cần được duyệt.`,
	publish: 'Lưu và đăng bán',
	publishAgain: 'Lưu và gửi duyệt lại',
	hide: 'Ẩn khỏi gian hàng',
	show: 'Hiện lại cho khách',
	discontinue: 'Ngừng kinh doanh',
	discontinueTitle: 'Ngừng kinh doanh sản phẩm này?',
	discontinueText: 'Không hoàn tác được: trang sản phẩm vẫn mở và giới thiệu sản phẩm khác, nhưng không bán lại được.',
	deleteDraft: 'Xóa bản nháp',
	deleteTitle: 'Xóa bản nháp này?',
	deleteText: 'Bản nháp bị xóa vĩnh viễn cùng giá, tồn kho và nội dung chưa lưu. Mã SKU dùng lại được ngay.',
	deleted: 'Đã xóa bản nháp',
	deletedText: 'Mã SKU dùng lại được ngay.',
	keep: 'Giữ lại',
	duplicate: 'Nhân bản',
	copyOf: (name: string): string => `${name} (bản sao)`,
	see: 'Xem trang sản phẩm',
	preview: 'Xem như khách',
	previewTitle: 'Khách sẽ thấy như sau',
	closePreview: 'Đóng',
	published: 'Sản phẩm đang bán. Khách thấy ngay.',
	pending: `Đã gửi. Chợ Biz duyệt trong vòng ${CHECK_WITHIN_HOURS} giờ, sau đó khách mới thấy.`,
	stateChanged: 'Đã đổi tình trạng sản phẩm.',

	save: 'Lưu',
	saved: 'Đã lưu.',
	stillSending: 'Ảnh còn đang tải lên. Bạn hãy đợi tải xong rồi lưu.',
	savedWaiting: (waits: readonly ChangeKind[], leftOut: readonly ChangeKind[]): string =>
		[
			waits.length + leftOut.length > 0 ? 'Đã lưu phần còn lại.' : 'Đã lưu.',
			waits.length > 0 && `Chờ duyệt trước khi khách thấy: ${namesOf(waits)}.`,
			leftOut.length > 0 && `Chưa đổi vì còn một thay đổi đang chờ duyệt: ${namesOf(leftOut)}.`,
		]
			.filter(Boolean)
			.join(' '),
	waitsTitle: (kind: ChangeKind): string => `Đang chờ duyệt: ${CHANGED[kind]}`,
	waitsText: `Chợ Biz duyệt trong vòng ${CHECK_WITHIN_HOURS} giờ; trong lúc chờ khách vẫn thấy như cũ. Bạn vẫn lưu được các phần khác; thay đổi khác cũng cần duyệt thì gửi sau khi thay đổi này duyệt xong.`,
	unsaved: 'Có thay đổi chưa lưu',
	allSaved: 'Đã lưu hết',
	nothingYet: 'Tự lưu khi bạn viết',
	drafted: (at: string): string => `Đã tự lưu lúc ${at}, mở tiếp được trên thiết bị khác`,
	onDevice: 'Đã tự lưu trên thiết bị này',
	restored: (at: string): string => `Đã mở lại phần tự lưu lúc ${at}.`,
	dropDraft: 'Bỏ phần tự lưu',
	wrongTitle: 'Còn mục cần sửa',

	changedTitle: changedMessages.title('sản phẩm này'),
	changedText: changedMessages.text,
	changedMarks: changedMessages.marks,
	pictureCount: (count: number): string => `${formatCount(count)} ảnh`,
	theirsOnly: 'Chỉ người kia sửa, giữ bản của họ',
	mine: 'Bản của tôi',
	theirs: 'Bản của họ',
	merge: 'Gộp và lưu',
	later: 'Để sau',
	empty: 'trống',
} as const;

export const editorProblems = {
	category: 'Bạn chọn danh mục cho sản phẩm.',
	name: 'Tên sản phẩm dài từ 5 ký tự.',
	description: `Mô tả dài từ ${DESCRIPTION_MIN} ký tự.`,
	optionName: 'Bạn đặt tên cho nhóm phân loại này.',
	optionNamesSame: 'Hai nhóm phân loại trùng tên. Bạn đặt cho mỗi nhóm một tên riêng.',
	optionValues: 'Nhóm này chưa có lựa chọn. Bạn thêm ít nhất một, hoặc bỏ nhóm.',
	price: `Giá từ ${formatVnd(PRICE_MIN_VND)} đến ${formatVnd(MAX_VND)}.`,
	optionLong: `Tên nhóm nhiều nhất ${VARIANT_LIMITS.optionName} ký tự, mỗi lựa chọn nhiều nhất ${OPTION_VALUE_MAX} ký tự.`,
	optionRepeated: 'Có lựa chọn bị lặp. Bạn xóa bớt để mỗi lựa chọn chỉ còn một lần.',
	stock: `Tồn kho nhiều nhất ${formatCount(STOCK_MAX)}.`,
	sku: 'Mỗi phân loại có một mã hàng riêng, nhiều nhất 40 ký tự; để trống thì Chợ Biz tự đặt.',
	weight: `Cân nặng từ 1 đến ${formatCount(VARIANT_LIMITS.weightG)} g.`,
	size: `Bạn ghi đủ cả ba chiều, mỗi chiều nhiều nhất ${formatCount(VARIANT_LIMITS.sideCm)} cm, hoặc để trống cả ba.`,
	prepDays: `Từ 1 đến ${PRE_ORDER_DAYS_MAX} ngày.`,
	quantity: 'Số lượng mua không hợp lý: số nhiều nhất phải bằng số ít nhất cộng với bội số của bước.',
	off: 'Cần ít nhất một phân loại đang bán.',
	noPicture: 'Cần ít nhất một ảnh thật rồi mới đăng bán được. Chưa có ảnh thì bạn bấm Lưu để giữ bản nháp.',
} as const;

export const formFieldMessages: Readonly<Record<FormField['part'], string>> = {
	categoryId: 'Danh mục',
	name: 'Tên',
	brand: 'Thương hiệu',
	description: 'Mô tả',
	optionNames: 'Nhóm phân loại',
	variants: 'Phân loại',
	pictures: 'Hình ảnh',
	attributes: 'Đặc điểm',
	prepDays: 'Ngày chuẩn bị',
	quantityMin: 'Mua ít nhất',
	quantityStep: 'Mỗi lần thêm',
	quantityMax: 'Mua nhiều nhất',
	noReturnReason: 'Không nhận trả vì đổi ý',
	shippingProfileId: 'Bảng phí giao hàng',
	values: 'Lựa chọn',
	sku: 'Mã hàng',
	priceVnd: 'Giá',
	stock: 'Tồn kho',
	isOn: 'Đang bán',
	weightG: 'Cân nặng',
	lengthCm: 'Dài',
	widthCm: 'Rộng',
	heightCm: 'Cao',
};

export const editorPartMessages = {
	titles: {
		'phan-chinh': 'Tên và danh mục',
		'phan-anh': 'Hình ảnh',
		'phan-loai': 'Phân loại, giá và kho',
		'phan-mo-ta': 'Mô tả',
		'phan-dac-diem': 'Đặc điểm thêm',
		'phan-cach-ban': 'Cách bán',
		'phan-giam-gia': 'Giảm giá theo lịch',
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
	noText: 'Chưa có mô tả',
	pictures: (count: number): string => (count === 0 ? 'Chưa có ảnh' : `${count} ảnh`),
	variants: (count: number, from: number, to: number, stock: number): string => {
		const kinds = count > 1 ? `${count} phân loại · ` : '';
		if (!(to > 0)) return `${kinds}chưa có giá`;
		const price = from === to ? formatVnd(to) : `${formatVnd(from)} – ${formatVnd(to)}`;
		return `${kinds}${price} · tồn ${formatCount(stock)}`;
	},
	facts: (brand: string, count: number): string =>
		[brand, count > 0 && `${count} đặc điểm`].filter(Boolean).join(' · ') || 'Chưa có thông tin',
	selling: (days: number, min: number, max: number): string => `Chuẩn bị ${days} ngày · mua từ ${min} đến ${max}`,

	options: (names: readonly string[]): string =>
		names.length > 0 ? `Khách chọn theo: ${names.join(', ')}` : 'Khách chọn theo',
	variant: (priceVnd: number, stock: number, sku: string): string =>
		[priceVnd > 0 ? formatVnd(priceVnd) : 'Chưa có giá', `tồn ${formatCount(stock)}`, sku].filter(Boolean).join(' · '),
	size: 'Kích thước gói hàng',
	sizeSaid: (sides: readonly number[]): string =>
		sides.some((side) => side > 0) ? `${sides.map(formatCount).join(' × ')} cm` : 'không bắt buộc',
	pictureText: 'Mô tả ảnh',
	pictureSaid: (alt: string, of: string): string => [of, alt].filter(Boolean).join(' · ') || 'lấy tên sản phẩm',
	more: 'Thao tác khác',
} as const;

export const newDraftMessages = {
	title: (count: number): string => `${formatCount(count)} sản phẩm đang soạn`,
	text: 'Mỗi bản được lưu riêng, mở lại được trên thiết bị khác. Bản không sửa trong 60 ngày sẽ tự xóa.',
	unnamed: 'Sản phẩm chưa đặt tên',
	savedAt: (at: string): string => `Sửa lần cuối ${at}`,
	goOn: 'Soạn tiếp',
	drop: 'Xóa',
	dropTitle: 'Xóa bản đang soạn này?',
	dropText: (name: string): string => `Nội dung đã nhập cho “${name}” sẽ mất.`,
	keep: 'Giữ lại',
	dropped: 'Đã xóa bản đang soạn.',
	notDropped: 'Chưa xóa được bản đang soạn. Bạn hãy thử lại.',
} as const;

const dayText = (day: string): string => day.split('-').reverse().join('/');

/** Adds a full stop to an operator's text that has none. */
const ended = (text: string): string => (/[.!?…]$/u.test(text) ? text : `${text}.`);

export const licenceMessages = {
	title: 'Giấy tờ của danh mục này',
	state: ({ name, state, isOver, isEnding, reason, validUntil, soldUntil }: LicenceView): string => {
		const last = validUntil ? `Bản đang dùng còn hiệu lực đến hết ngày ${dayText(validUntil)}.` : '';
		const sold = soldUntil ? ` Sản phẩm đang bán từ trước vẫn bán đến hết ngày ${dayText(soldUntil)}.` : '';
		if (isOver)
			return `${name} của gian hàng đã hết hạn. Sản phẩm trong danh mục này tạm ẩn; bạn gửi bản mới, được duyệt là sản phẩm tự hiện lại.`;
		if (state === 'approved')
			return `${name} của gian hàng đã được duyệt${validUntil ? `, dùng đến hết ngày ${dayText(validUntil)}` : ''}.${isEnding ? ' Bạn gửi bản mới trước ngày đó để sản phẩm không bị ẩn.' : ''}`;
		if (state === 'asked' && last) return `Bạn đã gửi ${name} bản mới, Chợ Biz đang xem. ${last}`;
		if (state === 'asked')
			return `Bạn đã gửi ${name}. Chợ Biz đang xem; duyệt xong là đăng bán được. Trong lúc chờ, bạn lưu nháp được.${sold}`;
		if (state === 'rejected')
			return `${name} chưa được chấp nhận: ${ended(reason)} ${last || sold.trim() || 'Sản phẩm trong danh mục này tạm ẩn, giấy mới được duyệt thì tự hiện lại.'}`;
		return `Danh mục này chỉ bán được khi gian hàng có ${name}. Bạn gửi ảnh chụp một lần cho cả danh mục; chưa có thì vẫn lưu nháp được.${sold}`;
	},
	pictures: 'Ảnh chụp giấy',
	hint: `Nhiều nhất ${LICENCE_PAPERS_MAX} ảnh, chụp rõ cả con dấu. Chỉ gian hàng và Chợ Biz xem được.`,
	add: 'Chọn ảnh',
	uploading: 'Đang tải ảnh lên…',
	tooMany: `Nhiều nhất ${LICENCE_PAPERS_MAX} ảnh.`,
	picture: (nth: number): string => `Ảnh giấy ${nth}`,
	remove: (nth: number): string => `Bỏ ảnh giấy ${nth}`,
	send: 'Gửi duyệt giấy',
	sendAgain: 'Gửi ảnh khác',
	sendNew: 'Gửi bản mới',
	sent: 'Đã gửi giấy. Bạn nhận thông báo và e-mail khi có kết quả.',
};
