import type { APIRoute } from 'astro';
import { findProductPage } from '#src/domains/catalog/index.ts';
import { drawShareCard } from '#src/domains/media/index.ts';
import { getShop } from '#src/domains/vendors/index.ts';
import { productScreenMessages as messages } from '#src/messages/vi/product.ts';
import { url } from '#src/routes.ts';
import { BRAND } from '#src/shared/brand.ts';
import { formatVnd } from '#src/shared/money.ts';
import { purchasableVariants } from '#src/shared/purchasable-variants.ts';

export const prerender = false;

const BUSY_S = '5';

export const GET: APIRoute = async ({ locals, params, redirect }) => {
	const { read } = locals.context;
	const found = await findProductPage(read, params.slug ?? '');
	if (found.kind === 'absent') return new Response(null, { status: 404 });
	if (found.kind === 'gone') return new Response(null, { status: 410 });
	if (found.kind === 'moved') return redirect(url.productCard(found.slug), 301);
	const { product } = found;
	const shop = await getShop(read, product.shopId);
	const prices = purchasableVariants(product.variants).map(({ priceVnd }) => priceVnd);
	const least = formatVnd(Math.min(...prices));
	const price = Math.max(...prices) > Math.min(...prices) ? messages.priceFrom(least) : least;
	const text = { title: product.name, price, note: shop?.name ?? '', brand: BRAND.name };
	const picture = await drawShareCard(text, product.pictures[0]?.hash ?? null);
	if (!picture) return new Response(null, { status: 503, headers: { 'retry-after': BUSY_S } });
	return new Response(new Uint8Array(picture), {
		headers: { 'content-type': 'image/jpeg', 'x-cache-tags': `product:${product.id} shop:${product.shopId}` },
	});
};
