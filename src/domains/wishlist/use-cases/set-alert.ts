import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { type AlertState, fail, type SetAlertInput, type WishlistFailure, wishlistConfig } from '../contract.ts';
import { countAlerts, deleteAlert, hasAlert, insertAlert } from '../db/alert-repository.ts';
import { findWishable } from '../queries/find-wishable.ts';
import { watchedPrice } from '../rules/decide-alert.ts';
import { lockOwnLists } from './steps/own-lists.ts';

type Answer = Result<AlertState, Failure<WishlistFailure>>;

/** An alert that is on already keeps its base price. */
export function setAlert(context: Context<MemberActor>, input: SetAlertInput): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const { db, read, actor } = scope;
		const { kind, productId, variantId, isOn } = input;
		const { at } = await lockOwnLists(scope);
		const state = { kind, variantId, isOn };
		if (!isOn) {
			await deleteAlert(db, actor.customerId, input);
			return ok(state);
		}
		if (!actor.emailVerified) return fail('wishlist.email_unverified');
		const product = await findWishable(read, productId);
		if (!product) return fail('wishlist.product_not_found');
		const variant = product.variants.find(({ id }) => id === variantId);
		if (!variant && (variantId !== null || kind === 'back_in_stock')) return fail('wishlist.variant_not_found');
		if (await hasAlert(db, actor.customerId, input)) return ok(state);
		if (kind === 'back_in_stock' && variant && variant.available >= product.quantityMin)
			return fail('wishlist.in_stock');
		if ((await countAlerts(db, actor.customerId)) >= wishlistConfig.alertsMax)
			return fail('wishlist.too_many_alerts', { max: wishlistConfig.alertsMax });
		const priceVnd = variant?.priceVnd ?? product.priceVnd;
		const basePriceVnd = kind === 'price_drop' ? watchedPrice({ ...product, variantId, priceVnd }) : null;
		const watched = { id: newId(), customerId: actor.customerId, kind, productId, variantId, basePriceVnd };
		await insertAlert(db, { ...watched, dueAt: null, toldAt: null, createdAt: at });
		return ok(state);
	});
}
