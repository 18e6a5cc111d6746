import { skuKey } from '#src/domains/catalog/rules/product-form.ts';
import type { ProductState } from '#src/domains/catalog/rules/product-states.ts';
import { priceOutcome, pricePlace } from '#src/domains/compliance/rules/change-plan.ts';
import type { ImportColumn } from '../contract.ts';
import { editFromLines, type PendingSlot } from './import-edits.ts';
import type { KnownVariant, PlannedChange, PlannedEdit, VariantSize } from './import-known.ts';
import type { ImportLine } from './import-line.ts';
import type { FoundProblem, ImportFinder } from './import-products.ts';

export type ChangesOfProduct = {
	readonly changes: readonly PlannedChange[];
	readonly edit: PlannedEdit | null;
	readonly problems: readonly FoundProblem[];
};
const ENDED: readonly ProductState[] = ['taken_down', 'rejected', 'discontinued'];
const IGNORED_COLUMNS: readonly string[] = ['sku', 'group'];

/** Returns changes per variant, and those of the product that all its lines share. */
export function changesOfProduct(
	lines: readonly ImportLine[],
	known: ReadonlyMap<string, KnownVariant>,
	finder: ImportFinder,
): ChangesOfProduct {
	const [product] = lines.flatMap(({ text }) => known.get(skuKey(text.sku ?? ''))?.product ?? []);
	if (!product) return { changes: [], edit: null, problems: [] };
	const place: PendingSlot = { isTaken: product.pending !== null };
	const read = lines.flatMap((line) => {
		const variant = known.get(skuKey(line.text.sku ?? ''));
		return variant ? [changeOfLine(line, variant, place)] : [];
	});
	const own = read.flatMap(({ problems }) => problems);
	const { planned, requestLines, problems } = editFromLines(product, lines, finder, place);
	const wrong = [...own, ...problems];
	const bad = new Set(wrong.map(({ line }) => line));
	// A change of the product applies only if all lines that contain it are valid.
	const edit = [...requestLines].some((line) => bad.has(line)) ? null : planned;
	const cause = wrong.find(({ line }) => requestLines.has(line));
	const behind = [...requestLines]
		.filter((line) => edit === null && !bad.has(line))
		.map((line) => ({ line, column: null, code: 'group_incomplete', detail: cause?.line ?? line }) as const);
	for (const { line } of behind) bad.add(line);
	const changes = read.flatMap(({ change }) => change ?? []).filter(({ line }) => !bad.has(line));
	const requesting = new Set(edit?.lines);
	return {
		changes: changes.map((change) => ({ ...change, requestsEdit: requesting.has(change.line) })),
		edit,
		problems: [...wrong, ...behind],
	};
}

type Changed = { readonly change: PlannedChange | null; readonly problems: readonly FoundProblem[] };

function changeOfLine(
	{ line, text, number, problems: own }: ImportLine,
	variant: KnownVariant,
	place: PendingSlot,
): Changed {
	const problems: FoundProblem[] = own.map((problem) => ({ ...problem, line }));
	for (const [column, is] of Object.entries(variant.options) as [ImportColumn & `${'option' | 'value'}${1}`, string][])
		if (text[column] !== undefined && text[column] !== is) problems.push({ line, column, code: 'words_differ' });
	if (ENDED.includes(variant.state))
		problems.push({ line, column: 'sku', code: 'state_refuses', detail: variant.state });
	const said = [...Object.keys(text), ...Object.keys(number)].filter((column) => !IGNORED_COLUMNS.includes(column));
	if (said.length === 0 && problems.length === 0) problems.push({ line, column: null, code: 'nothing_given' });
	const { stock, weight } = number;
	if (stock !== undefined && stock < variant.reserved)
		problems.push({ line, column: 'stock', code: 'below_reserved', detail: variant.reserved });
	const size = sizeOf(number, variant.size);
	for (const column of size.missing) problems.push({ line, column, code: 'required' });
	const price = priceOf(number.price, variant, place);
	if (price.isExcluded) problems.push({ line, column: 'price', code: 'change_pending' });
	if (problems.length > 0) return { change: null, problems };
	const onHand = stock === undefined || stock === variant.onHand ? null : stock;
	const weightG = weight === undefined || weight === variant.weightG ? null : weight;
	const { priceVnd, waits } = price;
	return {
		change: { line, variant, priceVnd, onHand, weightG, size: size.changed, waits, requestsEdit: false },
		problems,
	};
}

/** A risky price takes the product's only review slot; it is rejected when the slot is taken or another price waits. */
function priceOf(price: number | undefined, { product, state, known, ...variant }: KnownVariant, place: PendingSlot) {
	if (price === undefined || price === variant.priceVnd) return { priceVnd: null, waits: false, isExcluded: false };
	const { isSameValue } = pricePlace(product.pending, variant.variantId);
	const outcome = priceOutcome(state, known, price, { isTaken: place.isTaken, isSameValue });
	if (outcome === 'pending') place.isTaken = true;
	return { priceVnd: price, waits: outcome === 'pending', isExcluded: outcome === 'left_out' };
}

const SIDES = { length: 'lengthCm', width: 'widthCm', height: 'heightCm' } as const;

function sizeOf(number: ImportLine['number'], before: VariantSize | null) {
	const sides = Object.entries(SIDES) as [keyof typeof SIDES, keyof VariantSize][];
	const said = sides.map(([column, side]) => [column, side, number[column] ?? before?.[side]] as const);
	const isGiven = sides.some(([column]) => number[column] !== undefined);
	const missing = isGiven ? said.filter(([, , cm]) => cm === undefined).map(([column]) => column) : [];
	const isOther = said.some(([, side, cm]) => cm !== before?.[side]);
	const size = Object.fromEntries(said.map(([, side, cm]) => [side, cm])) as VariantSize;
	return { missing, changed: isGiven && isOther && missing.length === 0 ? size : null };
}
