import { listCategoryAttributes } from '#src/domains/catalog/db/attribute-repository.ts';
import type { AttributeDefinition } from '#src/domains/catalog/rules/attributes/attributes.ts';
import { skuKey } from '#src/domains/catalog/rules/product-form.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { unescapeFormula } from '#src/shared/text/csv.ts';
import { clean, cleanLine } from '#src/shared/text/text.ts';
import {
	importCategories,
	importNames,
	knownVariants,
	linesOfImport,
	type StoredImport,
} from '../../db/import-repository.ts';
import { readImportLine } from '../../rules/import-line.ts';
import { readListCell } from '../../rules/import-lists.ts';
import {
	categoriesNamed,
	type ImportPlan,
	type ImportRequested,
	importSteps,
	planImport,
} from '../../rules/import-plan.ts';

import { descriptionOfHtml } from './description-html.ts';

type Read = Pick<StoredImport, 'id' | 'shopId' | 'askedBy' | 'columns'>;
const LINES_AT_ONCE = 250;

export async function readImport(
	read: ReadDatabase,
	stored: Read,
	only: ReadonlySet<number> | null = null,
): Promise<ImportPlan> {
	return planImport(...(await loadImportInput(read, stored, only)));
}

/** Reports progress; returns null as soon as the import is cancelled. */
export async function readImportNotified(
	read: ReadDatabase,
	stored: Read,
	notify: (looked: number) => Promise<boolean>,
): Promise<ImportPlan | null> {
	const steps = importSteps(...(await loadImportInput(read, stored, null)));
	let told = 0;
	for (;;) {
		const step = steps.next();
		if (step.done) return step.value;
		if (step.value < told + LINES_AT_ONCE) continue;
		told = step.value;
		if (!(await notify(told))) return null;
	}
}

async function loadImportInput(
	read: ReadDatabase,
	stored: Read,
	only: ReadonlySet<number> | null,
): Promise<ImportRequested> {
	const all = await linesOfImport(read, stored.id);
	const wanted = only ? all.filter(({ line }) => only.has(line)) : all;
	const skuAt = stored.columns.indexOf('sku');
	const skuKeys = [
		...new Set(wanted.map(({ cells }) => skuKey(cleanLine(unescapeFormula(cells[skuAt]?.trim() ?? ''))))),
	];
	const categories = await importCategories(read, stored.shopId);
	const known = await knownVariants(read, stored.shopId, skuKeys);
	const theirs = [...known.values()].map(({ product }) => product.categoryId);
	// A description that comes back from our own export is no HTML, even if it contains a tag.
	const described = new Set([...known.values()].map(({ product }) => product.description));
	const describe = (text: string): string =>
		described.has(clean(text)) ? clean(text) : clean(descriptionOfHtml(text));
	const lines = wanted.map(({ line, cells }) => readImportLine(line, stored.columns, cells, describe));
	const attributes = new Map<string, readonly AttributeDefinition[]>();
	for (const id of new Set([...categoriesNamed(lines, categories), ...theirs]))
		attributes.set(id, await listCategoryAttributes(read, id));
	const hashes = [...new Set(lines.flatMap(({ text }) => readListCell(text.pictures ?? '')))];
	const names = await importNames(read, stored, hashes);
	return [lines, known, { categories, attributes, ...names }];
}
