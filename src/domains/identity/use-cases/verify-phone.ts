import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact, withoutKey } from '#src/platform/context.ts';
import { issueCode, takeCode } from '#src/platform/one-time-codes/index.ts';
import { codeSms, sendSmsJob } from '#src/platform/sms/index.ts';
import type { Failure } from '#src/shared/failure.ts';
import { CODE_MINUTES } from '#src/shared/limits/identity-limits.ts';
import { formatPhone, isMobile, toE164 } from '#src/shared/phone.ts';
import { ok, type Result } from '#src/shared/result.ts';
import {
	type ConfirmPhoneInput,
	EMBEDDED_ISSUER,
	fail,
	type PhoneCodeInput,
	type PhoneCodeSent,
	type ProfileView,
} from '../contract/identity.ts';
import {
	type ContactFacts,
	findAccounts,
	findPhoneOwner,
	lockContact,
	lockPhone,
	recordPhoneVerified,
} from '../db/customer-repository.ts';
import { isRecentSignIn } from '../db/session-repository.ts';
import { getProfile } from '../queries/get-profile.ts';
import { identityWiring } from '../wiring.ts';

type NumberFailure = Failure<'identity.phone_invalid' | 'identity.phone_not_mobile'>;
export type PhoneFailure =
	| NumberFailure
	| Failure<
			| 'identity.phone_not_offered'
			| 'identity.phone_taken'
			| 'identity.code_limit'
			| 'identity.code_wrong'
			| 'identity.code_over'
			| 'identity.sign_in_not_fresh'
	  >;

const MINUTE_S = 60;
const codeScope = ({ actor }: Scope<MemberActor>): string => `customer:${actor.customerId}`;

/** The answer does not depend on whether the number belongs to another account. */
export async function requestPhoneCode(
	context: Context<MemberActor>,
	input: PhoneCodeInput,
): Promise<Result<PhoneCodeSent, PhoneFailure>> {
	const { sms } = identityWiring();
	if (!sms.isOffered) return fail('identity.phone_not_offered');
	const read = readMobile(input.phone);
	if (!read.ok) return read;
	const phone = read.value;
	return transact(context, async (scope): Promise<Result<PhoneCodeSent, PhoneFailure>> => {
		const { db, actor } = scope;
		const contact = await lockContact(db, actor.customerId);
		if (!(await mayChange(scope, contact, phone))) return fail('identity.sign_in_not_fresh');
		const isOwn = contact.isPhoneVerified && contact.phone === phone;
		const account = codeScope(scope);
		const request = { scope: account, target: phone, requester: isOwn ? account : null, account };
		const issued = await issueCode(db, sms.secret, request);
		if (issued.kind === 'limited')
			return fail('identity.code_limit', { retryAfterS: issued.retryAfterS, of: issued.of });
		const message = codeSms(sms.secret, phone, sms.textOf(issued.code), await scope.now());
		await scope.enqueue(db, sendSmsJob, message);
		return ok({ phone: formatPhone(phone), expiresInS: CODE_MINUTES * MINUTE_S });
	});
}

/** Also makes the number a way to sign in at the embedded provider. */
export async function confirmPhone(
	context: Context<MemberActor>,
	input: ConfirmPhoneInput,
): Promise<Result<ProfileView, PhoneFailure>> {
	const read = readMobile(input.phone);
	if (!read.ok) return read;
	const phone = read.value;
	const code = input.code.replace(/\D/g, '');
	// Commits also for a refusal, which must not give the try back. Requests at once wait here until the number is verified.
	const judged = await transact(withoutKey(context), async (scope) => ok(await verifyPhone(scope, phone, code)));
	const verified: Result<null, PhoneFailure> = judged.value;
	if (!verified.ok) return verified;
	return transact(context, async (scope) => ok(await getProfile(scope)));
}

/** Uses the code and verifies the number under the lock of the customer, so that nobody sees one without the other. */
async function verifyPhone(
	scope: Scope<MemberActor>,
	phone: string,
	code: string,
): Promise<Result<null, PhoneFailure>> {
	const { db, actor } = scope;
	const { secret } = identityWiring().sms;
	await lockPhone(db, phone);
	const contact = await lockContact(db, actor.customerId);
	// A repeated request: the first one has used the code.
	if (contact.isPhoneVerified && contact.phone === phone) return ok(null);
	const taken = await takeCode(db, secret, { scope: codeScope(scope), target: phone, code });
	if (taken === 'over') return fail('identity.code_over', undefined, { code: 'identity.code_over' });
	if (taken === 'wrong') return fail('identity.code_wrong', undefined, { code: 'identity.code_wrong' });
	if (!(await mayChange(scope, contact, phone))) return fail('identity.sign_in_not_fresh');
	const owner = await findPhoneOwner(db, phone);
	if ((owner ?? actor.customerId) !== actor.customerId || !(await setProviderPhone(scope, phone)))
		return fail('identity.phone_taken', undefined, { phone: 'identity.phone_taken' });
	await recordPhoneVerified(db, actor.customerId, phone);
	return ok(null);
}

/** True when a verified number can change only after another sign-in. */
export async function needsSignInForPhone(context: Context<MemberActor>): Promise<boolean> {
	const asked = await transact(context, async (scope) => {
		const contact = await lockContact(scope.db, scope.actor.customerId);
		return ok(!(await mayChange(scope, contact, null)));
	});
	return asked.ok && asked.value;
}

/** The first number may be added at once; another one needs a recent sign-in, because it opens the account. */
async function mayChange(
	{ db, actor }: Scope<MemberActor>,
	contact: ContactFacts,
	phone: string | null,
): Promise<boolean> {
	if (!contact.isPhoneVerified || contact.phone === phone || actor.isFresh) return true;
	const { embedded } = identityWiring();
	const subject = await embeddedSubject(db, actor.customerId);
	const isPasswordless = embedded !== null && subject !== null && !(await embedded.hasPassword(db, subject));
	return isPasswordless && (await isRecentSignIn(db, actor.sessionId));
}

async function setProviderPhone({ db, actor }: Scope<MemberActor>, phone: string): Promise<boolean> {
	const { embedded } = identityWiring();
	const subject = await embeddedSubject(db, actor.customerId);
	return embedded && subject ? embedded.setPhone(db, subject, phone) : true;
}

async function embeddedSubject(db: Scope['db'], customerId: string): Promise<string | null> {
	const accounts = await findAccounts(db, customerId);
	return accounts.find(({ issuer }) => issuer === EMBEDDED_ISSUER)?.subject ?? null;
}

function readMobile(typed: string): Result<string, NumberFailure> {
	const phone = toE164(typed);
	if (!phone) return fail('identity.phone_invalid', undefined, { phone: 'identity.phone_invalid' });
	if (!isMobile(phone)) return fail('identity.phone_not_mobile', undefined, { phone: 'identity.phone_not_mobile' });
	return ok(phone);
}
