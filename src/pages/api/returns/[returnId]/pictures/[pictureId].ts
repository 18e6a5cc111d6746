import type { APIRoute } from 'astro';
import { readPrivatePicture } from '#src/domains/media/index.ts';
import { ReturnPictureInput } from '#src/domains/orders/contract-returns.ts';
import { findReturnPicture } from '#src/domains/orders/index.ts';
import { edgeProblem, methods } from '#src/platform/http/index.ts';
import { described } from '#src/platform/http/openapi.ts';

const answer: APIRoute = async ({ locals, params }) => {
	const { context, words } = locals;
	const { actor } = context;
	if (actor.kind !== 'member') return edgeProblem(words, 'http.sign_in_required');
	const asked = ReturnPictureInput.safeParse(params).data;
	const id = asked && (await findReturnPicture({ ...context, actor }, asked));
	const bytes = id && (await readPrivatePicture(id, 'shown'));
	if (!bytes) return edgeProblem(words, 'http.not_found');
	return new Response(new Uint8Array(bytes), {
		headers: {
			'content-type': 'image/webp',
			'cache-control': 'private, no-store',
			'content-security-policy': "default-src 'none'",
		},
	});
};

export const { GET, ALL } = methods({
	GET: described(
		{
			audience: 'member',
			summary: 'A picture of a return, for its buyer and its shop',
			answers: { 200: 'image/webp', 404: 'application/problem+json' },
		},
		answer,
	),
});
