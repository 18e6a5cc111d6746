import { type CatalogFailure, fail } from '#src/domains/catalog/contract/product.ts';
import { checkOperatorConflict } from '#src/domains/vendors/index.ts';
import { actorKey, type OperatorActor, type SystemActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean, cleanLine } from '#src/shared/text/text.ts';
import { addDays, vietnamDay } from '#src/shared/time.ts';
import { type DecideLicenceInput, LICENCE_NAME_MAX, LICENCE_TERM_DAYS } from '../contract/licence.ts';
import {
	approveLicencePapers,
	deleteLicenceTerm,
	lockLicence,
	nameLicence,
	recordLicence,
	type StoredLicence,
	saveTerm,
} from '../db/licence-repository.ts';
import { licenceExpiryJob } from '../jobs/apply-licence-expiry.ts';
import { type LicenceHeld, licenceAfter } from '../rules/licence.ts';
import { notifyLicence } from './steps/notify-licence.ts';

type Decided = Result<
	{ readonly state: DecideLicenceInput['decision'] },
	Failure<CatalogFailure | 'vendors.office_own_shop'>
>;

/**
 * Approves, rejects or withdraws a licence. An approved one can also be withdrawn while its successor is pending or
 * rejected.
 */
export function decideLicence(
	context: Context<OperatorActor | SystemActor>,
	input: DecideLicenceInput,
): Promise<Decided> {
	return transact(context, async (scope): Promise<Decided> => {
		const { shopId, categoryId, decision } = input;
		const reason = clean(input.reason);
		if (decision !== 'approved' && reason === '') return fail('catalog.reason_missing');
		const operatorContext = await checkOperatorConflict(scope, shopId);
		if (!operatorContext.ok) return operatorContext;
		const held = await lockLicence(scope.db, { shopId, categoryId }, 'update');
		if (!held) return fail('catalog.not_found');
		const decidedAt = await scope.now();
		const isRequested = held.askedAt.toISOString() === new Date(input.askedAt).toISOString();
		const after = isRequested ? licenceAfter(held, input, vietnamDay(decidedAt)) : null;
		if (!after) return fail('catalog.asked_anew');
		const isHeld = after.validUntil !== null && after.validUntil >= vietnamDay(decidedAt);
		await saveDecision(scope, held, after, { decision, reason, decidedAt, isHeld });
		await scope.enqueue(scope.db, licenceExpiryJob, {}, { singletonKey: 'all' });
		const facts = { categoryId, reason, validUntil: after.validUntil };
		await audit(scope, { subjectType: 'shop', subjectId: shopId, action: `licence_${decision}`, facts });
		const told = { kind: `catalog.licence_${decision}`, reason, about: String(decidedAt.getTime()) } as const;
		await notifyLicence(scope, { shopId, categoryId }, { ...told, validUntil: isHeld ? (after.validUntil ?? '') : '' });
		return ok({ state: decision });
	});
}

type Answer = Pick<DecideLicenceInput, 'decision' | 'reason'> & { readonly decidedAt: Date; readonly isHeld: boolean };

async function saveDecision(
	{ db, actor }: Scope<OperatorActor | SystemActor>,
	held: StoredLicence,
	after: LicenceHeld,
	{ decision, reason, decidedAt, isHeld }: Answer,
): Promise<void> {
	// A licence that ends by this decision needs no further expiry reminders.
	const toldDays = decision === 'approved' ? null : isHeld ? held.toldDays : 0;
	const decided = after.state === 'asked' ? {} : { reason, decidedAt, decidedBy: actorKey(actor) };
	await recordLicence(db, held, { ...after, toldDays, ...decided });
	if (decision === 'approved') await approveLicencePapers(db, held, decidedAt);
}

/** An empty `licence` removes the requirement. Products already published get a term to present the document. */
export function requireLicence(
	context: Context<OperatorActor>,
	input: { readonly slug: string; readonly licence: string },
): Promise<Result<{ readonly licence: string }, Failure<CatalogFailure>>> {
	return transact(context, async (scope) => {
		const { db } = scope;
		const licence = cleanLine(input.licence).slice(0, LICENCE_NAME_MAX);
		const named = await nameLicence(db, input.slug, licence);
		if (!named) return fail('catalog.category_unknown');
		const { categoryId, was } = named;
		if (licence === '') await deleteLicenceTerm(db, categoryId);
		else if (was === '') await saveTerm(db, categoryId, addDays(vietnamDay(await scope.now()), LICENCE_TERM_DAYS));
		const facts = { licence };
		await scope.enqueue(db, licenceExpiryJob, {}, { singletonKey: 'all' });
		await audit(scope, { subjectType: 'category', subjectId: categoryId, action: 'licence_named', facts });
		return ok({ licence });
	});
}
