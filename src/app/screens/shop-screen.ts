import {
	cardTags,
	countShopProducts,
	getListScreen,
	listSections,
	readListAddress,
} from '#src/domains/catalog/index.ts';
import { listAvailableVouchers } from '#src/domains/promotions/index.ts';
import { getShopRating, listReviewPageOfShop, readReviewAddress } from '#src/domains/reviews/index.ts';
import { countedFollowers, findShopPage, followersShown } from '#src/domains/vendors/index.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { cachedForDay } from '#src/shared/time.ts';

/** A kept page of a shop is out of date when one of these changes. */
const PARTS = ['shop', 'shop-voices', 'shop-sections', 'shop-followers', 'shop-vouchers'] as const;

export type ShopScreen =
	| { readonly kind: 'absent' }
	| { readonly kind: 'gone' }
	| { readonly kind: 'moved'; readonly slug: string }
	| ({ readonly kind: 'shop' } & ShownShop)
	| ({ readonly kind: 'reviews' } & ShownReviews);
type ShownShop = Awaited<ReturnType<typeof showShop>>;
type ShownReviews = Awaited<ReturnType<typeof showReviews>>;
type Found = Extract<Awaited<ReturnType<typeof findShopPage>>, { readonly kind: 'shop' }>;

/** The page of one shop, as its address asks for it: a section, a search inside, filters; or what buyers say of it. */
export async function getShopScreen(read: ReadDatabase, slug: string, asked: URLSearchParams): Promise<ShopScreen> {
	const found = await findShopPage(read, slug);
	if (found.kind !== 'shop') return found;
	if (asked.get('view') === 'reviews') return { kind: 'reviews', ...(await showReviews(read, found, asked)) };
	return { kind: 'shop', ...(await showShop(read, found, asked)) };
}

const tagsOf = (shopId: string): readonly string[] => PARTS.map((part) => `${part}:${shopId}`);

async function showReviews(read: ReadDatabase, { shop, asOf }: Found, asked: URLSearchParams) {
	const address = { ...readReviewAddress(asked), variantId: undefined };
	const [rating, followers, everything, reviews] = await Promise.all([
		getShopRating(read, shop.id),
		countedFollowers(read, shop.id),
		countShopProducts(read, shop.id),
		listReviewPageOfShop(read, shop.id, address, address.page),
	]);
	return {
		shop,
		asOf,
		rating,
		everything,
		address,
		reviews,
		followers: followersShown(followers),
		tags: tagsOf(shop.id),
		until: cachedForDay(asOf),
	};
}

async function showShop(read: ReadDatabase, { shop, asOf }: Found, asked: URLSearchParams) {
	const address = readListAddress(asked);
	const [sections, rating, followers, offered] = await Promise.all([
		listSections(read, shop.id),
		getShopRating(read, shop.id),
		countedFollowers(read, shop.id),
		listAvailableVouchers(read, shop.id, asOf),
	]);
	// A section that is no more shows the whole shop, as other junk in an address does.
	const section = sections.find(({ slug }) => slug === asked.get('section'));
	const within = { shopId: shop.id, sectionId: section?.id };
	const goods = await getListScreen(read, { ...address, shops: [], provinces: [] }, within);
	const isLooking = address.text !== '' || goods.active.length > 0;
	const isWhole = !section && !isLooking;
	return {
		shop,
		asOf,
		rating,
		address,
		section,
		isLooking,
		goods,
		sections: sections.filter(({ slug, products }) => products > 0 || slug === section?.slug),
		followers: followersShown(followers),
		vouchers: shop.opening === 'not_selling' ? [] : offered.vouchers,
		/** Of the whole shop, whatever is looked for in it. */
		everything: isWhole ? goods.list : await countShopProducts(read, shop.id),
		tags: [...cardTags(goods.list.cards), ...tagsOf(shop.id)],
		until: cachedUntil(asOf, offered.until),
	};
}

/** Holidays begin and end at midnight, vouchers when they say. */
function cachedUntil(now: Date, vouchersTurn: Date | null): Date {
	const dayEnd = cachedForDay(now);
	return vouchersTurn && vouchersTurn < dayEnd ? vouchersTurn : dayEnd;
}
