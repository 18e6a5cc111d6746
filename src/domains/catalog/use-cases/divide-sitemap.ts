import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { SITEMAP_PART_SIZE } from '#src/shared/feeds/sitemap.ts';
import { ok } from '#src/shared/result.ts';
import { recordSitemapParts } from '../db/sitemap-repository.ts';

export async function divideSitemap(
	context: Context<SystemActor>,
	{ partSize = SITEMAP_PART_SIZE }: { readonly partSize?: number } = {},
): Promise<void> {
	await transact(context, async ({ db }) => {
		await recordSitemapParts(db, partSize);
		return ok(null);
	});
}
