import type { Device, IdentityFailure } from '#src/domains/identity/contract/identity.ts';
import type { OperatorFailure } from '#src/domains/identity/contract/operators.ts';
import type { MessageTable } from '../message-table.ts';

export const identityMessages = {
	'identity.email_belongs_to_other_account':
		'E-mail này đã có tài khoản với cách đăng nhập khác. Bạn đăng nhập bằng cách cũ trước, rồi thêm cách này sau nhé.',
	'identity.email_missing':
		'Dịch vụ đăng nhập không cho biết e-mail của bạn, nên Chợ Biz chưa mở được tài khoản. Bạn cho phép chia sẻ e-mail rồi thử lại nhé.',
	'identity.account_locked': 'Tài khoản này đang bị khóa. Bạn liên hệ bộ phận hỗ trợ để được mở lại nhé.',
	'identity.session_not_found': 'Phiên đăng nhập này đã kết thúc rồi.',
	'identity.customer_not_found': 'Không có tài khoản nào với e-mail này.',
	'identity.phone_invalid': 'Số điện thoại chưa đúng, ví dụ: 0912 345 678.',
	'identity.already_verified': 'E-mail của bạn đã được xác nhận rồi.',
	'identity.verification_not_offered': 'Dịch vụ đăng nhập của bạn tự lo việc xác nhận e-mail. Bạn làm ở đó nhé.',
	'identity.mail_limit': 'Chợ Biz vừa gửi khá nhiều thư cho bạn. Bạn kiểm tra hộp thư, hoặc thử lại sau một giờ nhé.',
	'identity.second_person_needed': 'Việc này cần thêm một người vận hành khác đồng ý.',
} satisfies MessageTable<IdentityFailure | OperatorFailure>;

/** Masked addresses of this machine and of private networks. */
const AT_HOME = /^(\*|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|f[cde][\da-f]{2}:)/;

export const addressMessages = (masked: string): string =>
	AT_HOME.test(masked) ? 'Máy này hoặc mạng nội bộ' : `Địa chỉ mạng ${masked}`;

export function deviceMessages({ browser, system }: Device): string {
	if (browser && system) return `${browser} trên ${system}`;
	return browser ?? system ?? 'Thiết bị không rõ';
}
