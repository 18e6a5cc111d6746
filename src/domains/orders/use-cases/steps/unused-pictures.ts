import { findPrivatePictures } from '#src/domains/media/index.ts';
import type { Scope } from '#src/platform/context.ts';
import { countUsedPictures } from '../../db/used-pictures.ts';

/** Locks pictures that this person uploaded and that nothing uses yet; null when one is not such a picture. */
export async function checkUnusedPictures(
	{ read, actor }: Scope<{ readonly customerId: string } & Scope['actor']>,
	ids: readonly string[],
): Promise<readonly string[] | null> {
	const wanted = [...new Set(ids)];
	const own = await findPrivatePictures(read, wanted, actor.customerId);
	if (own.size < wanted.length) return null;
	return (await countUsedPictures(read, wanted)) > 0 ? null : wanted;
}
