import type { APIContext } from 'astro';
import { readPrivatePicture } from '#src/domains/media/index.ts';
import { edgeProblem, type memberContext, methods } from '#src/platform/http/index.ts';
import { described } from '#src/platform/http/openapi/openapi.ts';

type Find = (context: ReturnType<typeof memberContext>, params: APIContext['params']) => Promise<string | null>;

/** Answers a forbidden picture exactly like a missing one. */
export function privatePicture(summary: string, find: Find) {
	const answer = async ({ locals, params }: APIContext): Promise<Response> => {
		const { context, words: messages } = locals;
		const { actor } = context;
		if (actor.kind !== 'member') return edgeProblem(messages, 'http.sign_in_required');
		const id = await find({ ...context, actor }, params);
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
	const answers = { 200: 'image/webp', 404: 'application/problem+json' };
	return methods({ GET: described({ audience: 'member', summary, answers }, answer) });
}
