import { eq } from 'drizzle-orm';
import { embeddedIdentityParts } from '#src/app/embedded-identity.ts';
import { EMBEDDED_ISSUER } from '#src/domains/identity/contract/identity.ts';
import { customers } from '#src/domains/identity/db/tables.ts';
import { enterCustomer, grantOperator } from '#src/domains/identity/index.ts';
import { hashPassword, storeAccount } from '#src/openid-provider/index.ts';
import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { expectOk, runInLanes } from './in-the-past.ts';
import { CUSTOMERS, DEMO_PASSWORD, type DemoPerson, OPERATOR, STAFF } from './people.ts';
import { DEMO_SHOPS } from './shop-list.ts';

const PEOPLE: readonly DemoPerson[] = [
	...CUSTOMERS,
	...Object.values(STAFF),
	OPERATOR,
	...DEMO_SHOPS.map(({ owner }) => owner),
];

export async function loadAccounts(context: Context<SystemActor>): Promise<void> {
	const rows = await context.read.select({ email: customers.emailNormalised }).from(customers);
	const there = new Set(rows.map(({ email }) => email));
	await runInLanes(
		PEOPLE.filter(({ email }) => !there.has(email)),
		2,
		(person) => loadAccount(context, person),
	);
	const [operator] = await context.read
		.select({ isOperator: customers.isOperator })
		.from(customers)
		.where(eq(customers.emailNormalised, OPERATOR.email));
	if (!operator?.isOperator) expectOk(await grantOperator(context, { email: OPERATOR.email }), OPERATOR.email);
}

/** Creates account and customer in one transaction, so that a killed run leaves both or neither. */
async function loadAccount(context: Context<SystemActor>, { email, name }: DemoPerson): Promise<void> {
	const parts = embeddedIdentityParts();
	const passwordHash = await hashPassword(DEMO_PASSWORD);
	const entered = await transact(context, async (scope) => {
		const service = { ...parts, context: { ...scope, actor: parts.context.actor } };
		const account = { email, name, passwordHash, isVerified: true };
		const subject = await storeAccount(service, account);
		if (!subject) throw new Error(`the address ${email} is taken`);
		const issuer = EMBEDDED_ISSUER;
		const customer = { issuer, subject, email, isEmailVerified: true, name, signedInId: null };
		return ok(expectOk(await enterCustomer(scope, customer), email));
	});
	expectOk(entered, email);
}
