import type { ShopRole } from '#src/domains/vendors/contract/shop.ts';
import { staffConfig } from '#src/domains/vendors/contract/staff.ts';
import { formatDateTime } from '#src/shared/time.ts';

export const shopRoleMessages: Readonly<Record<ShopRole, string>> = {
	admin: 'Quản trị',
	stock: 'Kho',
	orders: 'Đơn hàng',
	accounting: 'Kế toán',
	support: 'Hỗ trợ khách',
};

export const shopRoleHints: Readonly<Record<ShopRole, string>> = {
	admin: 'Làm được mọi việc, kể cả mời người khác.',
	stock: 'Đóng gói, giao đơn, đếm hàng. Không thấy giá và tiền.',
	orders: 'Xác nhận, giao, hủy đơn, xử lý trả hàng, trả lời khách.',
	accounting: 'Xem tiền của gian hàng, sao kê, rút tiền.',
	support: 'Xem đơn và trả lời khách.',
};

const once = `Lời mời dùng một lần, trong ${staffConfig.inviteDays} ngày, chỉ cho địa chỉ e-mail này.`;
const ACTIONS: Readonly<Record<string, string>> = {
	staff_invited: 'mời người vào gian hàng',
	staff_joined: 'vào gian hàng',
	staff_role: 'đổi vai trò của một người',
	staff_removed: 'gỡ một người',
	returns: 'đổi cách nhận trả hàng',
	submitted: 'gửi hồ sơ',
};

export const staffMessages = {
	title: 'Người của gian hàng',
	text: `Nhiều nhất ${staffConfig.peopleMax} người. Mỗi vai trò chỉ thấy và làm phần việc của mình.`,
	owner: 'Chủ gian hàng',
	you: 'bạn',
	joined: 'Bạn đã vào gian hàng.',
	lastAct: (action: string, at: string) =>
		`Gần nhất: ${ACTIONS[action] ?? 'sửa gian hàng'}, ${formatDateTime(new Date(at))}`,
	role: 'Vai trò',
	roleOf: (name: string) => `Vai trò của ${name}`,
	email: 'E-mail của người được mời',
	invite: 'Gửi lời mời',
	inviteHint: once,
	invited: 'Đã gửi lời mời.',
	waiting: 'Lời mời đang chờ',
	until: (at: string) => `Hết hạn ${formatDateTime(new Date(at))}`,
	revoke: 'Thu hồi',
	revoked: 'Đã thu hồi lời mời.',
	changed: 'Đã đổi vai trò.',
	remove: 'Gỡ khỏi gian hàng',
	removeTitle: (name: string) => `Gỡ ${name} khỏi gian hàng?`,
	removeText: 'Người này không vào được kênh người bán của gian hàng nữa, ngay từ bây giờ.',
	removed: 'Đã gỡ khỏi gian hàng.',
	mail: 'Gửi e-mail cho tôi khi có đơn cần làm',
	mailHint: 'Chuông báo luôn có; e-mail thì tùy bạn.',
	mailed: 'Từ giờ bạn nhận cả e-mail.',
	notMailed: 'Từ giờ bạn chỉ nhận ở chuông báo.',
	leave: 'Rời gian hàng',
	leaveTitle: 'Rời gian hàng?',
	leaveText: 'Bạn không vào được kênh người bán của gian hàng này nữa. Muốn quay lại, bạn cần được mời lại.',
	left: 'Bạn đã rời gian hàng.',
	keep: 'Giữ nguyên',
	failed: 'Chưa tải được. Bạn tải lại trang nhé.',
	acceptTitle: 'Bạn được mời vào một gian hàng',
	acceptText: 'Nhận lời mời là bạn làm việc cho gian hàng này bằng tài khoản đang đăng nhập.',
	accept: 'Nhận lời mời',
} as const;

export const invitationMessages = (shopName: string, role: ShopRole) => ({
	subject: `${shopName} mời bạn cùng bán hàng`,
	body: `Gian hàng ${shopName} mời bạn làm việc trong vai trò ${shopRoleMessages[role]}.\n${once}`,
	action: staffMessages.accept,
});
