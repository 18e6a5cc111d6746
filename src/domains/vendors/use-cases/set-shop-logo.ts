import { findPictures } from '#src/domains/media/index.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { refuse, type SetShopLogoInput, type VendorRefusal } from '../contract.ts';
import { lockShop, recordShop } from '../db/shop-repository.ts';

export function setShopLogo(
	context: Context<VendorActor>,
	input: SetShopLogoInput,
): Promise<Result<{ shopId: string }, Failure<VendorRefusal>>> {
	return transact(context, async ({ db, read, actor, now }) => {
		const shop = await lockShop(db, actor.shopId);
		if (!shop) return refuse('vendors.not_found');
		const pictures = await findPictures(read, [input.hash]);
		if (pictures.size === 0) return refuse('vendors.picture_unknown');
		await recordShop(db, shop.id, { state: shop.state, logoHash: input.hash, updatedAt: await now() });
		await dropPages(db, [`shop:${shop.id}`, 'shops']);
		return ok({ shopId: shop.id });
	});
}
