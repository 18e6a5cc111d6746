import type { ReadDatabase } from '#src/platform/db/index.ts';
import { disputedReturnShippingCosts } from '../db/return-shipping-repository.ts';
import { rulingBy } from '../rules/scheduled-transitions.ts';

const SHOWN_MAX = 200;

export async function listDisputedReturnShippingCosts(read: ReadDatabase) {
	const rows = await disputedReturnShippingCosts(read, SHOWN_MAX);
	return rows.map(({ postage, of, orderNumber }) => {
		const since = postage.disputedAt ?? postage.statedAt;
		const { amountVnd } = postage;
		return { returnId: of.id, returnState: of.state, orderNumber, amountVnd, since, rulingBy: rulingBy(since) };
	});
}
