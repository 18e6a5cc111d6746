import type { CreateProductInput } from '#src/domains/catalog/contract/product.ts';
import type { AttributeDefinition } from '#src/domains/catalog/rules/attributes/attributes.ts';
import { skuKey } from '#src/domains/catalog/rules/product-form.ts';
import { foldVietnamese } from '#src/shared/slug.ts';
import type { ImportProblem } from '../contract.ts';
import { changesOfProduct } from './import-changes.ts';
import type { KnownVariant, PlannedChange, PlannedEdit } from './import-known.ts';
import type { ImportLine } from './import-line.ts';
import { type FoundProblem, type ImportFinder, productsOfLines } from './import-products.ts';

export type ImportCategory = {
	readonly id: string;
	readonly slug: string;
	readonly name: string;
	readonly parentName: string;
	readonly isBarred: boolean;
};
export type PlannedProducts = {
	readonly lines: readonly number[];
	readonly form: CreateProductInput;
	readonly sectionIds: readonly string[];
	readonly pictureIds: readonly string[];
	readonly pictureAddresses: readonly string[];
};
export type ImportNames = {
	readonly categories: readonly ImportCategory[];
	readonly attributes: ReadonlyMap<string, readonly AttributeDefinition[]>;
	readonly sections: readonly { readonly id: string; readonly name: string }[];
	readonly pictures: ReadonlyMap<string, string>;
	readonly picturesOfOthers: ReadonlySet<string>;
};
/** False for a line that only repeats the current values. */
export const isChange = ({ priceVnd, onHand, weightG, size, requestsEdit }: PlannedChange): boolean =>
	requestsEdit || [priceVnd, onHand, weightG, size].some((said) => said !== null);
export const countWaiting = ({ changes, edits }: Pick<ImportPlan, 'changes' | 'edits'>): number =>
	changes.filter(({ waits }) => waits).length + edits.filter(({ waits }) => waits !== null).length;
export type ImportPlan = {
	readonly goods: readonly PlannedProducts[];
	readonly changes: readonly PlannedChange[];
	readonly edits: readonly PlannedEdit[];
	/** By line number; these lines are not imported. */
	readonly problems: ReadonlyMap<number, readonly ImportProblem[]>;
};

const comparable = (text: string): string =>
	foldVietnamese(text)
		.replace(/\s*>\s*/g, ' > ')
		.trim();

export type ImportRequested = readonly [
	lines: readonly ImportLine[],
	/** By `skuKey`. */
	known: ReadonlyMap<string, KnownVariant>,
	names: ImportNames,
];

export function planImport(...asked: ImportRequested): ImportPlan {
	const steps = importSteps(...asked);
	for (;;) {
		const step = steps.next();
		if (step.done) return step.value;
	}
}

/** Yields the number of processed lines after each product, so that the caller can report progress. */
export function* importSteps(...[lines, known, names]: ImportRequested): Generator<number, ImportPlan> {
	const finder = createFinder(names);
	const repeated = repeatedSkus(lines);
	const found: FoundProblem[] = [];
	const goods: PlannedProducts[] = [];
	const there = new Map<string, ImportLine[]>();
	let looked = 0;
	for (const group of groupsOf(lines)) {
		const twice = group.flatMap(({ line }) => repeated.get(line) ?? []);
		if (group.some(({ text }) => known.has(skuKey(text.sku ?? '')))) {
			found.push(...twice);
			for (const line of group) {
				const productId = known.get(skuKey(line.text.sku ?? ''))?.productId;
				if (productId === undefined) found.push({ line: line.line, column: 'group', code: 'group_exists' });
				else if (!repeated.has(line.line)) there.set(productId, [...(there.get(productId) ?? []), line]);
			}
			continue;
		}
		const { form, problems, ...more } = productsOfLines(group, finder);
		const wrong = [...twice, ...problems];
		if (form && wrong.length === 0) goods.push({ lines: group.map(({ line }) => line), form, ...more });
		else found.push(...wrong, ...incompleteGroupProblems(group, wrong));
		looked += group.length;
		yield looked;
	}
	const changed: ReturnType<typeof changesOfProduct>[] = [];
	for (const group of there.values()) {
		changed.push(changesOfProduct(group, known, finder));
		looked += group.length;
		yield looked;
	}
	return {
		goods,
		changes: changed.flatMap(({ changes }) => changes),
		edits: changed.flatMap(({ edit }) => edit ?? []),
		problems: byLine([...found, ...changed.flatMap(({ problems }) => problems)]),
	};
}

function incompleteGroupProblems(
	group: readonly ImportLine[],
	wrong: readonly FoundProblem[],
): readonly FoundProblem[] {
	const told = new Set(wrong.map(({ line }) => line));
	return group
		.filter(({ line }) => !told.has(line))
		.map(({ line }) => ({ line, column: null, code: 'group_incomplete', detail: wrong[0]?.line ?? line }));
}

/** In the order of the file; a line without a group is a separate product. */
const groupsOf = (lines: readonly ImportLine[]): Iterable<readonly ImportLine[]> =>
	Map.groupBy(lines, ({ line, text }) => text.group ?? line).values();

function repeatedSkus(lines: readonly ImportLine[]): ReadonlyMap<number, FoundProblem> {
	const first = new Map<string, number>();
	const repeated = new Map<number, FoundProblem>();
	for (const { line, text } of lines) {
		if (text.sku === undefined) continue;
		const key = skuKey(text.sku);
		const before = first.get(key);
		if (before === undefined) first.set(key, line);
		else repeated.set(line, { line, column: 'sku', code: 'sku_repeated', detail: before });
	}
	return repeated;
}

export function categoryFinder(categories: readonly ImportCategory[]): (written: string) => string | null {
	const ids = new Map<string, string>();
	for (const { id, slug, name, parentName } of [...categories].reverse())
		for (const written of [slug, name, `${parentName} > ${name}`]) ids.set(comparable(written), id);
	return (written) => ids.get(comparable(written)) ?? null;
}

function createFinder({ categories, attributes, sections, pictures, picturesOfOthers }: ImportNames): ImportFinder {
	const sectionIds = new Map(sections.map(({ id, name }) => [comparable(name), id]));
	const barred = new Set(categories.flatMap(({ id, isBarred: isLicenceMissing }) => (isLicenceMissing ? [id] : [])));
	return {
		categoryOf: categoryFinder(categories),
		isBarred: (categoryId) => barred.has(categoryId),
		attributesOf: (categoryId) => attributes.get(categoryId) ?? [],
		sectionOf: (written) => sectionIds.get(comparable(written)) ?? null,
		pictureOf: (hash) => pictures.get(hash) ?? null,
		isOfOthers: (id) => picturesOfOthers.has(id),
	};
}

export function categoriesNamed(
	lines: readonly ImportLine[],
	categories: readonly ImportCategory[],
): ReadonlySet<string> {
	const find = categoryFinder(categories);
	const written = new Set(lines.flatMap(({ text }) => text.category ?? []));
	return new Set([...written].flatMap((name) => find(name) ?? []));
}

function byLine(found: readonly FoundProblem[]): Map<number, ImportProblem[]> {
	const problems = new Map<number, ImportProblem[]>();
	for (const { line, ...problem } of found) problems.set(line, [...(problems.get(line) ?? []), problem]);
	return problems;
}
