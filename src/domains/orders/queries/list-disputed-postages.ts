import type { ReadDatabase } from '#src/platform/db/index.ts';
import { disputedPostages } from '../db/postage-repository.ts';
import { rulingBy } from '../rules/return-duties.ts';

const SHOWN_MAX = 200;

/** Receipts of sent-back goods that wait for an operator, the longest waiting first. */
export async function listDisputedPostages(read: ReadDatabase) {
	const rows = await disputedPostages(read, SHOWN_MAX);
	return rows.map(({ postage, of, orderNumber }) => {
		const since = postage.disputedAt ?? postage.statedAt;
		const { amountVnd } = postage;
		return { returnId: of.id, returnState: of.state, orderNumber, amountVnd, since, rulingBy: rulingBy(since) };
	});
}
