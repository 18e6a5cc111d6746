import { type ApiResult, callApi } from '#src/browser/api.ts';
import { tellSession } from '#src/browser/session.ts';
import { toast } from '#src/browser/toast.ts';
import type { ProfileInput, ProfileView } from '#src/domains/identity/contract.ts';
import { accountScreenWords } from '#src/messages/vi/identity-screens.ts';

/** Answers what is wrong, by field, or `null` when the profile is saved. */
export async function saveProfile(profile: ProfileInput): Promise<Readonly<Record<string, string>> | null> {
	const answer = await callApi<ProfileView>('PATCH', '/api/auth/profile', { body: profile });
	if (!answer.ok) {
		const { fields, detail } = answer.problem;
		if (Object.keys(fields).length === 0) void toast('error', detail);
		return fields;
	}
	void toast('success', accountScreenWords.profileSaved);
	return null;
}

/** `true` when the session is over, also when it was over already. */
export async function endSession(sessionId: string): Promise<boolean> {
	const answer = await callApi<unknown>('DELETE', `/api/auth/sessions/${sessionId}`);
	if (answer.ok || answer.problem.status === 404) return true;
	void toast('error', answer.problem.detail);
	return false;
}

/** Everywhere, here included: every open tab leaves. */
export async function endAllSessions(): Promise<void> {
	const answer = await callApi<unknown>('DELETE', '/api/auth/sessions');
	if (answer.ok) tellSession({ kind: 'signed_out' });
	else void toast('error', answer.problem.detail);
}

export async function sendVerificationMail(): Promise<boolean> {
	const answer: ApiResult<unknown> = await callApi('POST', '/api/auth/verification-mail');
	void (answer.ok ? toast('success', accountScreenWords.mailSent) : toast('error', answer.problem.detail));
	return answer.ok;
}
