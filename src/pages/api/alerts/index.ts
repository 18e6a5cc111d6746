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
	summary: 'List the member’s restock and price alerts',
	output: AlertList,
	refusals: {},
	handle: async (context) => ok(await listAlerts(context)),
});
const set = memberEndpoint({
	method: 'PUT',
	summary: 'Turn alerts for restock or price drops of a product on or off',
	input: SetAlertInput,
	output: AlertState,
	refusals: wishlistErrors,
	limit: wishChangeLimit,
	handle: setAlert,
});

export const { GET, PUT, ALL } = methods(list, set);
