import type { PartCancelView } from '../contract-unshipped-items.ts';
import type { PartCancelWithLines } from '../db/part-cancel-repository.ts';

export const toPartCancelView = ({
	id,
	state,
	party,
	reason,
	note,
	askedAt,
	lines,
}: PartCancelWithLines): PartCancelView => ({
	id,
	state,
	party,
	reason,
	note,
	askedAt: askedAt.toISOString(),
	lines: lines.map(({ lineId, quantity }) => ({ lineId, quantity })),
});
