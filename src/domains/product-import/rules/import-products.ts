import type * as z from 'zod/mini';
import { CreateProductInput, OPTION_NAMES_MAX, VARIANTS_MAX } from '#src/domains/catalog/contract/product.ts';
import { type AttributeDefinition, readAttributes } from '#src/domains/catalog/rules/attributes/attributes.ts';
import { checkProductForm } from '#src/domains/catalog/rules/product-form.ts';
import { listingIssues } from '#src/domains/compliance/rules/listing-check.ts';
import type { ImportColumn, ImportProblem, ImportProblemCode } from '../contract.ts';
import type { ImportLine } from './import-line.ts';
import { readAttributesCell, readListCell, readPicturesCell } from './import-lists.ts';

export type FoundProblem = ImportProblem & { readonly line: number };
const PREP_DAYS_ASSUMED = 1;
const SHARED = [
	...(['name', 'category', 'brand', 'description', 'option1', 'option2', 'option3'] as const),
	...(['attributes', 'sections', 'pictures'] as const),
] as const;
const SHARED_NUMBERS = ['prepDays', 'min', 'step', 'max'] as const;
const FORM_ERRORS: Readonly<Record<string, ImportProblemCode>> = {
	'catalog.options_mismatch': 'option_missing',
	'catalog.options_repeated': 'options_repeated',
	'catalog.sku_taken': 'sku_repeated',
	'catalog.quantity_rule': 'quantity_rule',
};

export type ImportFinder = {
	categoryOf(written: string): string | null;
	isBarred(categoryId: string): boolean;
	attributesOf(categoryId: string): readonly AttributeDefinition[];
	sectionOf(written: string): string | null;
	pictureOf(hash: string): string | null;
	isOfOthers(pictureId: string): boolean;
};
export type ProductsOfLines = {
	readonly form: CreateProductInput | null;
	readonly sectionIds: readonly string[];
	readonly pictureIds: readonly string[];
	/** Pictures on the web, fetched after the import. */
	readonly pictureAddresses: readonly string[];
	readonly problems: readonly FoundProblem[];
};
const NOTHING: ProductsOfLines = { form: null, sectionIds: [], pictureIds: [], pictureAddresses: [], problems: [] };

/** Returns the same input as the editor's form, or the problems by line. */
export function productsOfLines(lines: readonly ImportLine[], finder: ImportFinder): ProductsOfLines {
	const [first] = lines;
	if (!first) return NOTHING;
	const problems: FoundProblem[] = lines.flatMap((line) => conflictingCells(first, line));
	const written = first.text.category;
	const categoryId = written === undefined ? null : finder.categoryOf(written);
	const at = { line: first.line, column: 'category' } as const;
	if (written === undefined) problems.push({ ...at, code: 'required' });
	else if (!categoryId) problems.push({ ...at, code: 'category_unknown', detail: written.slice(0, 60) });
	const named = namedThings(first, categoryId, finder);
	const parsed = CreateProductInput.safeParse({ ...formOf(lines, categoryId), ...named.form });
	if (!parsed.success) problems.push(...issuesOf(parsed.error.issues, lines));
	const known = lines.flatMap(({ line, problems: own }) => own.map((problem) => ({ ...problem, line })));
	const all = uniqueProblems([...known, ...named.problems, ...problems]);
	if (!parsed.success || all.length > 0) return { ...NOTHING, problems: all };
	const wrong = judged(parsed.data, lines);
	if (wrong.length > 0) return { ...NOTHING, problems: wrong };
	const { sectionIds, pictureIds, pictureAddresses } = named;
	return { form: parsed.data, sectionIds, pictureIds, pictureAddresses, problems: [] };
}

function namedThings({ line, text }: ImportLine, categoryId: string | null, finder: ImportFinder) {
	const problems: FoundProblem[] = [];
	const definitions = categoryId ? finder.attributesOf(categoryId) : [];
	const { given, unknown } = readAttributesCell(definitions, text.attributes ?? '');
	const said = readAttributes(definitions, given);
	const column = 'attributes' as const;
	if (categoryId && unknown !== null) problems.push({ line, column, code: 'attribute_unknown', detail: unknown });
	else if (!said.ok)
		problems.push({ line, column, code: 'attribute_invalid', detail: String(said.error.details?.written) });
	type Find = (name: string) => string | null;
	const idsOf = (cell: 'sections' | 'pictures', names: readonly string[], code: ImportProblemCode, find: Find) =>
		names.flatMap((name) => {
			const id = find(name);
			if (!id) problems.push({ line, column: cell, code, detail: name.slice(0, 60) });
			return id ? [id] : [];
		});
	const sections = readListCell(text.sections ?? '');
	const { addresses: pictureAddresses, hashes } = readPicturesCell(text.pictures ?? '');
	const sectionIds = [...new Set(idsOf('sections', sections, 'section_unknown', finder.sectionOf))];
	const pictureIds = idsOf('pictures', hashes, 'picture_unknown', finder.pictureOf);
	const alt = text.name?.slice(0, 160) ?? '';
	const pictures = hashes.map((hash) => ({ hash, alt }));
	return { form: { attributes: given, pictures }, sectionIds, pictureIds, pictureAddresses, problems };
}

/** Product fields may appear in the first line only, or equally in all. */
function conflictingCells(first: ImportLine, line: ImportLine): FoundProblem[] {
	const texts = SHARED.filter((column) => line.text[column] !== undefined && line.text[column] !== first.text[column]);
	const numbers = SHARED_NUMBERS.filter(
		(column) => line.number[column] !== undefined && line.number[column] !== first.number[column],
	);
	return [...texts, ...numbers].map((column) => ({
		line: line.line,
		column,
		code: 'group_differs',
		detail: first.line,
	}));
}

function formOf(lines: readonly ImportLine[], categoryId: string | null): object {
	const [first] = lines;
	const places = Array.from({ length: OPTION_NAMES_MAX }, (_, at) => at + 1) as readonly (1 | 2 | 3)[];
	const named = places.filter((place) => first?.text[`option${place}`] !== undefined);
	return {
		categoryId,
		name: first?.text.name,
		brand: first?.text.brand ?? '',
		description: first?.text.description,
		optionNames: named.map((place) => first?.text[`option${place}`]),
		variants: lines.map(({ text, number }) => ({
			optionValues: named.flatMap((place) => text[`value${place}`] ?? []),
			sku: text.sku,
			priceVnd: number.price,
			weightG: number.weight,
			stock: number.stock,
			...sizeOf(number),
		})),
		pictures: [],
		prepDays: first?.number.prepDays ?? PREP_DAYS_ASSUMED,
		quantityMin: first?.number.min,
		quantityStep: first?.number.step,
		quantityMax: first?.number.max,
	};
}

const sizeOf = ({ length, width, height }: ImportLine['number']): object =>
	length === undefined && width === undefined && height === undefined
		? {}
		: { size: { lengthCm: length, widthCm: width, heightCm: height } };

/** Checks that need the whole product: repeated options, inconsistent numbers and forbidden texts. */
function judged(form: CreateProductInput, lines: readonly ImportLine[]): readonly FoundProblem[] {
	const line = lines[0]?.line ?? 0;
	const checked = checkProductForm(form);
	if (!checked.ok) return [{ line, column: null, code: FORM_ERRORS[checked.error.code] ?? 'text_invalid' }];
	const doubts = listingIssues(form);
	if (doubts.length === 0) return [];
	const found = textsOf(form, lines).flatMap(({ text, ...place }) => {
		const own = listingIssues({ name: text, description: '' });
		return own.length > 0 ? [{ ...place, code: 'words_doubtful' as const, detail: own.join(', ') }] : [];
	});
	// A doubt that arises only from several texts together belongs to no cell.
	const whole = { line, column: null, code: 'words_doubtful', detail: doubts.join(', ') } as const;
	return found.length > 0 ? uniqueProblems(found) : [whole];
}

type Cell = { readonly line: number; readonly column: ImportColumn; readonly text: string };

function textsOf(form: CreateProductInput, lines: readonly ImportLine[]): readonly Cell[] {
	const line = lines[0]?.line ?? 0;
	const { name, description, brand = '', optionNames, variants, attributes = [] } = form;
	return [
		{ line, column: 'name', text: name } as const,
		{ line, column: 'brand', text: brand } as const,
		{ line, column: 'description', text: description },
		...optionNames.map((text, at) => ({ line, column: `option${at + 1}` as ImportColumn, text })),
		...variants.flatMap(({ optionValues }, row) =>
			optionValues.map((text, at) => ({
				line: lines[row]?.line ?? line,
				column: `value${at + 1}` as ImportColumn,
				text,
			})),
		),
		...attributes.map(({ values }) => ({ line, column: 'attributes' as const, text: values.join('\n') })),
	];
}

const PLACES: Readonly<Record<string, ImportColumn>> = {
	name: 'name',
	brand: 'brand',
	description: 'description',
	sku: 'sku',
	priceVnd: 'price',
	weightG: 'weight',
	stock: 'stock',
	lengthCm: 'length',
	widthCm: 'width',
	heightCm: 'height',
	prepDays: 'prepDays',
	quantityMin: 'min',
	quantityStep: 'step',
	quantityMax: 'max',
	attributes: 'attributes',
	pictures: 'pictures',
};

/** An unknown category is reported elsewhere. */
const issuesOf = (issues: readonly z.core.$ZodIssue[], lines: readonly ImportLine[]): readonly FoundProblem[] =>
	issues.filter(({ path: [head] }) => head !== 'categoryId').map((issue) => problemOfIssue(issue, lines));

function problemOfIssue(issue: z.core.$ZodIssue, lines: readonly ImportLine[]): FoundProblem {
	const [head, at, field, index] = issue.path;
	const isOption = head === 'variants' && typeof at === 'number';
	const line = (isOption ? lines[at]?.line : undefined) ?? lines[0]?.line ?? 0;
	if (head === 'variants' && !isOption) return { line, column: null, code: 'too_many_choices', detail: VARIANTS_MAX };
	const inner = field === 'size' ? index : field;
	const column = columnOf(isOption ? inner : head, isOption ? index : at);
	return { line, column, ...codeOf(issue) };
}

function columnOf(field: PropertyKey | undefined, at: PropertyKey | undefined): ImportColumn | null {
	const place = typeof at === 'number' ? at + 1 : 1;
	if (field === 'optionNames') return `option${place}` as ImportColumn;
	if (field === 'optionValues') return `value${place}` as ImportColumn;
	return PLACES[String(field)] ?? null;
}

export function codeOf(issue: z.core.$ZodIssue): Pick<ImportProblem, 'code' | 'detail'> {
	if (issue.code === 'too_small') return { code: 'too_short', detail: Number(issue.minimum) };
	if (issue.code === 'too_big') return { code: 'too_long', detail: Number(issue.maximum) };
	return { code: issue.code === 'invalid_type' && issue.input === undefined ? 'required' : 'text_invalid' };
}

/** Reports only the first problem of each cell. */
function uniqueProblems(problems: readonly FoundProblem[]): readonly FoundProblem[] {
	const seen = new Set<string>();
	return problems.filter(({ line, column }) => {
		const key = `${line}:${column}`;
		if (seen.has(key)) return false;
		seen.add(key);
		return true;
	});
}
