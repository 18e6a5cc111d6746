import type { BadLineShown, ImportState, ProductImport } from '../contract.ts';

type Stored = Omit<ProductImport, 'state' | 'firstBad' | 'createdAt' | 'finishedAt'> & {
	readonly state: ImportState;
	readonly createdAt: Date;
	readonly finishedAt: Date | null;
};

export const importView = (
	{ id, state, lines, handled, bad, badParts, added, changed, waiting, createdAt, finishedAt }: Stored,
	firstBad: BadLineShown[] = [],
): ProductImport => ({
	id,
	state,
	lines,
	handled,
	bad,
	badParts,
	firstBad,
	added,
	changed,
	waiting,
	createdAt: createdAt.toISOString(),
	finishedAt: finishedAt?.toISOString() ?? null,
});
