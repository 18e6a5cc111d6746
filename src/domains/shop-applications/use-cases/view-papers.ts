import { readPrivatePicture } from '#src/domains/media/index.ts';
import type { PaperKind } from '#src/domains/vendors/contract/application.ts';
import { fail } from '#src/domains/vendors/contract/shop.ts';
import type { OperatorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { findApplicationOfShop, lockApplicationOfShop, papersOf } from '../db/application-repository.ts';

type PaperFile = { readonly id: string; readonly kind: PaperKind; readonly bytes: Uint8Array };
type Answer = Result<readonly PaperFile[], Failure<'vendors.not_found'>>;

export async function viewPapers(
	context: Context<OperatorActor>,
	{ shopId }: { readonly shopId: string },
): Promise<Answer> {
	const found = await findApplicationOfShop(context.fresh, shopId);
	if (!found) return fail('vendors.not_found');
	const originals = await readOriginals(await papersOf(context.fresh, found.id));
	return transact(context, async (scope): Promise<Answer> => {
		const application = await lockApplicationOfShop(scope.db, shopId);
		if (!application) return fail('vendors.not_found');
		const papers = await papersOf(scope.fresh, application.id);
		const viewed = papers.flatMap(({ pictureId: id, kind }): PaperFile[] => {
			const bytes = originals.get(id);
			return bytes ? [{ id, kind, bytes }] : [];
		});
		const facts = { pictureIds: viewed.map(({ id }) => id) };
		await audit(scope, { subjectType: 'shop_application', subjectId: application.id, action: 'papers_viewed', facts });
		return ok(viewed);
	});
}

async function readOriginals(
	papers: readonly { readonly pictureId: string }[],
): Promise<ReadonlyMap<string, Uint8Array>> {
	const originals = new Map<string, Uint8Array>();
	for (const { pictureId } of papers) {
		const bytes = await readPrivatePicture(pictureId, 'original');
		if (bytes) originals.set(pictureId, bytes);
	}
	return originals;
}
