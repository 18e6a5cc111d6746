import type { APIRoute } from 'astro';
import { RELEASE } from '#src/shared/release.ts';

export const prerender = true;

/**
 * The service worker only shows the offline page when there is no network. It caches nothing more, so that no page
 * is older than the server's.
 */
const source = `const KEPT = 'offline-${RELEASE}';
async function keep() {
	const cache = await caches.open(KEPT);
	const page = await fetch('/offline', { cache: 'reload' });
	const parts = (await page.clone().text()).match(/\\/_astro\\/[^"')]+\\.(?:css|woff2)/g) ?? [];
	await cache.put('/offline', page);
	await cache.addAll([...new Set(parts)]);
}
async function forget() {
	const names = await caches.keys();
	await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
}
addEventListener('install', (event) => event.waitUntil(keep().then(() => skipWaiting())));
addEventListener('activate', (event) => event.waitUntil(forget()));
addEventListener('fetch', (event) => {
	const { request } = event;
	if (request.mode === 'navigate' && request.method === 'GET') {
		event.respondWith(fetch(request).catch(() => caches.match('/offline')));
	} else if (!navigator.onLine && request.url.includes('/_astro/')) {
		event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
	}
});
`;

export const GET: APIRoute = () =>
	new Response(source, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
