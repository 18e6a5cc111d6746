import type { ShopRole } from '#src/domains/vendors/contract.ts';

export const shopRoleWords: Readonly<Record<ShopRole, string>> = {
	admin: 'Quản trị',
	stock: 'Kho',
	orders: 'Đơn hàng',
	accounting: 'Kế toán',
	support: 'Hỗ trợ khách',
};

const INVITATION_DAYS_NOTE = 'Lời mời dùng một lần, chỉ cho địa chỉ e-mail này.';

/** The mail to somebody who is invited to work for a shop. */
export const invitationWords = (shopName: string, role: ShopRole) => ({
	subject: `${shopName} mời bạn cùng bán hàng`,
	body: `Gian hàng ${shopName} mời bạn làm việc trong vai trò ${shopRoleWords[role]}.\n${INVITATION_DAYS_NOTE}`,
	action: 'Nhận lời mời',
});
