import type { EditorForm, SaveProductInput } from '#src/domains/product-editing/contract/editor.ts';
import { savedInput } from '#src/domains/product-editing/rules/editor-form.ts';
import type { Rejected } from '#src/islands/product-editor/store.ts';
import type { EditorProblem } from './editor-problems.ts';

const FIELDS: Readonly<Record<string, string>> = {
	categoryId: 'danh-muc-hang',
	name: 'ten-hang',
	brand: 'thuong-hieu',
	description: 'mo-ta-hang',
	optionNames: 'nhom-0',
	pictures: 'phan-anh',
	prepDays: 'chuan-bi',
	quantityMin: 'mua-nhieu',

	quantityStep: 'mua-nhieu',
	quantityMax: 'mua-nhieu',
	shippingProfileId: 'bang-phi',
	noReturnReason: 'khong-tra',
};
const VARIANT_FIELDS: Readonly<Record<string, string>> = {
	sku: 'ma',
	priceVnd: 'gia',
	stock: 'kho',
	stockBefore: 'kho',
	weightG: 'nang',
	size: 'dai',
	isOn: 'ban',
};

/** Maps server errors to the fields of the form, without fields that have changed since. */
export function rejectedProblems(refused: Rejected | null, form: EditorForm): readonly EditorProblem[] {
	if (!refused) return [];
	const now = savedInput(form, refused.input.productId, refused.input.version);
	return Object.entries(refused.fields).flatMap(([path, text]) => {
		const field = fieldOf(path, refused.input);
		const isSame = JSON.stringify(valueAt(now, path)) === JSON.stringify(valueAt(refused.input, path));
		return field && isSame ? [{ field, text }] : [];
	});
}

const valueAt = (input: unknown, path: string): unknown =>
	path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], input);

/** Returns the element id of the field; null when the page has none. */
function fieldOf(path: string, { pictures, attributes = [] }: SaveProductInput): string | null {
	const [part = '', at, inner = '', option = '0'] = path.split('.');
	if (at === undefined) return FIELDS[part] ?? null;
	if (part === 'optionNames') return `nhom-${at}`;
	if (part === 'variants' && inner === 'optionValues') return `lua-chon-${option}`;
	if (part === 'variants') return VARIANT_FIELDS[inner] ? `${VARIANT_FIELDS[inner]}-${at}` : 'nhom-0';
	const picture = part === 'pictures' ? pictures[Number(at)] : undefined;
	if (picture) return inner === 'alt' ? `alt-${picture.hash}` : 'phan-anh';
	const attribute = part === 'attributes' ? attributes[Number(at)] : undefined;
	return attribute ? `dd-${attribute.code}` : (FIELDS[part] ?? null);
}
