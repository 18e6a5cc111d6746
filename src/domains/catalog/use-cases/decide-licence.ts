import { checkOffice } from '#src/domains/vendors/index.ts';
import { actorKey, type OperatorActor, type SystemActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean, cleanLine } from '#src/shared/text.ts';
import { addMs, DAY_MS, vietnamDay } from '#src/shared/time.ts';
import { type CatalogRefusal, refuse } from '../contract.ts';
import { type DecideLicenceInput, LICENCE_NAME_MAX } from '../contract-licence.ts';
import { type KeptLicence, lockLicence, nameLicence, recordLicence } from '../db/licence-repository.ts';
import { followLicencesJob } from '../jobs/follow-licences.ts';
import { tellLicence } from './steps/tell-licence.ts';

type Decided = Result<
	{ readonly state: DecideLicenceInput['decision'] },
	Failure<CatalogRefusal | 'vendors.office_own_shop'>
>;

/** A person has read the document: the shop sells from that shelf, or hears why not. What was agreed to can be ended so, too. */
export function decideLicence(
	context: Context<OperatorActor | SystemActor>,
	input: DecideLicenceInput,
): Promise<Decided> {
	return transact(context, async (scope): Promise<Decided> => {
		const { shopId, categoryId, decision: state } = input;
		const reason = clean(input.reason);
		if (state === 'rejected' && reason === '') return refuse('catalog.reason_missing');
		const office = await checkOffice(scope, shopId);
		if (!office.ok) return office;
		const held = await lockLicence(scope.db, { shopId, categoryId }, 'update');
		if (!held) return refuse('catalog.not_found');
		if (held.askedAt.toISOString() !== new Date(input.askedAt).toISOString()) return refuse('catalog.asked_anew');
		if (held.state === state || (held.state === 'rejected' && state === 'approved'))
			return refuse('catalog.asked_anew');
		const decidedAt = await scope.now();
		const validUntil = state === 'approved' ? input.validUntil : lastDay(held, decidedAt);
		const isHeld = validUntil === null || validUntil >= vietnamDay(decidedAt);
		// Of what ends by this decision nothing more is told.
		const toldDays = state === 'approved' ? null : isHeld ? held.toldDays : 0;
		const decided = { state, reason, validUntil, toldDays, decidedAt, decidedBy: actorKey(scope.actor) };
		await recordLicence(scope.db, { shopId, categoryId }, decided);
		await scope.enqueue(scope.db, followLicencesJob, {}, { singletonKey: 'all' });
		const facts = { categoryId, reason, validUntil };
		await audit(scope, { subjectType: 'shop', subjectId: shopId, action: `licence_${state}`, facts });
		const told = { kind: `catalog.licence_${state}`, reason, about: String(decidedAt.getTime()) } as const;
		await tellLicence(scope, { shopId, categoryId }, { ...told, validUntil: isHeld ? (validUntil ?? '') : '' });
		return ok({ state });
	});
}

/** What is taken back, or never was agreed to, ended yesterday; what is only not renewed lives out its days. */
function lastDay({ state, validUntil }: KeptLicence, at: Date): string {
	return state === 'approved' || validUntil === null ? vietnamDay(addMs(at, -DAY_MS)) : validUntil;
}

/**
 * What a shelf asks for from now on; nothing, where it is empty. What is shown there already stays shown until its shop
 * has handed something in that is refused.
 */
export function requireLicence(
	context: Context<OperatorActor>,
	input: { readonly slug: string; readonly licence: string },
): Promise<Result<{ readonly licence: string }, Failure<CatalogRefusal>>> {
	return transact(context, async (scope) => {
		const licence = cleanLine(input.licence).slice(0, LICENCE_NAME_MAX);
		const categoryId = await nameLicence(scope.db, input.slug, licence);
		if (!categoryId) return refuse('catalog.category_unknown');
		const facts = { licence };
		await scope.enqueue(scope.db, followLicencesJob, {}, { singletonKey: 'all' });
		await audit(scope, { subjectType: 'category', subjectId: categoryId, action: 'licence_named', facts });
		return ok({ licence });
	});
}
