import type { APIRoute, GetStaticPaths } from 'astro';
import { allNews } from '#src/content/news.ts';
import { drawNewsPicture, pictureFilesOf } from '#src/content/news-pictures/files.ts';
import { newsPictureName } from '#src/shared/pictures/news-pictures.ts';

export const prerender = true;

export const getStaticPaths = (async () =>
	(await allNews()).flatMap(({ slug, picture }) =>
		pictureFilesOf(slug).map((file) => ({ params: { name: newsPictureName(file) }, props: { picture, file } })),
	)) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ props }) => {
	const { picture, file } = props as Awaited<ReturnType<typeof getStaticPaths>>[number]['props'];
	return new Response(new Uint8Array(await drawNewsPicture(picture, file)));
};
