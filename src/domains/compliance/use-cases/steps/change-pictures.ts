import { fail } from '#src/domains/catalog/contract/product.ts';
import type { ShownPicture } from '#src/domains/catalog/contract/requested-changes.ts';
import { picturesOf, replacePictures } from '#src/domains/catalog/db/editor-repository.ts';
import type { LockedProduct } from '#src/domains/catalog/db/product-repository.ts';
import { isKnownToBuyers, mayBeBare } from '#src/domains/catalog/rules/product-states.ts';
import type { Scope } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { picturesOfOthers } from '../../db/moderation-repository.ts';
import { requestChange } from './request-change.ts';

type Shown = readonly ShownPicture[];
type Requested = Result<{ readonly isPending: boolean }, Failure<'catalog.change_pending' | 'catalog.picture_missing'>>;

/**
 * The caller holds the lock of the product. Changes of a published product are recorded; a picture that another shop
 * uses waits for approval, a new alternative text does not.
 */
export async function changePictures(scope: Scope, product: LockedProduct, shown: Shown): Promise<Requested> {
	const before = await picturesOf(scope.db, product.id);
	const after = shown.map(({ pictureId }) => pictureId);
	if (before.length > 0 && after.length === 0 && !mayBeBare(product.state)) return fail('catalog.picture_missing');
	if (product.publishedAt === null || before.join() === after.join()) {
		await putPictures(scope, product.id, shown);
		return ok({ isPending: false });
	}
	const joining = after.filter((id) => !before.includes(id));
	const isRisky =
		isKnownToBuyers(product.state) && (await picturesOfOthers(scope.db, product.shopId, joining)).size > 0;
	const asked = { kind: 'pictures', before: { pictureIds: before }, after: { pictureIds: after, shown } } as const;
	const answer = await requestChange(scope, product.id, asked, isRisky);
	if (answer.ok && !answer.value.isPending) await putPictures(scope, product.id, shown);
	return answer;
}

export const putPictures = ({ db }: Pick<Scope, 'db'>, productId: string, shown: Shown): Promise<void> =>
	replacePictures(
		db,
		productId,
		shown.map((picture, position) => ({ ...picture, productId, position })),
	);
