import { listProvinces } from '#src/domains/addresses/index.ts';
import {
	descriptionBlocks,
	drawnHistories,
	findProductPage,
	getPriceHistory,
	listProductFacts,
	returnTermsOf,
	shownVariant,
	valuePictures,
	variantsShown,
} from '#src/domains/catalog/index.ts';
import { cashbackOf } from '#src/domains/coin/index.ts';
import { listBoughtTogether } from '#src/domains/orders/index.ts';
import { getRatingSummary, listQuestionPage, listReviewPage, readReviewAddress } from '#src/domains/reviews/index.ts';
import { categoryTags, listAlternatives, listCards, listRelated } from '#src/domains/search/index.ts';
import { shippingOptionsByArea } from '#src/domains/shipping/index.ts';
import { getShop } from '#src/domains/vendors/index.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { purchasableVariants } from '#src/shared/purchasable-variants.ts';
import { cachedForDay } from '#src/shared/time.ts';

const ALSO_BOUGHT_SHOWN = 6;

export type ProductScreen =
	| { readonly kind: 'absent' }
	| { readonly kind: 'moved'; readonly slug: string }
	| { readonly kind: 'gone'; readonly productId: string }
	| ({ readonly kind: 'product' } & ShownProduct);
type ShownProduct = Awaited<ReturnType<typeof showProduct>>;
type Found = Extract<Awaited<ReturnType<typeof findProductPage>>, { readonly kind: 'product' }>;
type Product = Found['product'];
type Seller = NonNullable<Awaited<ReturnType<typeof getShop>>>;

export async function getProductScreen(
	read: ReadDatabase,
	slug: string,
	asked: URLSearchParams,
): Promise<ProductScreen> {
	const found = await findProductPage(read, slug);
	if (found.kind !== 'product') return found;
	const shop = await getShop(read, found.product.shopId);
	if (!shop) return { kind: 'absent' };
	return { kind: 'product', ...(await showProduct(read, found, shop, asked)) };
}

async function showProduct(read: ReadDatabase, found: Found, shop: Seller, asked: URLSearchParams) {
	const { product, asOf } = found;
	const address = readReviewAddress(asked);
	const isReduced = product.variants.some(({ compareAtVnd }) => compareAtVnd !== null);
	const [related, alsoBought, facts, history, provinces, summary, reviews, questions] = await Promise.all([
		listRelated(read, product),
		listBoughtTogether(read, product.id).then((ids) => listCards(read, ids, ALSO_BOUGHT_SHOWN)),
		listProductFacts(read, [product.id]).then((all) => all.get(product.id) ?? []),
		isReduced ? getPriceHistory(read, product.id) : [],
		product.shipping.provinces.length > 0 ? listProvinces(read) : [],
		getRatingSummary(read, product.id),
		listReviewPage(read, product.id, address, address.page),
		listQuestionPage(read, product.id, address.questionPage),
	]);
	const instead = related.length > 0 ? [] : await listAlternatives(read, product.id);
	return {
		product,
		shop,
		related,
		instead,
		alsoBought,
		facts,
		provinces,
		asOf,
		userContent: { address, summary, reviews, questions },
		blocks: descriptionBlocks(product.description),
		shownVariants: variantsShown(product.pictures, product.variants),
		histories: drawnHistories(history, asOf),
		...displayPriceOf(product, shop, asked.get('variant'), asOf),
		valuePictures: valuePictures(product.pictures, product.variants),
		tags: [
			`product:${product.id}`,
			`shop:${shop.id}`,
			`voices:${product.id}`,
			...categoryTags([...related, ...instead, ...alsoBought]),
		],
		until: cachedUntil(found),
	};
}

function displayPriceOf(product: Product, shop: Seller, wantedId: string | null, now: Date) {
	const { variants, quantityMin, prepDays, shipping } = product;
	const variant = shownVariant(variants, wantedId);
	const leastVnd = Math.min(...purchasableVariants(variants).map(({ priceVnd }) => priceVnd));
	const pieces = variant ? [{ ...variant, quantity: quantityMin }] : [];
	return {
		variant,
		leastVnd,
		isOffered: product.state === 'published',
		soldOut: variants.filter(({ available }) => available < quantityMin).map(({ id }) => id),
		closure: closedReasonOf(product, shop),
		returnTerms: returnTermsOf(shop, product),
		cashbackVnd: variant ? cashbackOf(leastVnd * quantityMin) : 0,
		offers: variant
			? shippingOptionsByArea(shipping, { pieces, goodsVnd: variant.priceVnd * quantityMin, prepDays }, now)
			: [],
	};
}

function closedReasonOf({ state }: Product, { opening }: Seller) {
	if (state === 'discontinued') return state;
	return opening === 'open' ? null : opening;
}

/** Shop holidays start and end at midnight; price comparisons end at any time. */
function cachedUntil({ freshUntil, asOf }: Found): Date {
	const dayEnd = cachedForDay(asOf);
	return freshUntil && freshUntil < dayEnd ? freshUntil : dayEnd;
}
