import type { CatalogFailure, ReservationState } from '#src/domains/catalog/contract/product.ts';
import type { ProductState } from '#src/domains/catalog/rules/product-states.ts';
import { instantText } from '../instant-text.ts';
import type { MessageTable } from '../message-table.ts';
import { changedMessages } from './changed-text.ts';

const licenceGapMessages: Readonly<Record<string, string>> = {
	none: 'Gian hàng chưa gửi giấy này: bạn gửi ảnh ở mục Danh mục trong trang sửa sản phẩm, duyệt xong là đăng bán được.',
	asked: 'Chợ Biz đang xem giấy bạn gửi; duyệt xong là đăng bán được.',
	rejected: 'Giấy đã gửi chưa được chấp nhận: bạn xem lý do ở mục Danh mục trong trang sửa sản phẩm rồi gửi lại.',
	over: 'Giấy đã gửi hết hạn: bạn gửi bản mới ở mục Danh mục trong trang sửa sản phẩm.',
};

export const catalogMessages = {
	'catalog.role_not_allowed': 'Vai trò của bạn trong gian hàng không làm việc này với hàng bán.',
	'catalog.not_found': 'Không tìm thấy sản phẩm này. Có thể người bán đã gỡ xuống.',
	'catalog.out_of_stock': 'Có sản phẩm vừa hết hoặc không đủ số lượng. Bạn xem lại giỏ hàng nhé.',
	'catalog.reservation_lost': 'Thời gian giữ hàng đã hết. Bạn đặt lại nhé.',
	'catalog.category_unknown': 'Bạn chọn một danh mục cấp hai nhé.',
	'catalog.licence_missing': ({ category, licence, gap }) =>
		`Danh mục “${category}” cần ${licence}. ${licenceGapMessages[String(gap)] ?? ''}`,
	'catalog.licence_held': 'Giấy tờ của danh mục này đã được duyệt và còn hạn, bạn không cần gửi lại.',
	'catalog.licence_unneeded': 'Danh mục này không cần giấy tờ riêng. Bạn đăng bán được ngay.',
	'catalog.paper_unknown': 'Có ảnh giấy tờ chưa tải lên xong. Bạn tải lại ảnh rồi gửi nhé.',
	'catalog.options_mismatch': ({ names }) => `Mỗi phân loại cần đủ ${names} lựa chọn.`,
	'catalog.options_repeated': 'Có phân loại bị lặp. Mỗi phân loại chỉ ghi một lần.',
	'catalog.sku_taken': 'Mã hàng (SKU) này đã dùng cho phân loại khác của gian hàng.',
	'catalog.shipping_unknown': 'Bảng phí giao hàng này không còn nữa. Bạn chọn lại bảng phí rồi lưu nhé.',
	'catalog.picture_unknown': 'Có ảnh chưa tải lên xong. Bạn tải lại ảnh rồi thử lại nhé.',
	'catalog.quantity_rule': ({ min, step, max }) =>
		`Số lượng mua không hợp lý: từ ${min}, mỗi lần thêm ${step}, nhiều nhất ${max}.`,
	'catalog.state_refuses': 'Sản phẩm đang ở trạng thái không làm được việc này. Bạn tải lại trang để xem nhé.',
	'catalog.shop_not_open': 'Gian hàng của bạn chưa được duyệt hoặc đang tạm ngừng.',
	'catalog.stock_below_reserved': ({ reserved }) =>
		`Đang giữ ${reserved} sản phẩm cho người đã đặt, không thể ghi tồn kho thấp hơn.`,
	'catalog.stock_changed': ({ onHand }) => `Số hàng vừa đổi, nay là ${onHand}. Bạn xem lại rồi lưu nhé.`,
	'catalog.synonym_invalid': 'Từ đồng nghĩa cần hai vế khác nhau, mỗi vế từ một đến năm từ.',
	'catalog.goods_not_sold':
		'Gian hàng của bạn đăng ký vận chuyển, chưa đăng ký bán hàng nên chưa đăng được sản phẩm. Muốn bán hàng, bạn viết cho Chợ Biz ở trang Gửi khiếu nại nhé.',
	'catalog.picture_missing': 'Sản phẩm cần ít nhất một ảnh thật rồi mới đăng bán được.',
	'catalog.draft_in_use':
		'Bản nháp này đang gắn với một việc khác của Chợ Biz (giữ hàng, mức phí riêng, kiểm duyệt) nên không xóa được.',
	'catalog.listing_capped':
		'Gian hàng đang có số dư âm nên chưa đăng thêm được sản phẩm. Hàng đang bán vẫn bán bình thường; khi số dư hết âm, bạn đăng tiếp được.',
	'catalog.listing_blocked': ({ until }) =>
		`Chợ Biz đã ngừng cho gian hàng đăng thêm sản phẩm đến ${instantText(until)}. Lý do nằm ở trang Tổng quan; hàng đang bán vẫn bán bình thường.`,
	'catalog.listing_limit': ({ max }) =>
		`Gian hàng mới đăng được nhiều nhất ${max} sản phẩm cùng lúc. Bạn ẩn bớt hoặc chờ qua giai đoạn đầu nhé.`,
	'catalog.asked_anew': 'Gian hàng đã sửa sau khi bạn xem, hoặc việc này đã xong. Bạn xem lại rồi hãy quyết định.',
	'catalog.change_pending': 'Sản phẩm đang có một thay đổi chờ duyệt. Bạn chờ duyệt xong rồi sửa tiếp nhé.',
	'catalog.product_changed': changedMessages.refused('sản phẩm này'),
	'catalog.nothing_on_sale': 'Cần ít nhất một phân loại đang bật bán. Muốn tạm ngừng bán, bạn ẩn sản phẩm nhé.',
	'catalog.undo_too_late': ({ minutes }) =>
		`Đã quá ${minutes} phút nên không hoàn tác được nữa. Bạn sửa lại như một lần sửa mới nhé.`,
	'catalog.bulk_undone': 'Lần sửa này đã được hoàn tác nên không làm tiếp. Bạn sửa lại như một lần sửa mới nhé.',
	'catalog.reason_missing': 'Cần ghi lý do để người bán biết phải làm gì.',
	'catalog.attribute_unknown': 'Danh mục này không có thuộc tính bạn vừa ghi. Bạn tải lại trang rồi chọn lại nhé.',
	'catalog.attribute_invalid': ({ name, written }) =>
		`“${written}” không phải là giá trị của “${name}”. Bạn chọn một giá trị trong danh sách nhé.`,
	'catalog.attribute_taken': 'Mã thuộc tính này đã dùng cho một kiểu giá trị khác.',
	'catalog.listing_doubtful':
		'Tên hoặc mô tả có từ không được phép, số liên lạc hoặc đường dẫn. Bạn bỏ phần đó rồi lưu lại nhé.',
	'catalog.drafts_full': ({ max }) =>
		`Bạn đang viết dở ${max} sản phẩm. Bạn lưu hoặc xóa bớt một bản rồi viết tiếp nhé.`,
	'catalog.section_doubtful': 'Tên mục có từ không được phép, số liên lạc hoặc đường dẫn. Bạn đặt một tên khác nhé.',
	'catalog.section_taken': 'Gian hàng đã có một mục tên này. Bạn chọn tên khác nhé.',
	'catalog.sections_full': ({ max }) => `Gian hàng có nhiều nhất ${max} mục. Bạn xóa bớt một mục rồi thêm nhé.`,
	'catalog.sections_changed': 'Người khác vừa sửa các mục. Bạn tải lại trang rồi sắp xếp lại nhé.',
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
