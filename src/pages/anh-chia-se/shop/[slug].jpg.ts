import type { APIRoute } from 'astro';
import { drawShareCard } from '#src/domains/media/index.ts';
import { findShopPage } from '#src/domains/vendors/index.ts';
import { shopScreenMessages as messages } from '#src/messages/vi/shop.ts';
import { url } from '#src/routes.ts';
import { BRAND } from '#src/shared/brand.ts';

export const prerender = false;

const BUSY_S = '5';

export const GET: APIRoute = async ({ locals, params, redirect }) => {
	const found = await findShopPage(locals.context.read, params.slug ?? '');
	if (found.kind === 'absent') return new Response(null, { status: 404 });
	if (found.kind === 'gone') return new Response(null, { status: 410 });
	if (found.kind === 'moved') return redirect(url.shopCard(found.slug), 301);
	const { shop } = found;
	const text = { title: shop.name, price: '', note: messages.sendsFrom(shop.provinceName), brand: BRAND.name };
	const picture = await drawShareCard(text, shop.logoHash ?? shop.bannerHash);
	if (!picture) return new Response(null, { status: 503, headers: { 'retry-after': BUSY_S } });
	return new Response(new Uint8Array(picture), {
		headers: { 'content-type': 'image/jpeg', 'x-cache-tags': `shop:${shop.id}` },
	});
};
