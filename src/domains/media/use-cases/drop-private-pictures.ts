import type { Scope } from '#src/platform/context.ts';
import { deleteUnreferenced } from '../db/private-picture-repository.ts';
import { removePrivateFiles } from '../jobs/remove-private-files.ts';

/** Keeps pictures that are used elsewhere. A job deletes the files after the commit, so a crash leaves none. */
export async function dropPrivatePictures(scope: Scope, ids: readonly string[]): Promise<void> {
	const gone = await deleteUnreferenced(scope.db, ids);
	await scope.enqueueAll(
		scope.db,
		removePrivateFiles,
		gone.map((id) => ({ id })),
	);
}
