import * as z from 'zod';
import { trackConfig } from '#src/domains/order-views/contract/tracking.ts';
import { requestToTrack } from '#src/domains/order-views/index.ts';
import { formEndpoint } from '#src/platform/http/index.ts';
import { url } from '#src/routes.ts';

export const { POST, ALL } = formEndpoint({
	summary: 'Track an order by number and e-mail, without signing in (form fields number and email; answers 303)',
	output: z.null(),
	refusals: {},
	handle: async (context, form, { locals }) => {
		const verdict = await locals.limiter.take(trackConfig.limit, `ip:${context.request.ip}`);
		const token = await requestToTrack(context, {
			number: form.get('number') ?? '',
			email: form.get('email') ?? '',
			retryAfterS: verdict.ok ? 0 : verdict.retryAfterS,
		});
		const location = url.trackOrder(token.ok ? { of: token.value } : {});
		return new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } });
	},
});
