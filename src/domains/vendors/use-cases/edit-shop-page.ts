import { findPictures } from '#src/domains/media/index.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean, cleanLine } from '#src/shared/text.ts';
import { type EditShopPageInput, refuse, type VendorRefusal } from '../contract.ts';
import { recordShop } from '../db/shop-repository.ts';
import { lockOwnShop } from './lock-own-shop.ts';

/** What the shop says of itself, its sign and its banner; the legal identity is not among it. */
export function editShopPage(
	context: Context<VendorActor>,
	input: EditShopPageInput,
): Promise<Result<{ shopId: string }, Failure<VendorRefusal>>> {
	return transact(context, async (scope) => {
		const { db, read, now } = scope;
		const locked = await lockOwnShop(scope);
		if (!locked.ok) return locked;
		const { logoHash, bannerHash } = input;
		const hashes = [...new Set([logoHash, bannerHash].filter((hash) => hash !== null))];
		const pictures = await findPictures(read, hashes);
		if (pictures.size < hashes.length) return refuse('vendors.picture_unknown');
		const words = { tagline: cleanLine(input.tagline), description: clean(input.description) };
		const { id, state } = locked.value;
		await recordShop(db, id, { state, ...words, logoHash, bannerHash, updatedAt: await now() });
		await dropPages(db, [`shop:${id}`, 'shops']);
		return ok({ shopId: id });
	});
}
