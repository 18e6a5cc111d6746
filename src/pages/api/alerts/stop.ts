import * as z from 'zod';
import { stopAlerts } from '#src/domains/wishlist/index.ts';
import { formEndpoint } from '#src/platform/http/index.ts';
import { url } from '#src/routes.ts';

export const { POST, ALL } = formEndpoint({
	summary: 'Turn alerts off by the link in an e-mail, without signing in (form fields token and which; answers 303)',
	output: z.null(),
	refusals: {},
	handle: async (context, form) => {
		const token = form.get('token') ?? '';
		const done = await stopAlerts(context, { token, isAll: form.get('which') === 'all' });
		// Does not echo an unknown token into the redirect.
		const location = done.ok ? url.stopAlerts(token, { done: done.value.stopped }) : url.stopAlerts('-');
		return new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } });
	},
});
