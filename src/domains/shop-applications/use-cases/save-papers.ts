import { dropPrivatePictures, findPrivatePictures } from '#src/domains/media/index.ts';
import {
	type AddPaperInput,
	applicationConfig,
	type PaperInput,
	type PaperKind,
	type PaperView,
} from '#src/domains/vendors/contract/application.ts';
import { fail, type VendorFailure } from '#src/domains/vendors/contract/shop.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { deletePaper, insertPaper, papersOf } from '../db/application-repository.ts';
import { toPaperView } from '../queries/paper-view.ts';
import { isIdentityPaper } from '../rules/application-check.ts';
import { lockOpenApplication, markApplicationChanged } from './steps/lock-application.ts';

type Answer = Promise<Result<{ readonly papers: PaperView[] }, Failure<VendorFailure>>>;
const { papersMax } = applicationConfig;

export function addPaper(context: Context<MemberActor>, { pictureId, kind }: AddPaperInput): Answer {
	return transact(context, async (scope): Answer => {
		const open = await lockOpenApplication(scope);
		if (!open.ok) return open;
		const { id } = open.value.application;
		const own = await findPrivatePictures(scope.fresh, [pictureId], scope.actor.customerId);
		if (!own.has(pictureId)) return fail('vendors.paper_unknown');
		if ((await papersOf(scope.fresh, id)).length >= papersMax) return fail('vendors.papers_full', { max: papersMax });
		const addedAt = await markApplicationChanged(scope, id, resetIdentityCheck(kind));
		await insertPaper(scope.db, { pictureId, applicationId: id, kind, addedAt });
		return listed(scope, id);
	});
}

export function removePaper(context: Context<MemberActor>, { pictureId }: PaperInput): Answer {
	return transact(context, async (scope): Answer => {
		const open = await lockOpenApplication(scope);
		if (!open.ok) return open;
		const { id } = open.value.application;
		const kind = await deletePaper(scope.db, id, pictureId);
		if (!kind) return fail('vendors.application_missing');
		await dropPrivatePictures(scope, [pictureId]);
		await markApplicationChanged(scope, id, resetIdentityCheck(kind));
		return listed(scope, id);
	});
}

const resetIdentityCheck = (kind: PaperKind) => (isIdentityPaper(kind) ? { identityCheckedAt: null } : {});
const listed = async ({ fresh }: Scope, id: string) => ok({ papers: (await papersOf(fresh, id)).map(toPaperView) });
