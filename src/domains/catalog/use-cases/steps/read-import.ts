import type { ReadDatabase } from '#src/platform/db/index.ts';
import { listCategoryAttributes } from '../../db/attribute-repository.ts';
import {
	importCategories,
	importNames,
	type KeptImport,
	knownVariants,
	linesOfImport,
} from '../../db/import-repository.ts';
import type { AttributeDefinition } from '../../rules/attributes.ts';
import { readImportLine } from '../../rules/import-line.ts';
import { readListCell } from '../../rules/import-lists.ts';
import { categoriesNamed, type ImportPlan, planImport } from '../../rules/import-plan.ts';

/** What the kept lines, or only these of them, would do to the shop's goods as they are now. */
export async function readImport(
	read: ReadDatabase,
	kept: Pick<KeptImport, 'id' | 'shopId' | 'askedBy' | 'columns'>,
	only: ReadonlySet<number> | null = null,
): Promise<ImportPlan> {
	const all = await linesOfImport(read, kept.id);
	const wanted = only ? all.filter(({ line }) => only.has(line)) : all;
	const lines = wanted.map(({ line, cells }) => readImportLine(line, kept.columns, cells));
	const skus = [...new Set(lines.flatMap(({ text }) => text.sku ?? []))];
	const categories = await importCategories(read, kept.shopId);
	const known = await knownVariants(read, kept.shopId, skus);
	const theirs = [...known.values()].map(({ product }) => product.categoryId);
	const attributes = new Map<string, readonly AttributeDefinition[]>();
	for (const id of new Set([...categoriesNamed(lines, categories), ...theirs]))
		attributes.set(id, await listCategoryAttributes(read, id));
	const hashes = [...new Set(lines.flatMap(({ text }) => readListCell(text.pictures ?? '')))];
	const names = await importNames(read, kept, hashes);
	return planImport(lines, known, { categories, attributes, ...names });
}
