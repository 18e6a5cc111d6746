import {
	type PayoutAccountState,
	type PayoutState,
	type SettlementFailure,
	settlementConfig,
} from '#src/domains/settlement/contract/settlement.ts';
import { formatCount, formatVnd } from '#src/shared/money.ts';
import type { MessageTable } from '../message-table.ts';

export const settlementMessages = {
	'settlement.role_not_allowed': 'Phần tiền của gian hàng dành cho quản trị và kế toán của gian hàng.',
	'settlement.account_missing': 'Gian hàng chưa khai tài khoản ngân hàng nhận tiền.',
	'settlement.account_not_active': 'Tài khoản ngân hàng nhận tiền chưa được duyệt hoặc đang bị tạm dừng.',
	'settlement.account_restricted': 'Việc nhận tiền đang bị tạm dừng. Bạn liên hệ Chợ Biz để được mở lại.',
	'settlement.account_held': `Tài khoản nhận tiền mới đổi. Sau ${settlementConfig.accountHoldHours} giờ kể từ lúc đổi, gian hàng yêu cầu chuyển được.`,
	'settlement.sign_in_not_fresh':
		'Đã lâu từ lần nhập mật khẩu trước. Bạn tải lại trang, nhập lại mật khẩu rồi khai tài khoản nhé.',
	'settlement.account_changed': 'Tài khoản đã được khai lại sau lần bạn xem. Bạn xem lại rồi duyệt nhé.',
	'settlement.payout_open': 'Đang có một lần chuyển tiền chưa xong. Bạn chờ lần này xong rồi yêu cầu tiếp nhé.',
	'settlement.too_little': ({ leastVnd }) =>
		Number(leastVnd) > 1 ? `Số dư được rút chưa đủ ${formatVnd(Number(leastVnd))}.` : 'Chưa có tiền được rút.',
	'settlement.payout_not_found': 'Không có lần chuyển tiền này.',
	'settlement.wrong_state': 'Bước này không còn làm được ở tình trạng hiện tại.',
	'settlement.not_operator': 'Chỉ người vận hành được quyết định việc này.',
	'settlement.same_approver': 'Số tiền lớn cần một người khác duyệt lần thứ hai.',
	'settlement.reason_missing': 'Bạn ghi lý do nhé.',
	'settlement.reference_missing': 'Bạn ghi mã giao dịch của ngân hàng nhé.',
	'settlement.file_unreadable':
		'Tệp đối soát không đúng mẫu: cần hai cột vnp_TxnRef và vnp_Amount, mỗi giao dịch một dòng.',
	'settlement.difference_not_found': 'Không có chênh lệch này, hoặc đã được giải thích.',
	'settlement.amount_refused': 'Số tiền phải là số đồng nguyên, lớn hơn 0.',
	'settlement.reference_used': 'Mã giao dịch này đã được ghi với số tiền khác.',
	'settlement.more_than_owed': ({ outstandingVnd }) =>
		Number(outstandingVnd) > 0
			? `Chỉ còn ${formatVnd(Number(outstandingVnd))} chưa về ngân hàng.`
			: 'Không còn khoản nào chưa về ngân hàng.',
	'settlement.test_site': 'Đây là trang thử nghiệm: không chuyển tiền cho ai.',
	'settlement.period_unknown': 'Không có ngày này trên lịch.',
	'settlement.period_too_long': ({ most }) =>
		`Kỳ này có hơn ${formatCount(Number(most))} thay đổi. Bạn chọn từng tuần để xem và tải về.`,
} satisfies MessageTable<SettlementFailure>;

export const payoutStateMessages: Readonly<Record<PayoutState, string>> = {
	requested: 'Gian hàng yêu cầu',
	scheduled: 'Theo lịch tuần',
	approved: 'Đã duyệt',
	processing: 'Đang chuyển',
	paid: 'Đã chuyển',
	failed: 'Ngân hàng không chuyển được',
	cancelled: 'Đã hủy',
};
export const payoutAccountStateMessages: Readonly<Record<PayoutAccountState, string>> = {
	pending: 'Chờ duyệt',
	active: 'Đang dùng',
	restricted: 'Tạm dừng',
	rejected: 'Không được duyệt',
};
