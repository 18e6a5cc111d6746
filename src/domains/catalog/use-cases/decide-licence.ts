import { notifyCustomers } from '#src/domains/notifications/index.ts';
import { checkOffice, listStaff } from '#src/domains/vendors/index.ts';
import { rolesWith } from '#src/domains/vendors/rules/staff-rights.ts';
import { actorKey, type OperatorActor, type SystemActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean, cleanLine } from '#src/shared/text.ts';
import { type CatalogRefusal, refuse } from '../contract.ts';
import { type DecideLicenceInput, LICENCE_NAME_MAX } from '../contract-licence.ts';
import { licenceAsked, lockLicence, nameLicence, recordLicence } from '../db/licence-repository.ts';
import type { CatalogNoticeParams } from '../rules/notices.ts';

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
		const validUntil = state === 'approved' ? input.validUntil : null;
		const decided = { state, reason, validUntil, decidedAt, decidedBy: actorKey(scope.actor) };
		await recordLicence(scope.db, { shopId, categoryId }, decided);
		const facts = { categoryId, reason, validUntil };
		await audit(scope, { subjectType: 'shop', subjectId: shopId, action: `licence_${state}`, facts });
		await tell(scope, { ...input, reason, at: decidedAt });
		return ok({ state });
	});
}

async function tell(
	scope: Scope,
	{ shopId, categoryId, decision, reason, at }: DecideLicenceInput & { readonly at: Date },
): Promise<void> {
	const named = await licenceAsked(scope.read, categoryId);
	const about = { category: named?.category ?? '', licence: named?.licence ?? '' };
	const params: CatalogNoticeParams = { productName: '', productSlug: '', reason, ...about };
	const kind = `catalog.licence_${decision}` as const;
	const dedupeKey = `${kind}:${shopId}:${categoryId}:${at.getTime()}`;
	const keepers = await listStaff(scope.read, shopId, rolesWith('goods.edit'));
	await notifyCustomers(
		scope,
		keepers.map((customerId) => ({ customerId, class: 'order', kind, params, dedupeKey })),
	);
}

/** What a shelf asks for from now on; nothing, where it is empty. What is shown there already stays shown. */
export function requireLicence(
	context: Context<OperatorActor>,
	input: { readonly slug: string; readonly licence: string },
): Promise<Result<{ readonly licence: string }, Failure<CatalogRefusal>>> {
	return transact(context, async (scope) => {
		const licence = cleanLine(input.licence).slice(0, LICENCE_NAME_MAX);
		const categoryId = await nameLicence(scope.db, input.slug, licence);
		if (!categoryId) return refuse('catalog.category_unknown');
		const facts = { licence };
		await audit(scope, { subjectType: 'category', subjectId: categoryId, action: 'licence_named', facts });
		return ok({ licence });
	});
}
