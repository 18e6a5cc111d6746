import { causesOf, type HealthCause, type HealthCauseKind } from '#src/domains/vendors/contract/health.ts';
import type { VendorNotice, VendorNoticeParams } from '#src/domains/vendors/rules/notices.ts';
import { LEGAL_IDENTITY } from '#src/shared/brand.ts';
import { formatDateTime } from '#src/shared/time.ts';

type NoticeMessages = { readonly title: string; readonly body: string; readonly action: string };

const when = (by: string): string => formatDateTime(new Date(by));
const lines = (...parts: readonly string[]): string => parts.filter(Boolean).join('\n');
const because = (reason: string): string => (reason === '' ? '' : `Lý do: ${reason}`);
const answered = (answer: string): string => `Trả lời: ${answer}`;
const SEE = 'Xem hồ sơ';
const SEE_SHOP = 'Xem gian hàng';
const OPEN = 'Mở kênh người bán';

const APPEAL = `Thấy số liệu chưa đúng, bạn viết cho ${LEGAL_IDENTITY.complaintsEmail}.`;
const EXPLAIN = `Thấy chưa đúng, bạn giải trình với ${LEGAL_IDENTITY.complaintsEmail}.`;
const CAUSES: Readonly<Record<HealthCauseKind, string>> = {
	late_confirm: 'Xác nhận đơn trễ',
	cancelled: 'Gian hàng hủy đơn',
	late_ship: 'Gửi hàng trễ hẹn',
	dispute_lost: 'Khiếu nại mà gian hàng có lỗi',
	late_reply: 'Trả lời tin nhắn trễ',
};
/** For example 'Gian hàng hủy đơn: 4 trong 100 đơn (4%), mức cho phép 3%.' */
const causeMessages = ({ kind, count, of, percent, limitPercent }: HealthCause): string =>
	`${CAUSES[kind]}: ${count} trong ${of} ${kind === 'late_reply' ? 'đơn có tin nhắn' : 'đơn'} (${percent}%), mức cho phép ${limitPercent}%.`;

export const vendorNoticeMessages: Readonly<Record<VendorNotice, (params: VendorNoticeParams) => NoticeMessages>> = {
	'vendors.application_received': ({ shopName, by }) => ({
		title: `Đã nhận hồ sơ của ${shopName}`,
		body: `Chợ Biz trả lời bạn muộn nhất lúc ${when(by)}. Trong lúc chờ, bạn vẫn rút hồ sơ về sửa được.`,
		action: SEE,
	}),
	'vendors.application_approved': ({ shopName }) => ({
		title: `${shopName} đã được duyệt`,
		body: 'Gian hàng đã mở. Việc đầu tiên: đăng sản phẩm và điền lời giới thiệu để khách biết bạn bán gì.',
		action: OPEN,
	}),
	'vendors.application_asked': ({ shopName, reason }) => ({
		title: `Hồ sơ của ${shopName} cần bổ sung`,
		body: lines(
			reason,
			'Yêu cầu được ghi cạnh từng mục cần sửa trong hồ sơ. Sửa xong, bạn gửi lại để được duyệt tiếp.',
		),
		action: 'Bổ sung hồ sơ',
	}),
	'vendors.application_rejected': ({ shopName, reason }) => ({
		title: `Hồ sơ của ${shopName} không được duyệt`,
		body: lines(
			because(reason),
			'Sửa xong, bạn nộp lại được; nội dung đã nhập được giữ nguyên.',
			`Nếu thấy chưa đúng, bạn viết cho ${LEGAL_IDENTITY.complaintsEmail}.`,
		),
		action: SEE,
	}),
	'vendors.draft_closed': ({ shopName }) => ({
		title: 'Hồ sơ nháp đã được xóa',
		body: `Hồ sơ${shopName ? ` “${shopName}”` : ''} lâu không được cập nhật nên đã xóa cùng ảnh giấy tờ kèm theo. Bạn có thể mở hồ sơ mới bất cứ lúc nào.`,
		action: 'Mở hồ sơ mới',
	}),
	'vendors.shop_warned': ({ shopName, reason }) => ({
		title: `Chợ Biz nhắc nhở ${shopName}`,
		body: lines(
			because(reason),
			'Gian hàng vẫn bán bình thường. Nếu lặp lại, gian hàng có thể bị ngừng đăng bán hoặc tạm ngừng.',
			EXPLAIN,
		),
		action: OPEN,
	}),
	'vendors.listing_blocked': ({ shopName, reason, by }) => ({
		title: `${shopName} chưa đăng thêm sản phẩm được đến ${when(by)}`,
		body: lines(because(reason), 'Hàng đang bán vẫn bán, đơn đã đặt vẫn giao đúng hẹn.', EXPLAIN),
		action: OPEN,
	}),
	'vendors.listing_unblocked': ({ shopName, reason }) => ({
		title: `${shopName} đăng thêm sản phẩm được rồi`,
		body: because(reason),
		action: OPEN,
	}),
	'vendors.shop_suspended': ({ shopName, reason, by }) => ({
		title: `${shopName} đang tạm ngừng bán`,
		body: lines(
			because(reason),
			'Khách vẫn xem được gian hàng nhưng không đặt mua được. Đơn đã đặt vẫn cần giao đúng hẹn.',
			`Thấy chưa đúng, bạn giải trình đến hết ${when(by)} ở trang Tổng quan gian hàng.`,
		),
		action: 'Xem và giải trình',
	}),
	'vendors.shop_reinstated': ({ shopName }) => ({
		title: `${shopName} bán lại được rồi`,
		body: 'Chợ Biz đã xem xong. Khách đặt mua được như bình thường.',
		action: SEE_SHOP,
	}),
	'vendors.shop_terminated': ({ shopName, reason }) => ({
		title: `${shopName} đã đóng hẳn`,
		body: lines(
			because(reason),
			'Gian hàng không mở lại và không còn hiện với khách. Đơn và tiền cũ bạn vẫn xem được.',
			`Thấy chưa đúng, bạn viết cho ${LEGAL_IDENTITY.complaintsEmail}.`,
		),
		action: OPEN,
	}),
	'vendors.appeal_received': ({ shopName, by }) => ({
		title: `Đã nhận giải trình của ${shopName}`,
		body: `Một người khác ở Chợ Biz xem giải trình và trả lời muộn nhất lúc ${when(by)}.`,
		action: SEE_SHOP,
	}),
	'vendors.appeal_granted': ({ shopName, reason }) => ({
		title: `Giải trình được chấp nhận, ${shopName} bán lại được rồi`,
		body: lines(answered(reason), 'Khách đặt mua được như bình thường.'),
		action: SEE_SHOP,
	}),
	'vendors.appeal_refused': ({ shopName, reason }) => ({
		title: `Giải trình của ${shopName} không được chấp nhận`,
		body: lines(answered(reason), 'Gian hàng vẫn tạm ngừng bán. Đơn đã đặt vẫn cần giao đúng hẹn.'),
		action: SEE_SHOP,
	}),
	'vendors.health_warned': ({ shopName, causes, by }) => ({
		title: `${shopName} đang phục vụ dưới mức cam kết`,
		body: lines(
			...causesOf(causes).map(causeMessages),
			`Chưa cải thiện đến hết ${when(by)} thì gian hàng tạm không đăng thêm sản phẩm.`,
			APPEAL,
		),
		action: OPEN,
	}),
	'vendors.health_capped': ({ shopName, causes, by }) => ({
		title: `${shopName} tạm không đăng thêm sản phẩm`,
		body: lines(
			...causesOf(causes).map(causeMessages),
			`Hàng đang bán vẫn bán. Chưa cải thiện đến hết ${when(by)} thì Chợ Biz xem xét tạm ngừng gian hàng.`,
			APPEAL,
		),
		action: OPEN,
	}),
	'vendors.health_judged': ({ shopName, causes }) => ({
		title: `Chợ Biz đang xem xét tạm ngừng ${shopName}`,
		body: lines(
			...causesOf(causes).map(causeMessages),
			'Chợ Biz quyết định sau khi xem xét. Hàng đang bán vẫn bán.',
			APPEAL,
		),
		action: OPEN,
	}),
	'vendors.health_mended': ({ shopName }) => ({
		title: `${shopName} đã phục vụ tốt trở lại`,
		body: 'Các hạn chế vì chất lượng phục vụ đã được bỏ. Cảm ơn bạn.',
		action: 'Mở kênh người bán',
	}),
	'vendors.staff_joined': ({ shopName, person }) => ({
		title: `${person} đã vào ${shopName}`,
		body: 'Lời mời đã được nhận. Bạn đổi vai trò hoặc gỡ người này trong phần Nhân viên gian hàng.',
		action: 'Xem nhân viên gian hàng',
	}),
	'vendors.staff_removed': ({ shopName }) => ({
		title: `Bạn không còn làm việc cho ${shopName}`,
		body: 'Quản trị của gian hàng đã gỡ bạn, kênh người bán của gian hàng này không mở cho bạn nữa.',
		action: 'Về trang chủ',
	}),
};
