import type { APIRoute } from 'astro';
import { IPN_MESSAGES, recordIpn } from '#src/domains/payments/index.ts';
import { jsonResponse, methods } from '#src/platform/http/index.ts';
import { described } from '#src/platform/http/openapi/openapi.ts';

const answer: APIRoute = async ({ url, locals }) => {
	const code = await recordIpn(locals.context, url.search.slice(1)).catch((problem: unknown) => {
		locals.context.log.error({ err: problem }, 'payment notification failed');
		return '99' as const;
	});
	return jsonResponse(200, { RspCode: code, Message: IPN_MESSAGES[code] });
};

export const { GET, ALL } = methods({
	GET: described(
		{
			audience: 'public',
			summary: 'Receive VNPAY’s signed payment notification (IPN)',
			answers: { 200: 'application/json' },
		},
		answer,
	),
});
