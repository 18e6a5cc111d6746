import { type LegalKind, SHOP_TEXTS, type ShopState, type VendorFailure } from '#src/domains/vendors/contract/shop.ts';
import type { MessageTable } from '../message-table.ts';
import { changedMessages } from './changed-text.ts';

export { appealStateMessages } from './appeal-screen.ts';

const span = ({ min, max }: { readonly min: number; readonly max: number }): string => `từ ${min} đến ${max} ký tự`;

export const vendorMessages = {
	'vendors.email_unverified': 'Bạn cần xác nhận e-mail trước khi mở gian hàng.',
	'vendors.has_shop': 'Tài khoản này đã có một gian hàng. Mỗi người mở được một gian hàng.',
	'vendors.not_found': 'Không tìm thấy gian hàng này.',
	'vendors.state_refuses': 'Gian hàng đang ở trạng thái không làm được việc này. Bạn tải lại trang để xem nhé.',
	'vendors.tax_code_missing': 'Hộ kinh doanh và công ty cần nhập mã số thuế.',
	'vendors.phone_invalid': 'Số điện thoại chưa đúng. Ví dụ: 0912 345 678.',
	'vendors.province_unknown': 'Bạn chọn lại tỉnh, thành nơi gửi hàng nhé.',
	'vendors.reason_missing': 'Bạn cần ghi lý do để người nộp biết phải làm gì tiếp.',
	'vendors.office_own_shop': 'Người của gian hàng không quyết định về gian hàng mình.',
	'vendors.block_holds': 'Gian hàng đang bị ngừng đăng bán rồi.',
	'vendors.block_missing': 'Gian hàng không bị ngừng đăng bán.',
	'vendors.info_rounds_used': ({ max }) => `Đã yêu cầu bổ sung đủ ${max} lần. Hãy duyệt hoặc từ chối hồ sơ.`,
	'vendors.page_changed': changedMessages.refused('trang này'),
	'vendors.picture_unknown': 'Ảnh chưa tải lên xong. Bạn tải lại ảnh rồi thử lại nhé.',
	'vendors.picture_taken': 'Ảnh này là của người khác. Bạn chọn một ảnh do gian hàng của bạn tải lên nhé.',
	'vendors.words_banned':
		'Có từ chỉ mặt hàng hoặc cách bán không được phép trên Chợ Biz. Bạn bỏ phần đó rồi lưu lại nhé.',
	'vendors.words_contact':
		'Có số điện thoại hoặc số tài khoản. Khách nhắn tin và thanh toán ngay trên Chợ Biz, nên bạn bỏ phần đó nhé.',
	'vendors.words_link': 'Có đường dẫn sang nơi khác. Bạn bỏ đường dẫn rồi lưu lại nhé.',
	'vendors.own_shop': 'Đây là gian hàng của bạn, bạn không cần theo dõi.',
	'vendors.role_not_allowed': 'Chỉ người quản trị gian hàng làm được việc này.',
	'vendors.holiday_changed': changedMessages.refused('lịch nghỉ'),
	'vendors.holiday_turned': 'Ngày nghỉ cuối không được trước ngày nghỉ đầu. Bạn sửa lại ngày nhé.',
	'vendors.holiday_over': 'Kỳ nghỉ này đã qua. Bạn chọn ngày từ hôm nay trở đi nhé.',
	'vendors.holiday_too_far': ({ max }) => `Bạn đặt lịch nghỉ trước nhiều nhất ${max} ngày nhé.`,
	'vendors.holiday_too_long': ({ max }) =>
		`Mỗi kỳ nghỉ dài nhất ${max} ngày. Nghỉ lâu hơn, bạn đặt thêm kỳ nữa khi gần hết nhé.`,
	'vendors.follows_too_many': ({ max }) =>
		`Bạn đang theo dõi đủ ${max} gian hàng. Bỏ theo dõi bớt một gian hàng rồi thử lại nhé.`,
	'vendors.application_incomplete': 'Hồ sơ còn chỗ chưa điền. Bạn xem các ô được đánh dấu nhé.',
	'vendors.application_closed': 'Hồ sơ đã gửi nên không sửa được nữa. Bạn tải lại trang để xem hồ sơ đang ở bước nào.',
	'vendors.application_changed': 'Hồ sơ đã khác lúc bạn mở ra xem. Bạn tải lại rồi xem lại nhé.',
	'vendors.application_missing': 'Bạn chưa có hồ sơ mở gian hàng.',
	'vendors.field_missing': 'Bạn điền ô này nhé.',
	'vendors.choice_missing': 'Bạn chọn một mục nhé.',
	'vendors.shop_name_invalid': `Tên gian hàng viết trên một dòng, có chữ cái hoặc chữ số, ${span(SHOP_TEXTS.name)}.`,
	'vendors.words_invalid': 'Có ký tự ẩn, hoặc dài hơn số ký tự cho phép. Bạn gõ lại ô này nhé.',
	'vendors.legal_name_invalid': `Viết đủ tên như trên giấy tờ, trên một dòng, ${span(SHOP_TEXTS.legalName)}.`,
	'vendors.legal_address_invalid': `Viết đủ số nhà, đường, phường xã và tỉnh thành, trên một dòng, ${span(SHOP_TEXTS.legalAddress)}.`,
	'vendors.tax_code_invalid':
		'Mã số thuế có 10 hoặc 12 chữ số; của chi nhánh thì thêm gạch nối và 3 chữ số, ví dụ: 0100000001-001.',
	'vendors.email_invalid': 'E-mail chưa đúng, ví dụ: ten@vidu.vn.',
	'vendors.identity_invalid': 'Số căn cước và ngày sinh không khớp. Số căn cước có 12 chữ số, ghi ở mặt trước thẻ.',
	'vendors.identity_missing': 'Bạn nhập số căn cước và ngày sinh của người đại diện nhé.',
	'vendors.identity_taken':
		'Danh tính hoặc mã số thuế này đã có gian hàng. Muốn mở thêm, bạn viết cho chúng tôi ở trang Khiếu nại và góp ý.',
	'vendors.identity_unchecked': 'Chưa đối chiếu căn cước của người nộp nên chưa duyệt được.',
	'vendors.identity_differs': 'Số căn cước trên giấy tờ khác số người nộp đã khai.',
	'vendors.too_young': ({ years }) => `Người mở gian hàng cần đủ ${years} tuổi.`,
	'vendors.name_letters': 'Tên gian hàng chỉ dùng chữ cái tiếng Việt, chữ số và dấu câu thường.',
	'vendors.name_taken': 'Đã có gian hàng mang tên này hoặc trông giống hệt. Bạn chọn tên khác nhé.',
	'vendors.name_reserved': 'Tên này dễ bị hiểu là của Chợ Biz. Bạn chọn tên khác nhé.',
	'vendors.papers_missing': 'Còn thiếu ảnh giấy tờ bắt buộc.',
	'vendors.papers_full': ({ max }) => `Hồ sơ có nhiều nhất ${max} ảnh giấy tờ.`,
	'vendors.paper_unknown': 'Ảnh này chưa tải lên xong. Bạn tải lại nhé.',
	'vendors.agreement_old': 'Thỏa thuận bán hàng vừa có bản mới. Bạn tải lại trang và đọc lại nhé.',
	'vendors.applied_too_often': ({ max, days }) =>
		`Trong ${days} ngày, hồ sơ không được duyệt đủ ${max} lần. Bạn nộp lại được khi lần cũ nhất qua ${days} ngày.`,
	'vendors.suspension_changed': 'Lần tạm ngừng này đã khác lúc bạn mở ra xem. Bạn tải lại trang rồi xem lại nhé.',
	'vendors.appeal_made': 'Gian hàng đã gửi giải trình cho lần tạm ngừng này. Bạn tải lại trang để xem nhé.',
	'vendors.appeal_late': 'Đã hết hạn giải trình cho lần tạm ngừng này.',
	'vendors.appeal_missing': 'Không có giải trình nào đang chờ trả lời.',
	'vendors.appeal_waits': 'Gian hàng còn thời gian giải trình, hoặc giải trình chưa được trả lời.',
	'vendors.appeal_same_person': 'Người đã tạm ngừng gian hàng không trả lời giải trình; người khác xem giúp.',
	'vendors.staff_taken': 'Tài khoản này đang làm việc cho một gian hàng rồi.',
	'vendors.staff_unknown': 'Không tìm thấy người này trong gian hàng.',
	'vendors.staff_owner': 'Chủ gian hàng luôn là quản trị, không đổi hay gỡ được.',
	'vendors.staff_full': ({ max }) => `Gian hàng có nhiều nhất ${max} người, kể cả lời mời đang chờ.`,
	'vendors.invitation_gone': 'Lời mời này đã dùng, đã hết hạn hoặc bị thu hồi. Bạn nhờ gian hàng mời lại nhé.',
	'vendors.invitation_other': 'Lời mời này gửi tới một địa chỉ e-mail khác. Bạn đăng nhập đúng địa chỉ được mời nhé.',
} satisfies MessageTable<VendorFailure>;

export const vendorsStateMessages: Readonly<Record<ShopState, string>> = {
	draft: 'Bản nháp',
	submitted: 'Chờ duyệt',
	needs_info: 'Cần bổ sung',
	rejected: 'Bị từ chối',
	approved: 'Đang hoạt động',
	suspended: 'Tạm ngừng bán',
	terminated: 'Đã đóng',
};

export const legalKindMessages: Readonly<Record<LegalKind, string>> = {
	individual: 'Cá nhân',
	household: 'Hộ kinh doanh',
	company: 'Công ty',
};
