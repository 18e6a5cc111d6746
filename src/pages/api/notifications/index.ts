import { ListNoticesInput, NoticePage } from '#src/domains/notifications/contract.ts';
import { listNotices } from '#src/domains/notifications/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, ALL } = memberEndpoint({
	method: 'GET',
	summary: 'List the member’s notices, newest first',
	input: ListNoticesInput,
	output: NoticePage,
	refusals: {},
	handle: async (context, input) => ok(await listNotices(context, input)),
});
