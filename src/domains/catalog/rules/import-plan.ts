import { foldVietnamese } from '#src/shared/slug.ts';
import type { CreateProductInput } from '../contract.ts';
import type { ImportColumn, ImportProblem } from '../contract-import.ts';
import type { AttributeDefinition } from './attributes.ts';
import { isRiskyPrice, type KnownPrices } from './change-risk.ts';
import { type FoundProblem, goodsOfLines, type ImportFinder } from './import-goods.ts';
import type { ImportLine } from './import-line.ts';
import { isKnownToBuyers, type ProductState } from './product-states.ts';

/** A choice that the shop has already, known by its SKU. */
export type KnownVariant = {
	readonly variantId: string;
	readonly productId: string;
	readonly state: ProductState;
	readonly sku: string;
	readonly priceVnd: number;
	readonly known: KnownPrices;
	readonly onHand: number;
	readonly reserved: number;
	/** What the file may repeat and not change. */
	readonly words: Readonly<Partial<Record<ImportColumn, string | number | null>>>;
};
export type ImportCategory = {
	readonly id: string;
	readonly slug: string;
	readonly name: string;
	readonly parentName: string;
};
export type PlannedGoods = {
	readonly lines: readonly number[];
	readonly form: CreateProductInput;
	readonly sectionIds: readonly string[];
	readonly pictureIds: readonly string[];
};
/** What of the market and the shop a file may name. */
export type ImportNames = {
	readonly categories: readonly ImportCategory[];
	/** By category. */
	readonly attributes: ReadonlyMap<string, readonly AttributeDefinition[]>;
	readonly sections: readonly { readonly id: string; readonly name: string }[];
	/** Ids of the shop's pictures, by their hashes. */
	readonly pictures: ReadonlyMap<string, string>;
};
export type PlannedChange = {
	readonly line: number;
	readonly variant: KnownVariant;
	/** `null` = as it is. */
	readonly priceVnd: number | null;
	readonly onHand: number | null;
};
/** The rest of the lines that may come in say what is so already. */
export const isChange = ({ priceVnd, onHand }: PlannedChange): boolean => priceVnd !== null || onHand !== null;
export type ImportPlan = {
	readonly goods: readonly PlannedGoods[];
	readonly changes: readonly PlannedChange[];
	/** By line; a line that stands here does not come in. */
	readonly problems: ReadonlyMap<number, readonly ImportProblem[]>;
};

const ENDED: readonly ProductState[] = ['taken_down', 'rejected', 'discontinued'];
const comparable = (text: string): string =>
	foldVietnamese(text)
		.replace(/\s*>\s*/g, ' > ')
		.trim();

/** What a file would do to a shop's goods: new products, new prices and counts of those it has, and what is wrong. */
export function planImport(
	lines: readonly ImportLine[],
	known: ReadonlyMap<string, KnownVariant>,
	names: ImportNames,
): ImportPlan {
	const finder = finderOf(names);
	const repeated = repeatedSkus(lines);
	const found: FoundProblem[] = [];
	const goods: PlannedGoods[] = [];
	const changes: PlannedChange[] = [];
	for (const group of groupsOf(lines)) {
		const twice = group.flatMap(({ line }) => repeated.get(line) ?? []);
		if (group.some(({ text }) => known.has(text.sku ?? ''))) {
			const read = group.map((line) => changeOfLine(line, known.get(line.text.sku ?? '')));
			found.push(...twice, ...read.flatMap(({ problems }) => problems));
			changes.push(...read.flatMap(({ change }) => (change && !repeated.has(change.line) ? [change] : [])));
			continue;
		}
		const { form, sectionIds, pictureIds, problems } = goodsOfLines(group, finder);
		const wrong = [...twice, ...problems];
		if (form && wrong.length === 0) goods.push({ lines: group.map(({ line }) => line), form, sectionIds, pictureIds });
		else found.push(...wrong, ...leftBehind(group, wrong));
	}
	return { goods, changes, problems: byLine(found) };
}

/** Lines that are right by themselves, of a new product that another line keeps out. */
function leftBehind(group: readonly ImportLine[], wrong: readonly FoundProblem[]): readonly FoundProblem[] {
	const told = new Set(wrong.map(({ line }) => line));
	return group
		.filter(({ line }) => !told.has(line))
		.map(({ line }) => ({ line, column: null, code: 'group_incomplete', detail: wrong[0]?.line ?? line }));
}

/** Lines of one product, in the order of the file; a line without a group is a product of its own. */
const groupsOf = (lines: readonly ImportLine[]): Iterable<readonly ImportLine[]> =>
	Map.groupBy(lines, ({ line, text }) => text.group ?? line).values();

function repeatedSkus(lines: readonly ImportLine[]): ReadonlyMap<number, FoundProblem> {
	const first = new Map<string, number>();
	const repeated = new Map<number, FoundProblem>();
	for (const { line, text } of lines) {
		if (text.sku === undefined) continue;
		const before = first.get(text.sku);
		if (before === undefined) first.set(text.sku, line);
		else repeated.set(line, { line, column: 'sku', code: 'sku_repeated', detail: before });
	}
	return repeated;
}

type Changed = { readonly change: PlannedChange | null; readonly problems: readonly FoundProblem[] };
/** Prices and counts change by a file; what else it says of a product that is there must be what is there. */
function changeOfLine({ line, text, number, problems: own }: ImportLine, variant: KnownVariant | undefined): Changed {
	if (!variant) return { change: null, problems: [{ line, column: 'group', code: 'group_exists' }] };
	const problems: FoundProblem[] = own.map((problem) => ({ ...problem, line }));
	const said = { ...text, ...number } as Readonly<Record<string, string | number | undefined>>;
	for (const [column, is] of Object.entries(variant.words) as [ImportColumn, string | number | null][])
		if (said[column] !== undefined && said[column] !== is) problems.push({ line, column, code: 'words_differ' });
	if (ENDED.includes(variant.state))
		problems.push({ line, column: 'sku', code: 'state_refuses', detail: variant.state });
	const { price, stock } = number;
	if (price === undefined && stock === undefined && problems.length === 0)
		problems.push({ line, column: null, code: 'nothing_given' });
	if (stock !== undefined && stock < variant.reserved)
		problems.push({ line, column: 'stock', code: 'below_reserved', detail: variant.reserved });
	if (price !== undefined && isKnownToBuyers(variant.state) && isRiskyPrice(variant.known, price))
		problems.push({ line, column: 'price', code: 'price_jump', detail: variant.priceVnd });
	if (problems.length > 0) return { change: null, problems };
	const priceVnd = price === undefined || price === variant.priceVnd ? null : price;
	const onHand = stock === undefined || stock === variant.onHand ? null : stock;
	return { change: { line, variant, priceVnd, onHand }, problems };
}

function categoryFinder(categories: readonly ImportCategory[]): (written: string) => string | null {
	const ids = new Map<string, string>();
	for (const { id, slug, name, parentName } of [...categories].reverse())
		for (const written of [slug, name, `${parentName} > ${name}`]) ids.set(comparable(written), id);
	return (written) => ids.get(comparable(written)) ?? null;
}

function finderOf({ categories, attributes, sections, pictures }: ImportNames): ImportFinder {
	const sectionIds = new Map(sections.map(({ id, name }) => [comparable(name), id]));
	return {
		categoryOf: categoryFinder(categories),
		attributesOf: (categoryId) => attributes.get(categoryId) ?? [],
		sectionOf: (written) => sectionIds.get(comparable(written)) ?? null,
		pictureOf: (hash) => pictures.get(hash) ?? null,
	};
}

/** Which of the categories a file names, however it writes them. */
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
