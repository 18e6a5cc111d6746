import { dropPrivatePictures } from '#src/domains/media/index.ts';
import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { addMs, DAY_MS } from '#src/shared/time.ts';
import { applicationConfig } from '../contract-application.ts';
import { deleteApplication, lockForgottenDrafts } from '../db/application-repository.ts';
import { tellOwner } from './steps/tell-owner.ts';

const AT_ONCE = 200;

/** What nobody has written on for so long is closed: its papers are not ours to keep. */
export async function closeDrafts(context: Context<SystemActor>): Promise<void> {
	await transact(context, async (scope) => {
		const before = addMs(await scope.now(), -applicationConfig.draftDays * DAY_MS);
		for (const { id, applicantId, form } of await lockForgottenDrafts(scope.db, before, AT_ONCE)) {
			await dropPrivatePictures(scope, await deleteApplication(scope.db, id));
			const shopName = form.name ?? '';
			await tellOwner(scope, { customerId: applicantId, kind: 'vendors.draft_closed', about: id, shopName });
		}
		return ok(null);
	});
}
