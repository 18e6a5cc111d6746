import { map } from 'nanostores';
import { fetchCurrentUser, onSessionChange } from '#src/browser/session.ts';
import { type AuthState, VISITOR } from '#src/domains/identity/contract/identity.ts';
import { decideGuard, type GuardVerdict } from '#src/routes.ts';

export type Auth = AuthState & { readonly hasChecked: boolean; readonly hasCheckedVendor: boolean };

const UNKNOWN: Auth = { ...VISITOR, hasChecked: false, hasCheckedVendor: false };

export const $auth = map<Auth>(UNKNOWN);

let checking: Promise<Auth> | undefined;

export function checkLogin(): Promise<Auth> {
	if (!checking) {
		checking = request();
		onSessionChange(({ kind }) => {
			if (kind === 'signed_in' || kind === 'expired') checking = request();
		});
	}
	return checking;
}

async function request(): Promise<Auth> {
	const answer = await fetchCurrentUser<AuthState>();
	const state = answer.ok ? answer.value : VISITOR;
	$auth.set({ ...state, hasChecked: true, hasCheckedVendor: true });
	return $auth.get();
}

/** For parts of a public page; throws for an unknown guard. */
export async function checkGuard(name: string, target: string): Promise<GuardVerdict> {
	const { isLoggedIn, isVendor, isOperator, vendorData } = await checkLogin();
	return decideGuard(name, { isLoggedIn, isVendor, isOperator, hasShop: vendorData !== null }, target);
}
