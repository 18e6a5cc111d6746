import { embeddedIdentityParts } from '#src/app/embedded-identity.ts';
import { enterCustomer, grantOperator } from '#src/domains/identity/index.ts';
import { createAccount, findAccountId } from '#src/identity/index.ts';
import type { SystemActor } from '#src/platform/actor.ts';
import { config } from '#src/platform/config/index.ts';
import { type Context, transact } from '#src/platform/context.ts';

export type DemoPerson = {
	readonly email: string;
	readonly name: string;
	readonly password: string;
	readonly isOperator?: boolean;
};

/** An account at the embedded identity service with a verified e-mail, and its customer; made once, however often asked. */
export async function createDemoAccount(context: Context<SystemActor>, person: DemoPerson): Promise<string> {
	const { email, name, password } = person;
	const service = { ...embeddedIdentityParts(), context };
	const subject =
		(await createAccount(service, { email, name, password, isVerified: true })) ??
		(await findAccountId(service, email));
	if (!subject) throw new Error(`no account for ${email}`);
	const issuer = config().oidcIssuer;
	const entered = await transact(context, (scope) =>
		enterCustomer(scope, { issuer, subject, email, name, isEmailVerified: true, signedInId: null }),
	);
	if (!entered.ok) throw new Error(`${email}: ${entered.error.code}`);
	if (person.isOperator) await grantOperator(context, { email });
	return entered.value;
}
