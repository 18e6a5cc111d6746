import * as z from 'zod/mini';
import type { ProductAttributesInput } from '#src/domains/catalog/contract/attributes.ts';
import { CreateProductInput, PICTURES_MAX } from '#src/domains/catalog/contract/product.ts';
import type { ChangeKind } from '#src/domains/catalog/contract/requested-changes.ts';
import { readAttributes } from '#src/domains/catalog/rules/attributes/attributes.ts';
import { checkProductForm } from '#src/domains/catalog/rules/product-form.ts';
import {
	categoryOutcome,
	isBarredMove,
	type Outcome,
	type Place,
	picturesOutcome,
	placeFor,
	wordsOutcome,
} from '#src/domains/compliance/rules/change-plan.ts';
import { listingIssues } from '#src/domains/compliance/rules/listing-check.ts';
import type { ImportProblemCode } from '../contract.ts';
import type { KnownProduct, PlannedEdit, ProductEdit } from './import-known.ts';
import type { ImportLine } from './import-line.ts';
import { readAttributesCell, readListCell, readPicturesCell } from './import-lists.ts';
import { codeOf, type FoundProblem, type ImportFinder } from './import-products.ts';

/** A product has one slot for a waiting change; further risky changes are rejected. */
export type PendingSlot = { isTaken: boolean };

const SHARED = [
	...(['name', 'brand', 'description', 'category', 'attributes', 'sections', 'pictures'] as const),
	...(['prepDays', 'min', 'step', 'max'] as const),
] as const;
type Shared = (typeof SHARED)[number];
type CellValue = { readonly line: number; readonly value: string | number };
type CellValues = ReadonlyMap<Shared, CellValue>;
type JudgedLine = {
	readonly planned: PlannedEdit | null;
	readonly requestLines: ReadonlySet<number>;
	readonly problems: readonly FoundProblem[];
};

export function editFromLines(
	product: KnownProduct,
	lines: readonly ImportLine[],
	finder: ImportFinder,
	place: PendingSlot,
): JudgedLine {
	const { asked, requestLines, problems: differing } = cellValuesOf(product, lines, finder);
	if (asked.size === 0) return { planned: null, requestLines, problems: differing };
	const read = readEdit(product, asked, finder);
	const problems = [...differing, ...read.problems];
	if (problems.length > 0) return { planned: null, requestLines, problems };
	const { waits, problems: late } = judge(product, asked, read.edit, finder, place);
	if (late.length > 0) return { planned: null, requestLines, problems: late };
	return { planned: { product, lines: [...requestLines], edit: read.edit, waits }, requestLines, problems: [] };
}

function cellValuesOf(product: KnownProduct, lines: readonly ImportLine[], finder: ImportFinder) {
	const asked = new Map<Shared, CellValue>();
	const requestLines = new Set<number>();
	const problems: FoundProblem[] = [];
	for (const column of SHARED) {
		for (const { line, text, number } of lines) {
			const value = ({ ...text, ...number } as Readonly<Partial<Record<Shared, string | number>>>)[column];
			if (value === undefined || isSame(product, column, value, finder)) continue;
			const first = asked.get(column);
			requestLines.add(line);
			if (!first) asked.set(column, { line, value });
			else if (first.value !== value) problems.push({ line, column, code: 'group_differs', detail: first.line });
		}
	}
	return { asked, requestLines, problems };
}

function isSame(product: KnownProduct, column: Shared, value: string | number, finder: ImportFinder): boolean {
	const { cells, quantityMin: min, quantityStep: step, quantityMax: max, name, brand, description, prepDays } = product;
	if (column === 'category') return finder.categoryOf(String(value)) === product.categoryId;
	// Addresses are fetched for new products only; a second import of the same file changes no picture.
	if (column === 'pictures' && readPicturesCell(String(value)).hashes.length === 0) return true;
	return { ...cells, name, brand, description, prepDays, min, step, max }[column] === value;
}

function readEdit(product: KnownProduct, asked: CellValues, finder: ImportFinder) {
	const problems: FoundProblem[] = [];
	const fail = (column: Shared, code: ImportProblemCode, detail?: string | number): void => {
		const line = asked.get(column)?.line ?? 0;
		problems.push({ line, column, code, ...(detail === undefined ? {} : { detail }) });
	};
	const words = readWords(asked, problems);
	const numbers = readNumbers(product, asked, fail);
	const written = asked.get('category')?.value;
	const categoryId = written === undefined ? undefined : (finder.categoryOf(String(written)) ?? '');
	if (categoryId === '') fail('category', 'category_unknown', String(written).slice(0, 60));
	if (categoryId && isBarredMove({ wasPublished: product.wasShown }, finder.isBarred(categoryId)))
		fail('category', 'licence_missing', String(written).slice(0, 60));
	const named = readReferences(product, asked, { ...finder, categoryId: categoryId || product.categoryId }, fail);
	const edit: ProductEdit = { ...words, ...numbers, ...(categoryId && { categoryId }), ...named };
	const said = { ...product, ...words, attributes: edit.attributes };
	const column = (['description', 'name', 'brand', 'attributes'] as const).find((one) => asked.has(one));
	if (column && listingIssues(said).length > 0) fail(column, 'words_doubtful');
	return { edit, problems };
}

const TEXTS = {
	name: CreateProductInput.shape.name,
	brand: CreateProductInput.shape.brand,
	description: CreateProductInput.shape.description,
} as const;

function readWords(asked: CellValues, problems: FoundProblem[]): ProductEdit {
	const words: Partial<Record<keyof typeof TEXTS, string>> = {};
	for (const column of Object.keys(TEXTS) as (keyof typeof TEXTS)[]) {
		const said = asked.get(column);
		if (!said) continue;
		const { data, error } = z.safeParse(TEXTS[column], said.value);
		if (error?.issues[0]) problems.push({ line: said.line, column, ...codeOf(error.issues[0]) });
		else words[column] = data ?? '';
	}
	return words;
}

type ReportProblem = (column: Shared, code: ImportProblemCode, detail?: string | number) => void;

function readNumbers(product: KnownProduct, asked: CellValues, fail: ReportProblem): ProductEdit {
	const of = (column: Shared): number | undefined => asked.get(column)?.value as number | undefined;
	const given = {
		...(of('prepDays') !== undefined && { prepDays: of('prepDays') }),
		...(of('min') !== undefined && { quantityMin: of('min') }),
		...(of('step') !== undefined && { quantityStep: of('step') }),
		...(of('max') !== undefined && { quantityMax: of('max') }),
	} as ProductEdit;
	const column = (['min', 'step', 'max'] as const).find((one) => asked.has(one));
	const form = { ...product, ...given, optionNames: [], variants: [] };
	if (column && !checkProductForm(form).ok) fail(column, 'quantity_rule');
	return given;
}

function readReferences(
	product: KnownProduct,
	asked: CellValues,
	finder: ImportFinder & { readonly categoryId: string },
	fail: ReportProblem,
): ProductEdit {
	const edit: { attributes?: ProductAttributesInput; sectionIds?: readonly string[]; pictureIds?: readonly string[] } =
		{};
	const said = asked.get('attributes')?.value;
	if (said !== undefined && !(asked.has('category') && product.wasShown)) {
		const definitions = finder.attributesOf(finder.categoryId);
		const { given, unknown } = readAttributesCell(definitions, String(said));
		const read = readAttributes(definitions, given);
		if (unknown !== null) fail('attributes', 'attribute_unknown', unknown);
		else if (!read.ok) fail('attributes', 'attribute_invalid', String(read.error.details?.written));
		edit.attributes = given;
	}
	const idsOf = (column: 'sections' | 'pictures', code: ImportProblemCode, find: (name: string) => string | null) => {
		const names = readListCell(String(asked.get(column)?.value));
		const unknown = names.find((name) => find(name) === null);
		if (unknown !== undefined) fail(column, code, unknown.slice(0, 60));
		return [...new Set(names.flatMap((name) => find(name) ?? []))];
	};
	if (asked.has('sections')) edit.sectionIds = idsOf('sections', 'section_unknown', finder.sectionOf);
	if (asked.has('pictures')) edit.pictureIds = idsOf('pictures', 'picture_unknown', finder.pictureOf);
	if ((edit.pictureIds?.length ?? 0) > PICTURES_MAX) fail('pictures', 'too_many_pictures', PICTURES_MAX);
	return edit;
}

/** Decided by the change plan; words take the place for a pending change before pictures and category. */
function judge(
	product: KnownProduct,
	asked: CellValues,
	edit: ProductEdit,
	finder: ImportFinder,
	place: PendingSlot,
): { readonly waits: ChangeKind | null; readonly problems: readonly FoundProblem[] } {
	const { state, wasShown: wasPublished, name, brand, knownWords, pictureIds: before, pending } = product;
	const now = { state, wasPublished };
	const { pictureIds, categoryId } = edit;
	let waits: ChangeKind | null = null;
	const problems: FoundProblem[] = [];
	const placeOf = (kind: ChangeKind): Place => ({ ...placeFor(pending, kind), isTaken: place.isTaken });
	const note = (kind: ChangeKind, column: Shared, outcome: Outcome): void => {
		const line = asked.get(column)?.line ?? asked.get('brand')?.line ?? 0;
		if (outcome === 'left_out') problems.push({ line, column, code: 'change_pending' });
		if (outcome === 'pending') [waits, place.isTaken] = [kind, true];
	};
	if (edit.name !== undefined || edit.brand !== undefined)
		note('words', 'name', wordsOutcome(now, knownWords, { name, brand, ...edit }, placeOf('words')));
	if (pictureIds) {
		const outcome = picturesOutcome(now, before, pictureIds, finder.isOfOthers, placeOf('pictures'));
		note('pictures', 'pictures', outcome);
	}
	if (categoryId !== undefined) note('category', 'category', categoryOutcome(now, placeOf('category')));
	return { waits, problems };
}
