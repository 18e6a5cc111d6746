import type { PartCancelView } from '#src/domains/fulfilment/contract/unshipped-items.ts';
import type { PartCancelWithLines } from '#src/domains/fulfilment/index.ts';

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
