import type { APIRoute } from 'astro';
import * as z from 'zod/mini';
import { readPrivatePicture } from '#src/domains/media/index.ts';
import { findPaper, removePaper } from '#src/domains/shop-applications/index.ts';
import { PaperInput, PaperView } from '#src/domains/vendors/contract/application.ts';
import { vendorErrors } from '#src/domains/vendors/contract/shop.ts';
import { edgeProblem, memberEndpoint, methods } from '#src/platform/http/index.ts';
import { described } from '#src/platform/http/openapi/openapi.ts';

const answer: APIRoute = async ({ locals, params }) => {
	const { context, words: messages } = locals;
	const { actor } = context;
	if (actor.kind !== 'member') return edgeProblem(messages, 'http.sign_in_required');
	const asked = PaperInput.safeParse(params).data;
	const id = asked && (await findPaper({ ...context, actor }, asked));
	const bytes = id && (await readPrivatePicture(id, 'shown'));
	if (!bytes) return edgeProblem(messages, 'http.not_found');
	return new Response(new Uint8Array(bytes), {
		headers: {
			'content-type': 'image/webp',
			'cache-control': 'private, no-store',
			'content-security-policy': "default-src 'none'",
		},
	});
};

export const { GET, DELETE, ALL } = methods(
	{
		GET: described(
			{
				audience: 'member',
				summary: 'Get a document of the member’s shop application',
				answers: { 200: 'image/webp', 404: 'application/problem+json' },
			},
			answer,
		),
	},
	memberEndpoint({
		method: 'DELETE',
		summary: 'Remove a document from the shop application',
		input: PaperInput,
		output: z.object({ papers: z.array(PaperView) }),
		refusals: vendorErrors,
		handle: removePaper,
	}),
);
