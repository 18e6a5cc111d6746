import { excerpt } from '#src/shared/text/excerpt.ts';
import {
	type ColumnMapping,
	type ImportState,
	type ImportTarget,
	importConfig,
	type ProductImport,
} from '../contract.ts';

type More = Partial<Pick<ProductImport, 'firstBad' | 'mapping' | 'pictures'>>;
type Stored = Omit<ProductImport, 'state' | 'createdAt' | 'finishedAt' | keyof More> & {
	readonly state: ImportState;
	readonly createdAt: Date;
	readonly finishedAt: Date | null;
};

type Foreign = { readonly headings: readonly string[]; readonly suggested: readonly (ImportTarget | '')[] | null };

/** The columns of a foreign file with a sample of each, for the shop to choose. */
export const mappingView = (
	{ headings, suggested }: Foreign,
	lines: readonly (readonly string[])[],
	categoryId: string | null,
): ColumnMapping => ({
	columns: headings.map((heading, at) => ({
		heading,
		sample: excerpt(lines.find((cells) => cells[at]?.trim())?.[at] ?? '', importConfig.sampleMax),
		target: suggested?.[at] || null,
	})),
	categoryId,
});

export const importView = (
	{ id, state, lines, handled, bad, badParts, added, changed, waiting, createdAt, finishedAt }: Stored,
	{ firstBad = [], mapping = null, pictures = null }: More = {},
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
	mapping,
	pictures,
	createdAt: createdAt.toISOString(),
	finishedAt: finishedAt?.toISOString() ?? null,
});
