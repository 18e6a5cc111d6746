import { UnreadCount } from '#src/domains/notifications/contract.ts';
import { markNoticesRead } from '#src/domains/notifications/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'Mark all notices of the member as read',
	output: UnreadCount,
	refusals: {},
	handle: markNoticesRead,
});
