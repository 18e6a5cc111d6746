import { callApi } from '#src/browser/api.ts';
import { publishSession } from '#src/browser/session.ts';
import { toast } from '#src/browser/toast.ts';
import type {
	AddEmailInput,
	PhoneCodeSent,
	ProfileInput,
	ProfileView,
} from '#src/domains/identity/contract/identity.ts';
import { accountScreenMessages } from '#src/messages/vi/identity.ts';
import { type ToastResult, withInlineMessage, withToast } from '#src/stores/with-toast.ts';

/** Returns the errors by field, or null when the profile was saved. */
export async function saveProfile(profile: ProfileInput): Promise<Readonly<Record<string, string>> | null> {
	const answer = await callApi<ProfileView>('PATCH', '/api/auth/profile', { body: profile });
	if (!answer.ok) {
		const { fields, detail } = answer.problem;
		if (Object.keys(fields).length === 0) void toast('error', detail);
		return fields;
	}
	void toast('success', accountScreenMessages.profileSaved);
	return null;
}

export const requestPhoneCode = (phone: string): Promise<ToastResult<PhoneCodeSent>> =>
	withInlineMessage(
		callApi<PhoneCodeSent>('POST', '/api/auth/phone/code', { body: { phone } }),
		accountScreenMessages.codeSent,
	);
export const confirmPhone = (phone: string, code: string): Promise<ToastResult<ProfileView>> =>
	withInlineMessage(
		callApi<ProfileView>('PUT', '/api/auth/phone', { body: { phone, code } }),
		accountScreenMessages.phoneConfirmed,
	);
export const addEmail = (input: AddEmailInput): Promise<ToastResult<unknown>> =>
	withInlineMessage(callApi('POST', '/api/auth/email', { body: input }), accountScreenMessages.mailSent);

export async function endSession(sessionId: string): Promise<boolean> {
	const answer = await callApi<unknown>('DELETE', `/api/auth/sessions/${sessionId}`);
	if (answer.ok || answer.problem.status === 404) return true;
	void toast('error', answer.problem.detail);
	return false;
}

export async function endAllSessions(): Promise<void> {
	const ended = await withToast(callApi('DELETE', '/api/auth/sessions'));
	if (ended) publishSession({ kind: 'signed_out' });
}

export async function sendVerificationMail(): Promise<boolean> {
	return (await withToast(callApi('POST', '/api/auth/verification-mail'), accountScreenMessages.mailSent)) !== null;
}
