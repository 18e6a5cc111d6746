import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { addMs, HOUR_MS } from '#src/shared/time.ts';
import { LOOSE_HOURS } from '../contract.ts';
import { findUnreferenced } from '../db/private-picture-repository.ts';
import { dropPrivatePictures } from './drop-private-pictures.ts';

const AT_ONCE = 200;

/** Deletes uploads that are used nowhere, because the page was left or the process crashed. */
export async function sweepPrivatePictures(context: Context<SystemActor>): Promise<void> {
	const sweep = () =>
		transact(context, async (scope) => {
			const before = addMs(await scope.now(), -LOOSE_HOURS * HOUR_MS);
			const loose = await findUnreferenced(scope.db, before, AT_ONCE);
			await dropPrivatePictures(scope, loose);
			return ok(loose.length);
		});
	while ((await sweep()).value === AT_ONCE);
}
