import { setTimeout } from 'node:timers/promises';
import type { OperatorActor, SystemActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { ErasedTexts, ErasureBlocker, PersonalDataPart } from '#src/platform/db/personal-data.ts';
import { normaliseEmail } from '#src/shared/email.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { EMBEDDED_ISSUER, fail } from '../contract/identity.ts';
import { findAccounts, findCustomerByEmail, lockContact } from '../db/customer-repository.ts';
import { identityWiring } from '../wiring.ts';
import { endSessionsOfCustomer } from './end-sessions.ts';

type Desk = Context<OperatorActor | SystemActor>;
type Request = { readonly email: string; readonly parts: readonly PersonalDataPart[] };
export type ExportedAccount = Readonly<Record<string, unknown>>;

/** All data of one person, as the domains contribute it. */
export async function exportAccount(
	context: Desk,
	{ email, parts }: Request,
): Promise<Result<ExportedAccount, Failure<'identity.customer_not_found'>>> {
	return transact(context, async (scope) => {
		const customer = await findCustomerByEmail(scope.db, normaliseEmail(email) ?? '');
		if (!customer) return fail('identity.customer_not_found');
		const exported: Record<string, unknown> = { exportedAt: (await scope.now()).toISOString() };
		for (const part of parts) exported[part.name] = await part.rows(scope.read, customer.id);
		await audit(scope, { subjectType: 'customer', subjectId: customer.id, action: 'account_exported', facts: {} });
		return ok(exported);
	});
}

type Erasure = Request & { readonly texts: ErasedTexts; readonly waitMs: number };
type ErasureFailure = Failure<'identity.customer_not_found' | 'identity.account_in_use'>;

/**
 * Refused with a list while something is open; `details.blockers` are `ErasureBlocker`s. Ends the sessions first and
 * waits `waitMs`, so that no request that began before can write after the erasure.
 */
export async function eraseAccount(
	context: Desk,
	{ email, parts, texts, waitMs }: Erasure,
): Promise<Result<{ readonly customerId: string }, ErasureFailure>> {
	const ended = await transact(context, async (scope) => {
		const found = await lockUnused(scope, email, parts);
		if (found.ok) await endSessionsOfCustomer(scope, found.value);
		return found;
	});
	if (!ended.ok) return ended;
	await setTimeout(waitMs);
	return transact(context, async (scope) => {
		const found = await lockUnused(scope, email, parts);
		if (!found.ok) return found;
		const id = found.value;
		if ((await endSessionsOfCustomer(scope, id)) > 0)
			return fail('identity.account_in_use', { blockers: [{ kind: 'signed in again', names: [email] }] });
		const { embedded } = identityWiring();
		for (const { issuer, subject } of await findAccounts(scope.db, id))
			if (embedded && issuer === EMBEDDED_ISSUER) await embedded.deleteAccount(scope.db, subject);
		for (const part of parts) await part.erase?.(scope.db, id, texts);
		await audit(scope, { subjectType: 'customer', subjectId: id, action: 'account_erased', facts: {} });
		return ok({ customerId: id });
	});
}

async function lockUnused(
	scope: Scope,
	email: string,
	parts: readonly PersonalDataPart[],
): Promise<Result<string, ErasureFailure>> {
	const customer = await findCustomerByEmail(scope.db, normaliseEmail(email) ?? '');
	if (!customer) return fail('identity.customer_not_found');
	await lockContact(scope.db, customer.id);
	const blockers: ErasureBlocker[] = [];
	for (const part of parts) blockers.push(...((await part.blockers?.(scope.read, customer.id)) ?? []));
	return blockers.length > 0 ? fail('identity.account_in_use', { blockers }) : ok(customer.id);
}
