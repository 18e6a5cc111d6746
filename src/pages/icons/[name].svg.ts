import { icons } from '@iconify-json/fluent-emoji-flat';
import type { APIRoute, GetStaticPaths } from 'astro';
import { categoryIcons } from '#src/domains/catalog/index.ts';

export const prerender = true;

const SIZE_PX = 32;

export const getStaticPaths: GetStaticPaths = () => categoryIcons.map((name) => ({ params: { name } }));

export const GET: APIRoute = ({ params }) => {
	const body = icons.icons[params.name ?? '']?.body;
	if (!body) throw new Error(`no picture '${params.name}' in the set`);
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE_PX} ${SIZE_PX}">${body}</svg>`;
	return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
};
