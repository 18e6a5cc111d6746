import { PICTURES_MAX } from '#src/domains/catalog/contract/product.ts';
import { lockProduct } from '#src/domains/catalog/db/product-repository.ts';
import type { MediaFailure } from '#src/domains/media/contract.ts';
import { storePicture } from '#src/domains/media/index.ts';
import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { fetchPublic, type ResolveHost, resolvePublicHost } from '#src/platform/fetch/index.ts';
import { ok } from '#src/shared/result.ts';
import { importConfig, type PictureFetchFailure } from '../contract.ts';
import { type PictureFetch, recordPictureFetch, waitingPictures } from '../db/picture-fetch-repository.ts';
import { addPictureToDraft, countPictures } from '../db/product-edit-repository.ts';

const LIMITS = {
	maxBytes: importConfig.pictureMaxBytes,
	timeoutMs: importConfig.pictureTimeoutMs,
	redirectsMax: importConfig.pictureRedirectsMax,
} as const;
const MEDIA_FAILURES: Readonly<Record<MediaFailure, PictureFetchFailure>> = {
	'media.too_large': 'too_large',
	'media.not_a_picture': 'not_a_picture',
	'media.too_many_pixels': 'too_many_pixels',
	'media.too_small': 'too_small',
};

/** Fetches the pictures of one imported product, in order. A product that left the state of a draft keeps its pictures. */
export async function fetchProductPictures(
	context: Context<SystemActor>,
	of: { readonly importId: string; readonly productId: string },
	resolve: ResolveHost = resolvePublicHost,
): Promise<void> {
	for (const picture of await waitingPictures(context.fresh, of)) {
		const fetched = await fetchPublic(picture.address, LIMITS, resolve);
		if (!fetched.ok) {
			await recordPictureFetch(context.db, picture, fetched.reason);
			continue;
		}
		const stored = await storePicture(context, fetched.bytes);
		if (!stored.ok) await recordPictureFetch(context.db, picture, MEDIA_FAILURES[stored.error.code]);
		else await attach(context, picture, stored.value.id);
	}
}

async function attach(context: Context<SystemActor>, picture: PictureFetch, pictureId: string): Promise<void> {
	await transact(context, async ({ db }) => {
		const product = await lockProduct(db, picture.productId);
		const reason: PictureFetchFailure | null =
			product?.state !== 'draft'
				? 'product_changed'
				: (await countPictures(db, picture.productId)) >= PICTURES_MAX
					? 'too_many'
					: null;
		if (!(await recordPictureFetch(db, picture, reason)) || reason) return ok(null);
		await addPictureToDraft(db, { productId: picture.productId, pictureId, alt: product?.name.slice(0, 160) ?? '' });
		return ok(null);
	});
}
