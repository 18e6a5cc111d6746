import { eq } from 'drizzle-orm';
import { type ApplicationView, applicationConfig } from '#src/domains/vendors/contract/application.ts';
import { INFO_ROUNDS_MAX } from '#src/domains/vendors/contract/shop.ts';
import { type Application, type Paper, shopApplications, shops } from '#src/domains/vendors/db/tables.ts';
import { reviewBy } from '#src/domains/vendors/rules/shop-status/review-clock.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import { databaseNow, type ReadContext } from '#src/platform/context.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { addMs, DAY_MS } from '#src/shared/time.ts';
import { papersOf } from '../db/application-repository.ts';
import { rejectionsOf } from '../db/rejection-repository.ts';
import { appliesAgainFrom, rejectionsCountFrom } from '../rules/apply-again.ts';
import { requestedValue } from '../rules/requested-value.ts';
import { formOfShop } from './application-form.ts';
import { toPaperView } from './paper-view.ts';

/** Reads the primary, not a replica, because the applicant sees what was just saved. */
export async function getApplication({ actor, fresh: read }: ReadContext<MemberActor>): Promise<ApplicationView> {
	const { customerId } = actor;
	const [shop] = await read.select().from(shops).where(eq(shops.ownerId, customerId));
	const [own] = await read.select().from(shopApplications).where(eq(shopApplications.applicantId, customerId));
	const papers = own ? await papersOf(read, own.id) : [];
	const sentAt = shop?.submittedAt ?? null;
	const isWaiting = shop?.state === 'submitted' && sentAt !== null;
	const waitsForOwner = own && (!shop || shop.state === 'needs_info') ? own.updatedAt : null;
	return {
		state: shop?.state ?? null,
		stateReason: shop?.stateReason ?? '',
		form: own?.form ?? (shop ? formOfShop(shop) : {}),
		questions: own ? questionsOf(own, papers) : [],
		papers: papers.map(toPaperView),
		hasIdentity: (own?.identityHash ?? null) !== null,
		agreedVersion: own?.agreementVersion ?? null,
		sentAt: sentAt?.toISOString() ?? null,
		answerBy: isWaiting ? reviewBy(sentAt).toISOString() : null,
		roundsLeft: INFO_ROUNDS_MAX - (shop?.infoRounds ?? own?.infoRounds ?? 0),
		savedAt: own?.updatedAt.toISOString() ?? null,
		closesAt: waitsForOwner && addMs(waitsForOwner, applicationConfig.draftDays * DAY_MS).toISOString(),
		rejection: shop && shop.state !== 'rejected' ? null : await lastRejection(read, customerId),
	};
}

function questionsOf(
	{ questions, form, identityAssertionId: assertionId }: Application,
	papers: readonly Paper[],
): ApplicationView['questions'] {
	const paperIds = papers.map(({ pictureId }) => pictureId);
	return questions.map(({ field, text, was }) => {
		const isAnswered = was !== undefined && was !== requestedValue(field, { form, paperIds, assertionId });
		return { field, text, isAnswered };
	});
}

async function lastRejection(read: ReadDatabase, applicantId: string): Promise<ApplicationView['rejection']> {
	const now = await databaseNow(read);
	const times = await rejectionsOf(read, { applicantId, after: rejectionsCountFrom(now) });
	const [last] = times;
	if (!last) return null;
	const from = appliesAgainFrom(
		times.map(({ rejectedAt }) => rejectedAt),
		now,
	);
	const { reason, rejectedAt } = last;
	return { reason, at: rejectedAt.toISOString(), waitsUntil: from > now ? from.toISOString() : null };
}
