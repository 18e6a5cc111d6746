import { VARIANTS_MAX } from '#src/domains/catalog/contract/product.ts';
import { comparable } from '#src/domains/catalog/rules/product-form.ts';
import type { EditorForm } from '../contract/editor.ts';
import { combine, variantKey } from './editor-form.ts';

export type TypedOption = { readonly name: string; readonly values: string };
export type GridFailure = 'unnamed' | 'same_names' | 'too_many' | 'kept';
export type Grid = Pick<EditorForm, 'optionNames' | 'variants' | 'pictures'>;

function valuesOf({ values }: TypedOption): readonly string[] {
	const written = values
		.split(',')
		.map((value) => value.trim())
		.filter(Boolean);
	const alike = written.map(comparable);
	return written.filter((_value, at) => alike.indexOf(alike[at] ?? '') === at);
}

export function gridOf(form: EditorForm, options: readonly TypedOption[]): Grid | GridFailure {
	if (options.length === 0 && form.variants.filter(({ id }) => id !== null).length > 1) return 'kept';
	const split = options.map(valuesOf);
	const isUnnamed = options.some(({ name }) => name.trim() === '') || split.some((values) => values.length === 0);
	if (isUnnamed) return 'unnamed';
	if (new Set(options.map(({ name }) => comparable(name))).size < options.length) return 'same_names';
	if (split.reduce((count, { length }) => count * length, 1) > VARIANTS_MAX) return 'too_many';
	const variants = combine(split, form.variants, VARIANTS_MAX);
	const keyNow = new Map(variants.map(({ id, values }) => [id, variantKey(values)]));
	const moved = new Map(
		form.variants.map(({ id, values }) => [variantKey(values), id === null ? undefined : keyNow.get(id)]),
	);
	return {
		optionNames: options.map(({ name }) => name.trim()),
		variants: [...variants],
		pictures: form.pictures.map((picture) => ({ ...picture, of: moved.get(picture.of) ?? picture.of })),
	};
}
