import { callApi } from '#src/browser/api.ts';
import type { ShopRole } from '#src/domains/vendors/contract/shop.ts';
import type { StaffView } from '#src/domains/vendors/contract/staff.ts';
import { staffMessages as messages } from '#src/messages/vi/vendor/vendor-settings.ts';
import { type ToastResult, withInlineMessage, withToast } from '#src/stores/with-toast.ts';

const STAFF = '/api/vendor/staff';

export const readStaff = async (): Promise<StaffView | null> => {
	const answer = await callApi<StaffView>('GET', STAFF);
	return answer.ok ? answer.value : null;
};
export const inviteStaff = (email: string, role: ShopRole, isEmailConfirmed: boolean): Promise<ToastResult<unknown>> =>
	withInlineMessage(callApi('POST', STAFF, { body: { email, role, isEmailConfirmed } }), messages.invited);
export const revokeInvitation = (id: string): Promise<unknown> =>
	withToast(callApi('DELETE', `${STAFF}/invitations/${id}`), messages.revoked);
export const changeRole = (customerId: string, role: ShopRole): Promise<unknown> =>
	withToast(callApi('PUT', `${STAFF}/${customerId}`, { body: { role } }), messages.changed);
export const removeStaff = (customerId: string): Promise<unknown> =>
	withToast(callApi('DELETE', `${STAFF}/${customerId}`), messages.removed);
export const chooseMail = (wantsMail: boolean): Promise<unknown> =>
	withToast(callApi('PUT', `${STAFF}/mail`, { body: { wantsMail } }), wantsMail ? messages.mailed : messages.notMailed);
export const leaveShop = (): Promise<unknown> => withToast(callApi('POST', `${STAFF}/leave`), messages.left);
export const acceptInvitation = (token: string): Promise<unknown> =>
	withToast(callApi('POST', '/api/shop-application/invitation', { body: { token } }), messages.joined);
