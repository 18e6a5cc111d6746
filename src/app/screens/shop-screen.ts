import { listSections } from '#src/domains/product-editing/index.ts';
import { listAvailableVouchers } from '#src/domains/promotions/index.ts';
import { getShopRating, listReviewPageOfShop, readReviewAddress } from '#src/domains/reviews/index.ts';
import { cardTags, countShopProducts, getListScreen, readListAddress } from '#src/domains/search/index.ts';
import { countedFollowers, findShopPage, followersShown } from '#src/domains/vendors/index.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { cachedForDay } from '#src/shared/time.ts';

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
	// An unknown section shows the whole shop, like any invalid parameter.
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
		everything: isWhole ? goods.list : await countShopProducts(read, shop.id),
		tags: [...cardTags(goods.list.cards), ...tagsOf(shop.id)],
		until: cachedUntil(asOf, offered.until),
	};
}

function cachedUntil(now: Date, vouchersTurn: Date | null): Date {
	const dayEnd = cachedForDay(now);
	return vouchersTurn && vouchersTurn < dayEnd ? vouchersTurn : dayEnd;
}
