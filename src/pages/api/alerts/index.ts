import {
	AlertList,
	AlertState,
	SetAlertInput,
	wishChangeLimit,
	wishlistErrors,
} from '#src/domains/wishlist/contract.ts';
import { listAlerts, setAlert } from '#src/domains/wishlist/index.ts';
import { memberEndpoint, methods } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

const list = memberEndpoint({
	method: 'GET',
	summary: 'What the member is told of: goods that come back, prices that fall',
	output: AlertList,
	refusals: {},
	handle: async (context) => ok(await listAlerts(context)),
});
const set = memberEndpoint({
	method: 'PUT',
	summary: 'Be told when a variant is there again or a price falls, or no longer',
	input: SetAlertInput,
	output: AlertState,
	refusals: wishlistErrors,
	limit: wishChangeLimit,
	handle: setAlert,
});

export const { GET, PUT, ALL } = methods(list, set);
