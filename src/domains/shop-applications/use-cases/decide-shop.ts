import { REQUESTED_FIELDS, type StoredQuestion } from '#src/domains/vendors/contract/application.ts';
import { type DecideShopInput, fail, INFO_ROUNDS_MAX, type VendorFailure } from '#src/domains/vendors/contract/shop.ts';
import { lockShop, recordShop } from '#src/domains/vendors/db/shop-repository.ts';
import type { Application } from '#src/domains/vendors/db/tables.ts';
import { checkOperatorConflict, notifyOwner } from '#src/domains/vendors/index.ts';
import type { VendorNotice } from '#src/domains/vendors/rules/notices.ts';
import { shopStates } from '#src/domains/vendors/rules/shop-status/vendor-states.ts';
import type { OperatorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { mayMove } from '#src/shared/states.ts';
import { clean } from '#src/shared/text/text.ts';
import { lockApplicationOfShop, papersOf, recordApplication } from '../db/application-repository.ts';
import { insertRejection } from '../db/rejection-repository.ts';
import { shopDecided } from '../events.ts';
import { requestedValue } from '../rules/requested-value.ts';

const STATE_AFTER = { approve: 'approved', ask_for_info: 'needs_info', reject: 'rejected' } as const;

const NOTICES = {
	approve: 'vendors.application_approved',
	ask_for_info: 'vendors.application_asked',
	reject: 'vendors.application_rejected',
} as const satisfies Record<DecideShopInput['decision'], VendorNotice>;

async function recordQuestions(scope: Scope, asked: Application, { questions = [] }: DecideShopInput): Promise<void> {
	const { id, form, identityAssertionId: assertionId } = asked;
	const paperIds = (await papersOf(scope.fresh, id)).map(({ pictureId }) => pictureId);
	const stored = questions.flatMap(({ field: named, text }): readonly StoredQuestion[] => {
		const field = REQUESTED_FIELDS.find((known) => known === named);
		return field ? [{ field, text: clean(text), was: requestedValue(field, { form, paperIds, assertionId }) }] : [];
	});
	await recordApplication(scope.db, id, { questions: stored, updatedAt: await scope.now() });
}

/** A new submission invalidates an approval of the version that the operator read. */
const isReviewedVersion = ({ decision, submittedAt }: DecideShopInput, at: Date | null): boolean =>
	submittedAt === undefined ? decision !== 'approve' : at !== null && Date.parse(submittedAt) === at.getTime();

export function decideShop(
	context: Context<OperatorActor>,
	input: DecideShopInput,
): Promise<Result<{ shopId: string }, Failure<VendorFailure>>> {
	return transact(context, async (scope) => {
		const { db, now, publish } = scope;
		const { decision } = input;
		const reason = clean(input.reason ?? '');
		if (decision !== 'approve' && reason === '') return fail('vendors.reason_missing');
		const shop = await lockShop(db, input.shopId);
		if (!shop) return fail('vendors.not_found');
		const operatorContext = await checkOperatorConflict(scope, shop.id);
		if (!operatorContext.ok) return operatorContext;
		const state = STATE_AFTER[decision];
		if (!mayMove(shopStates, shop.state, state)) return fail('vendors.state_refuses', { state: shop.state });
		if (!isReviewedVersion(input, shop.submittedAt)) return fail('vendors.application_changed');
		const application = await lockApplicationOfShop(db, shop.id);
		if (decision === 'approve' && !application?.identityCheckedAt) return fail('vendors.identity_unchecked');
		const infoRounds = shop.infoRounds + (decision === 'ask_for_info' ? 1 : 0);
		if (infoRounds > INFO_ROUNDS_MAX) return fail('vendors.info_rounds_used', { max: INFO_ROUNDS_MAX });
		const at = await now();
		const approved = decision === 'approve' ? { approvedAt: at } : {};
		await recordShop(db, shop.id, { state, stateReason: reason, infoRounds, updatedAt: at, ...approved });
		if (application && decision === 'ask_for_info') await recordQuestions(scope, application, input);
		if (decision === 'reject') {
			const { id: shopId, ownerId: applicantId, identityKey } = shop;
			const facts = { reason, decidedBy: scope.actor.customerId, rejectedAt: at };
			await insertRejection(db, { shopId, applicantId, identityKey, ...facts });
		}
		await notifyOwner(scope, {
			customerId: shop.ownerId,
			kind: NOTICES[decision],
			about: `${shop.id}:${at.getTime()}`,
			shopName: shop.name,
			reason,
		});
		await audit(scope, {
			subjectType: 'shop',
			subjectId: shop.id,
			action: decision,
			facts: { from: shop.state, reason },
		});
		await publish(db, shopDecided({ shopId: shop.id, ownerId: shop.ownerId, decision, reason }));
		await dropPages(db, [`shop:${shop.id}`, 'shops']);
		return ok({ shopId: shop.id });
	});
}
