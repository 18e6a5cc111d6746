import { callApi } from '#src/browser/api.ts';
import type { ShopRole } from '#src/domains/vendors/contract.ts';
import type { StaffView } from '#src/domains/vendors/contract-staff.ts';
import { staffWords as words } from '#src/messages/vi/staff-screen.ts';
import { type Told, told, toldBeside } from './told.ts';

const STAFF = '/api/vendor/staff';

export const readStaff = async (): Promise<StaffView | null> => {
	const answer = await callApi<StaffView>('GET', STAFF);
	return answer.ok ? answer.value : null;
};
export const inviteStaff = (email: string, role: ShopRole): Promise<Told<unknown>> =>
	toldBeside(callApi('POST', STAFF, { body: { email, role } }), words.invited);
export const revokeInvitation = (id: string): Promise<unknown> =>
	told(callApi('DELETE', `${STAFF}/invitations/${id}`), words.revoked);
export const changeRole = (customerId: string, role: ShopRole): Promise<unknown> =>
	told(callApi('PUT', `${STAFF}/${customerId}`, { body: { role } }), words.changed);
export const removeStaff = (customerId: string): Promise<unknown> =>
	told(callApi('DELETE', `${STAFF}/${customerId}`), words.removed);
export const chooseMail = (wantsMail: boolean): Promise<unknown> =>
	told(callApi('PUT', `${STAFF}/mail`, { body: { wantsMail } }), wantsMail ? words.mailed : words.notMailed);
export const leaveShop = (): Promise<unknown> => told(callApi('POST', `${STAFF}/leave`), words.left);
export const acceptInvitation = (token: string): Promise<unknown> =>
	told(callApi('POST', '/api/shop-application/invitation', { body: { token } }), words.joined);
