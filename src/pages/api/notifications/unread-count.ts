import { UnreadCount } from '#src/domains/notifications/contract.ts';
import { countUnread } from '#src/domains/notifications/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, ALL } = memberEndpoint({
	method: 'GET',
	summary: 'Count the member’s unread notices',
	output: UnreadCount,
	refusals: {},
	handle: async (context) => ok(await countUnread(context)),
});
