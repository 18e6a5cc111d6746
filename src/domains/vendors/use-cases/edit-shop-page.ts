import { findOwners } from '#src/domains/media/index.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean, cleanLine } from '#src/shared/text/text.ts';
import { type EditShopPageInput, fail, SHOP_ROLES, type VendorFailure } from '../contract/shop.ts';
import { type LockedShop, recordShop } from '../db/shop-repository.ts';
import { findPicturesInUse } from '../queries/find-pictures-in-use.ts';
import { listStaff } from '../queries/list-staff.ts';
import { checkShopTexts } from '../rules/shop-page/shop-texts.ts';
import { lockOwnShop } from './steps/lock-own-shop.ts';

export function editShopPage(
	context: Context<VendorActor>,
	input: EditShopPageInput,
): Promise<Result<{ shopId: string }, Failure<VendorFailure>>> {
	return transact(context, async (scope) => {
		const { db, now } = scope;
		const locked = await lockOwnShop(scope);
		if (!locked.ok) return locked;
		const changed = findConcurrentChange(locked.value, input.seen);
		if (changed) return fail('vendors.page_changed', { current: changed });
		const words = cleanTexts(input);
		const checked = checkShopTexts(words, cleanTexts(locked.value));
		if (!checked.ok) return checked;
		const { logoHash, bannerHash } = input;
		const pictures = await checkPictures(scope, locked.value, { logoHash, bannerHash });
		if (!pictures.ok) return pictures;
		const { id, state } = locked.value;
		await recordShop(db, id, { state, ...words, logoHash, bannerHash, updatedAt: await now() });
		await dropPages(db, [`shop:${id}`, 'shops']);
		return ok({ shopId: id });
	});
}

const cleanTexts = ({ tagline, description }: Pick<LockedShop, 'tagline' | 'description'>) => ({
	tagline: cleanLine(tagline),
	description: clean(description),
});

type Seen = EditShopPageInput['seen'];

function findConcurrentChange(shop: LockedShop, seen: Seen): NonNullable<Seen> | null {
	if (!seen) return null;
	const { logoHash, bannerHash } = shop;
	const current = { ...cleanTexts(shop), logoHash, bannerHash };
	const read = { ...cleanTexts(seen), logoHash: seen.logoHash, bannerHash: seen.bannerHash };
	return JSON.stringify(current) === JSON.stringify(read) ? null : current;
}

/**
 * Pictures already in use stay. A new one must be uploaded by the shop's staff, or by the platform if no other shop
 * uses it.
 */
async function checkPictures(
	{ read }: Scope<VendorActor>,
	shop: LockedShop,
	wanted: Pick<EditShopPageInput, 'logoHash' | 'bannerHash'>,
): Promise<Result<null, Failure<VendorFailure>>> {
	const added = Object.entries(wanted).flatMap(([field, hash]) =>
		hash === null || hash === shop.logoHash || hash === shop.bannerHash ? [] : [{ field, hash }],
	);
	const hashes = added.map(({ hash }) => hash);
	if (hashes.length === 0) return ok(null);
	const owners = await findOwners(read, hashes, await listStaff(read, shop.id, SHOP_ROLES));
	const worn = await findPicturesInUse(read, shop.id, hashes);
	const isUsable = (hash: string) => owners.get(hash) === 'them' || (owners.get(hash) === 'us' && !worn.has(hash));
	const faults = added
		.filter(({ hash }) => !isUsable(hash))
		.map(({ field, hash }) => [field, owners.has(hash) ? 'vendors.picture_taken' : 'vendors.picture_unknown'] as const);
	const [first] = faults;
	return first ? fail(first[1], undefined, Object.fromEntries(faults)) : ok(null);
}
