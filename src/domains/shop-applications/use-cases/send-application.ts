import { applicationConfig, type SendApplicationInput } from '#src/domains/vendors/contract/application.ts';
import type { OpenShopInput } from '#src/domains/vendors/contract/open-shop.ts';
import { fail, type ShopState, type VendorFailure } from '#src/domains/vendors/contract/shop.ts';
import { recordShop } from '#src/domains/vendors/db/shop-repository.ts';
import type { Application } from '#src/domains/vendors/db/tables.ts';
import { notifyOwner } from '#src/domains/vendors/index.ts';
import { foldedNameKey, nameFault, nameKey } from '#src/domains/vendors/rules/shop-page/shop-name.ts';
import { reviewBy } from '#src/domains/vendors/rules/shop-status/review-clock.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import { isUniqueViolation } from '#src/platform/db/index.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import {
	findSimilarNames,
	isIdentityTaken,
	lockNames,
	papersOf,
	recordApplication,
} from '../db/application-repository.ts';
import { judgeApplication } from '../rules/application-check.ts';
import { legalIdentity } from '../rules/legal-identity.ts';
import { openShop } from './open-shop.ts';
import { checkRejections } from './steps/check-rejections.ts';
import { lockOpenApplication } from './steps/lock-application.ts';
import { checkDraft } from './steps/shop-draft.ts';
import { submitShop } from './submit-shop.ts';

type Sent = { readonly shopId: string; readonly answerBy: string };
type Answer = Promise<Result<Sent, Failure<VendorFailure>>>;

/** Submits the application, or the answers to an operator's questions; creates the shop or updates it. */
export async function sendApplication(context: Context<MemberActor>, input: SendApplicationInput): Answer {
	try {
		return await transact(context, (scope) => send(scope, input));
	} catch (problem) {
		if (isUniqueViolation(problem, 'shops_identity_key')) return fail('vendors.identity_taken');
		throw problem;
	}
}

async function send(scope: Scope<MemberActor>, { agreementVersion }: SendApplicationInput): Answer {
	const { db, actor } = scope;
	const open = await lockOpenApplication(scope);
	if (!open.ok) return open;
	const { application, state } = open.value;
	if (agreementVersion !== applicationConfig.agreementVersion) return fail('vendors.agreement_old');
	const papers = (await papersOf(scope.fresh, application.id)).map(({ kind }) => kind);
	const hasIdentity = application.identityHash !== null;
	const judged = judgeApplication(application.form, { papers, hasIdentity });
	if (judged.faults) return fail('vendors.application_incomplete', undefined, judged.faults);
	const free = await checkNotTaken(scope, application, judged.input);
	if (!free.ok) return free;
	const shopId = await (state === null
		? openShop(scope, judged.input, { ...free.value, infoRounds: application.infoRounds })
		: rewriteShop(scope, application, judged.input, free.value, state));
	if (!shopId.ok) return shopId;
	const { id } = shopId.value;
	const sent = await submitShop(scope, { shopId: id });
	if (!sent.ok) return sent;
	const at = await scope.now();
	const agreed = { agreementVersion, agreedAt: at };
	await recordApplication(db, application.id, { shopId: id, questions: [], ...agreed, updatedAt: at });
	const answerBy = reviewBy(at).toISOString();
	await notifyOwner(scope, {
		customerId: actor.customerId,
		kind: 'vendors.application_received',
		about: `${id}:${at.getTime()}`,
		shopName: judged.input.name,
		by: answerBy,
	});
	return ok({ shopId: id, answerBy });
}

type Identity = { readonly identityKey: string; readonly isFurtherShop: boolean };

async function checkNotTaken(
	scope: Scope,
	{ shopId, applicantId, identityHash, isFurtherAllowed }: Application,
	{ name, legalKind, taxCode: typedCode }: OpenShopInput,
): Promise<Result<Identity, Failure<VendorFailure>>> {
	const { db } = scope;
	const taxCode = typedCode ?? null;
	const fault = nameFault(name);
	if (fault) return fail(`vendors.name_${fault}`, undefined, { name: `vendors.name_${fault}` });
	await lockNames(db);
	const alike = await findSimilarNames(db, foldedNameKey(name), shopId);
	if (alike.some((other) => nameKey(other) === nameKey(name)))
		return fail('vendors.name_taken', undefined, { name: 'vendors.name_taken' });
	const identity = { ...legalIdentity({ legalKind, taxCode, identityHash }), except: shopId };
	const { key: identityKey } = identity;
	const often = await checkRejections(scope, { applicantId, identityKey });
	if (!often.ok) return often;
	const isTaken = await isIdentityTaken(db, identity);
	if (isTaken && !isFurtherAllowed) return fail('vendors.identity_taken');
	return ok({ identityKey, isFurtherShop: isTaken });
}

/** Updates the shop from the answered application; its slug stays. */
async function rewriteShop(
	scope: Scope<MemberActor>,
	{ shopId }: Application,
	input: OpenShopInput,
	identity: Identity,
	state: ShopState,
): Promise<Result<{ readonly id: string }, Failure<VendorFailure>>> {
	if (!shopId) return fail('vendors.application_missing');
	const draft = await checkDraft(scope, input);
	if (!draft.ok) return draft;
	await recordShop(scope.db, shopId, {
		...draft.value,
		...identity,
		state,
		updatedAt: await scope.now(),
	});
	return ok({ id: shopId });
}
