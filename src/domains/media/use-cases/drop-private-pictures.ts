import type { Scope } from '#src/platform/context.ts';
import { deleteLoose } from '../db/private-picture-repository.ts';
import { removePrivateFiles } from '../jobs/remove-private-files.ts';

/** With whatever lets go of them; what something else still shows stays. The files follow by a job, whoever dies. */
export async function dropPrivatePictures(scope: Scope, ids: readonly string[]): Promise<void> {
	const gone = await deleteLoose(scope.db, ids);
	await scope.enqueueAll(
		scope.db,
		removePrivateFiles,
		gone.map((id) => ({ id })),
	);
}
