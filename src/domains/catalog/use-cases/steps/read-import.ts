import type { ReadDatabase } from '#src/platform/db/index.ts';
import { importCategories, type KeptImport, knownVariants, linesOfImport } from '../../db/import-repository.ts';
import { readImportLine } from '../../rules/import-line.ts';
import { type ImportPlan, planImport } from '../../rules/import-plan.ts';

/** What the kept lines, or only these of them, would do to the shop's goods as they are now. */
export async function readImport(
	read: ReadDatabase,
	{ id, shopId, columns }: Pick<KeptImport, 'id' | 'shopId' | 'columns'>,
	only: ReadonlySet<number> | null = null,
): Promise<ImportPlan> {
	const all = await linesOfImport(read, id);
	const kept = only ? all.filter(({ line }) => only.has(line)) : all;
	const lines = kept.map(({ line, cells }) => readImportLine(line, columns, cells));
	const skus = [...new Set(lines.flatMap(({ text }) => text.sku ?? []))];
	return planImport(lines, await knownVariants(read, shopId, skus), await importCategories(read));
}
