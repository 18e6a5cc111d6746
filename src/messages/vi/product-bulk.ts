import { BULK_UNDO_MINUTES, type BulkEdit, type BulkFailure } from '#src/domains/product-editing/contract/bulk.ts';
import { formatCount } from '#src/shared/text/amount-text.ts';
import type { ResponsiveMessage } from './responsive-text.ts';

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
		'Mỗi sản phẩm được kiểm tra như khi đăng riêng; gian hàng mới thì người của Chợ Biz xem trước khi khách thấy. Đã gửi thì không hoàn tác được; muốn khách thôi thấy, bạn ẩn đi.',
	finalText: 'Ngừng kinh doanh là mãi mãi: sản phẩm không bán lại được và không hoàn tác được.',
	deleteText: `Chỉ xóa được bản nháp chưa gửi kiểm duyệt lần nào. Bạn hoàn tác được trong ${BULK_UNDO_MINUTES} phút; sau đó bản nháp mất hẳn, mã SKU dùng lại được ngay.`,
	deleted: 'xóa',
	section: 'Mục',
	isIn: 'Xếp vào hay lấy ra',
	inside: 'Trong mục',
	outside: 'Ngoài mục',
	putIn: 'Xếp vào mục',
	takeOut: 'Lấy ra khỏi mục',
	preview: 'Xem trước',
	counting: 'Đang tính',
	nothing: 'Không có gì để sửa.',
	waiting: (count: number): string =>
		`${formatCount(count)} giá đổi quá một nửa sẽ chờ người của Chợ Biz duyệt trước khi khách thấy.`,
	more: (count: number): string => `và ${formatCount(count)} chỗ khác`,
	cancel: 'Thôi',
	running: (done: number, of: number): string => `Đã xem ${formatCount(done)} trên ${formatCount(of)} sản phẩm`,
	stopped: (done: number, of: number): string =>
		done > 0
			? `Đang dừng: mới xem ${formatCount(done)} trên ${formatCount(of)} sản phẩm.`
			: `Chưa sửa được ${formatCount(of)} sản phẩm bạn chọn.`,
	unsure: (done: number, of: number): string =>
		`${done > 0 ? `Đang dừng: mới xem ${formatCount(done)} trên ${formatCount(of)} sản phẩm, chưa` : 'Chưa'} rõ phần vừa gửi đã sửa hay chưa. Bấm “Làm tiếp” để biết; chỗ đã sửa không bị sửa thêm lần nữa.`,
	goOn: 'Làm tiếp',
	nothingDone: 'Phần vừa gửi chưa tới nơi: chưa có chỗ nào bị sửa.',
	undo: 'Hoàn tác',
	close: 'Đóng',
} as const;

export const bulkFailureMessages: Readonly<Record<BulkFailure, (count: number) => string>> = {
	price_range: (count) => `${formatCount(count)} giá sẽ thấp quá hoặc cao quá mức cho phép.`,
	stock_range: (count) => `${formatCount(count)} số tồn kho sẽ âm hoặc quá lớn.`,
	stock_below_reserved: (count) => `${formatCount(count)} phân loại đang giữ cho khách nhiều hơn số mới.`,
	state_refuses: (count) => `${formatCount(count)} sản phẩm đang ở trạng thái không làm được việc này.`,
	listing_limit: (count) =>
		`${formatCount(count)} sản phẩm vượt số gian hàng mới đăng được cùng lúc; bạn ẩn bớt hoặc chờ qua giai đoạn đầu nhé.`,
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
