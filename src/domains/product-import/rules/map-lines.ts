import { IMPORT_COLUMNS, type ImportColumn, type ImportTarget } from '../contract.ts';
import { gramsOfKilograms } from './import-number.ts';
import { categoryFinder, type ImportCategory } from './import-plan.ts';

type RawLine = { readonly line: number; readonly cells: readonly string[] };
type Cells = Partial<Record<ImportColumn, string>>;
type Read = { readonly line: number; readonly cells: Cells; readonly parent: string };
export type MappedLines = { readonly columns: readonly ImportColumn[]; readonly lines: readonly RawLine[] };

const FACTS = ['name', 'category', 'brand', 'description', 'attributes', 'sections', 'pictures'] as const;
const OF_VARIANT = ['sku', 'price', 'stock', 'value1', 'value2', 'value3'] as const;
/** Shopify and Haravan write one option with one value where a product has none. */
const NO_OPTION = /^(?:title|tiêu đề)$/i;
const NO_VALUE = /^(?:default title|default|mặc định)$/i;
const NEXT_ADDRESS = /[\s,;|]+(?=https?:)/i;

/**
 * Turns the lines of another system into ours: kilograms into grams, addresses of pictures into a list, lines that only
 * add a picture or only describe the product into its first line.
 */
export function mapLines(raw: readonly RawLine[], targets: readonly ImportTarget[]): MappedLines {
	const read = raw.map(({ line, cells }) => readLine(line, cells, targets));
	const merged = mergePictures(mergeParents(read));
	const isUsed = new Set(merged.flatMap(({ cells }) => Object.keys(cells)));
	const columns = IMPORT_COLUMNS.filter((column) => isUsed.has(column) || column === 'sku');
	return {
		columns,
		lines: merged.map(({ line, cells }) => ({ line, cells: columns.map((column) => cells[column] ?? '') })),
	};
}

function readLine(line: number, raw: readonly string[], targets: readonly ImportTarget[]): Read {
	const cells: Cells = {};
	let parent = '';
	for (const [at, target] of targets.entries()) {
		const cell = (raw[at] ?? '').trim();
		if (cell === '' || target === 'skip') continue;
		if (target === 'parent') parent = cell;
		else if (target === 'weightKg') cells.weight = gramsOfKilograms(cell);
		else if (target === 'pictures') cells.pictures = cell.split(NEXT_ADDRESS).join(' | ');
		else if (target === 'description') cells.description = cell.replaceAll('\\n', '\n');
		else cells[target] = cell;
	}
	if (NO_OPTION.test(cells.option1 ?? '') || NO_VALUE.test(cells.value1 ?? '')) {
		delete cells.option1;
		delete cells.value1;
	}
	return { line, cells, parent };
}

/** WooCommerce: a line with the facts of the product, and lines of variants that name its SKU. */
function mergeParents(lines: readonly Read[]): readonly Read[] {
	const wanted = new Set(lines.map(({ parent }) => parent).filter(Boolean));
	if (wanted.size === 0) return lines;
	const parents = new Map(lines.filter(isNamed).map(({ cells }) => [cells.sku ?? '', cells]));
	function isNamed({ cells, parent }: Read): boolean {
		return parent === '' && wanted.has(cells.sku ?? '');
	}
	const begun = new Set<string>();
	return lines.flatMap((line) => {
		if (isNamed(line)) return [];
		if (line.parent === '') return [line];
		const isFirst = !begun.has(line.parent);
		begun.add(line.parent);
		const facts = parents.get(line.parent) ?? (isFirst ? line.cells : {});
		const { name: _n, category: _c, brand: _b, description: _d, pictures: _p, ...own } = line.cells;
		const shared = isFirst ? pick(facts) : {};
		const options = isFirst ? optionsOf(facts) : {};
		return [{ ...line, cells: { ...options, ...own, ...shared, group: line.parent } }];
	});
}

const pick = (facts: Cells): Cells =>
	Object.fromEntries(FACTS.flatMap((column) => (facts[column] ? [[column, facts[column]]] : [])));
const optionsOf = ({ option1, option2, option3 }: Cells): Cells => ({
	...(option1 && { option1 }),
	...(option2 && { option2 }),
	...(option3 && { option3 }),
});

/** Shopify: further lines of a product that hold nothing but one more picture. */
function mergePictures(lines: readonly Read[]): readonly Read[] {
	const first = new Map<string, Cells>();
	const kept: Read[] = [];
	for (const line of lines) {
		const { group } = line.cells;
		const start = group === undefined ? undefined : first.get(group);
		const isVariant = OF_VARIANT.some((column) => line.cells[column] !== undefined);
		if (!start || isVariant) {
			const own = { ...line, cells: { ...line.cells } };
			kept.push(own);
			if (group !== undefined && !start) first.set(group, own.cells);
			else if (start && own.cells.pictures) {
				start.pictures = addPicture(start.pictures, own.cells.pictures);
				delete own.cells.pictures;
			}
		} else if (line.cells.pictures) start.pictures = addPicture(start.pictures, line.cells.pictures);
	}
	return kept;
}

const addPicture = (before: string | undefined, more: string): string =>
	before === undefined ? more : [...new Set([...before.split(' | '), ...more.split(' | ')])].join(' | ');

/** Index of the first column whose target another column has; null when there is none. */
export function repeatedTarget(targets: readonly ImportTarget[]): number | null {
	const meant = targets.map((target) => (target === 'weightKg' ? 'weight' : target));
	const at = meant.findIndex((target, place) => target !== 'skip' && meant.indexOf(target) < place);
	return at < 0 ? null : at;
}

/** Writes the chosen category into lines whose own one is empty or unknown here. */
export function fillCategory(
	{ columns, lines }: MappedLines,
	categories: readonly ImportCategory[],
	chosen: ImportCategory | null,
): MappedLines {
	if (!chosen) return { columns, lines };
	const find = categoryFinder(categories);
	const at = columns.indexOf('category');
	const place = at < 0 ? columns.length : at;
	const group = columns.indexOf('group');
	const begun = new Set<string>();
	return {
		columns: at < 0 ? [...columns, 'category'] : columns,
		lines: lines.map(({ line, cells }) => {
			const name = group < 0 ? '' : (cells[group] ?? '');
			const isFirst = name === '' || !begun.has(name);
			begun.add(name);
			const written = cells[place] ?? '';
			const isKnown = written !== '' && find(written) !== null;
			const filled = isKnown || !isFirst ? (isKnown ? written : '') : chosen.slug;
			return { line, cells: [...cells.slice(0, place), filled, ...cells.slice(place + 1)] };
		}),
	};
}
