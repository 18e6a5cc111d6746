import type { ShownPicture } from '#src/domains/catalog/contract/requested-changes.ts';
import { replacePictures } from '#src/domains/catalog/db/editor-repository.ts';
import type { Scope } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { PicturesStep } from '../../rules/change-plan.ts';
import { requestChange } from './request-change.ts';

/** The caller holds the lock of the product. The published pictures stay while a change is pending or left out. */
export async function changePictures(
	scope: Scope,
	productId: string,
	{ outcome, change, isRecorded, shown }: PicturesStep,
): Promise<Result<unknown, Failure<'catalog.change_pending'>>> {
	const requested = isRecorded ? await requestChange(scope, productId, change, outcome === 'pending') : ok(null);
	if (requested.ok && outcome === 'applied') await savePictures(scope, productId, shown);
	return requested;
}

export const savePictures = (
	{ db }: Pick<Scope, 'db'>,
	productId: string,
	shown: readonly ShownPicture[],
): Promise<void> =>
	replacePictures(
		db,
		productId,
		shown.map((picture, position) => ({ ...picture, productId, position })),
	);
