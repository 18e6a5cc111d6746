import { map } from 'nanostores';
import { fetchCurrentUser, onSessionChange } from '#src/browser/session.ts';
import { type AuthState, VISITOR } from '#src/domains/identity/contract/identity.ts';
import { decideGuard, type GuardVerdict } from '#src/routes.ts';

/** The auth state of the specification, and what the server adds to it. */
export type Auth = AuthState & { readonly hasChecked: boolean; readonly hasCheckedVendor: boolean };

const UNKNOWN: Auth = { ...VISITOR, hasChecked: false, hasCheckedVendor: false };

export const $auth = map<Auth>(UNKNOWN);

let checking: Promise<Auth> | undefined;

/** The login check: runs once per document; whatever comes back, `hasChecked` is true afterwards. */
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

/** The same decision as on the server, for parts of a page that opens for everybody. An unknown guard throws. */
export async function checkGuard(name: string, target: string): Promise<GuardVerdict> {
	const { isLoggedIn, isVendor, isOperator, vendorData } = await checkLogin();
	return decideGuard(name, { isLoggedIn, isVendor, isOperator, hasShop: vendorData !== null }, target);
}
