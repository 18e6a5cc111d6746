import { findPrivatePictures } from '#src/domains/media/index.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { refuse, type VendorRefusal } from '../contract.ts';
import { type AddPaperInput, applicationConfig, type PaperInput, type PaperView } from '../contract-application.ts';
import { deletePaper, insertPaper, papersOf } from '../db/application-repository.ts';
import { toPaperView } from '../queries/paper-view.ts';
import { lockOpenApplication, touchApplication } from './steps/lock-application.ts';

type Answer = Promise<Result<{ readonly papers: PaperView[] }, Failure<VendorRefusal>>>;
const { papersMax } = applicationConfig;

/** Only pictures that the applicant uploaded. */
export function addPaper(context: Context<MemberActor>, { pictureId, kind }: AddPaperInput): Answer {
	return transact(context, async (scope): Answer => {
		const open = await lockOpenApplication(scope);
		if (!open.ok) return open;
		const { id } = open.value.application;
		const own = await findPrivatePictures(scope.fresh, [pictureId], scope.actor.customerId);
		if (!own.has(pictureId)) return refuse('vendors.paper_unknown');
		if ((await papersOf(scope.fresh, id)).length >= papersMax) return refuse('vendors.papers_full', { max: papersMax });
		await insertPaper(scope.db, { pictureId, applicationId: id, kind, addedAt: await touchApplication(scope, id) });
		return listed(scope, id);
	});
}

export function removePaper(context: Context<MemberActor>, { pictureId }: PaperInput): Answer {
	return transact(context, async (scope): Answer => {
		const open = await lockOpenApplication(scope);
		if (!open.ok) return open;
		const { id } = open.value.application;
		if (!(await deletePaper(scope.db, id, pictureId))) return refuse('vendors.application_missing');
		await touchApplication(scope, id);
		return listed(scope, id);
	});
}

const listed = async ({ fresh }: Scope, id: string) => ok({ papers: (await papersOf(fresh, id)).map(toPaperView) });
