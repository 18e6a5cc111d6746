import { fail } from '#src/domains/catalog/contract/product.ts';
import { readPrivatePicture } from '#src/domains/media/index.ts';
import type { OperatorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { type LicenceKey, licencePapers } from '../db/licence-repository.ts';

type PaperFile = {
	readonly id: string;
	/** Null until it is approved. */
	readonly agreedAt: Date | null;
	readonly bytes: Uint8Array;
};
type Answer = Result<readonly PaperFile[], Failure<'catalog.not_found'>>;

/** Returns the original pictures of a licence and records the view. */
export async function viewLicencePapers(
	context: Context<OperatorActor>,
	{ shopId, categoryId }: LicenceKey,
): Promise<Answer> {
	const originals = await readOriginals(await licencePapers(context.fresh, { shopId, categoryId }));
	return transact(context, async (scope): Promise<Answer> => {
		const papers = await licencePapers(scope.fresh, { shopId, categoryId });
		if (papers.length === 0) return fail('catalog.not_found');
		const viewed = papers.flatMap(({ pictureId: id, agreedAt }): PaperFile[] => {
			const bytes = originals.get(id);
			return bytes ? [{ id, agreedAt, bytes }] : [];
		});
		const facts = { categoryId, pictureIds: viewed.map(({ id }) => id) };
		await audit(scope, { subjectType: 'shop', subjectId: shopId, action: 'papers_viewed', facts });
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
