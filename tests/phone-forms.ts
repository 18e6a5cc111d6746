import type { TestDatabase } from './database.ts';
import { callbackOf, form, openForm, sentCodes, type TestBrowser, testBrowser } from './identity-browser.ts';
import type { TestIdentity } from './identity-service.ts';

export type PhoneForm = { readonly browser: TestBrowser; readonly url: string; readonly at: TestIdentity };

/** Drives the phone steps of the sign-in form. */
export function phoneForms(database: TestDatabase, identity: TestIdentity) {
	const opened = async (at = identity, browser = testBrowser(), more = {}): Promise<PhoneForm> => {
		const { url } = await openForm(at, browser, { scope: 'openid profile email phone', ...more });
		return { browser, url, at };
	};
	const post = ({ browser, url, at }: PhoneForm, step: string, fields: Record<string, string> = {}) =>
		browser.follow(url, callbackOf(at), form({ step, ...fields }));
	const lastCode = async (phone: string) => (await sentCodes(database, identity, phone)).at(-1) ?? '';
	/** Asks for a code and enters it. */
	const proved = async (phone: string, at?: PhoneForm) => {
		const to = at ?? (await opened());
		await post(to, 'phone_number', { phone });
		return { form: to, ...(await post(to, 'phone_code', { code: await lastCode(phone) })) };
	};
	return { opened, post, lastCode, proved };
}

export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
