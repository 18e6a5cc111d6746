import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { cleanLine } from '#src/shared/text/text.ts';
import { type CreateProductInput, fail, QUANTITY_MAX } from '../contract/product.ts';

type Form = Pick<CreateProductInput, 'optionNames' | 'variants' | 'quantityMin' | 'quantityStep' | 'quantityMax'> & {
	readonly pictures?: readonly { readonly variant?: number | undefined }[];
};
type FormFailure =
	| 'catalog.options_mismatch'
	| 'catalog.options_repeated'
	| 'catalog.sku_taken'
	| 'catalog.picture_unknown'
	| 'catalog.quantity_rule';

export function checkProductForm(form: Form): Result<null, Failure<FormFailure>> {
	const { optionNames, variants, pictures = [] } = form;
	if (variants.some(({ optionValues }) => optionValues.length !== optionNames.length))
		return fail('catalog.options_mismatch', { names: optionNames.length });
	if (optionNames.length === 0 && variants.length > 1) return fail('catalog.options_repeated');
	const choices = new Set(variants.map(({ optionValues }) => optionValues.map(comparable).join('\n')));
	if (choices.size < variants.length || new Set(optionNames.map(comparable)).size < optionNames.length)
		return fail('catalog.options_repeated');
	if (new Set(variants.map(({ sku }) => sku.trim())).size < variants.length) return fail('catalog.sku_taken');
	if (pictures.some(({ variant }) => variant !== undefined && variant >= variants.length))
		return fail('catalog.picture_unknown');
	const { min, step, max } = quantityRule(form);
	if (max < min || (max - min) % step !== 0) return fail('catalog.quantity_rule', { min, step, max });
	return ok(null);
}

/** Buyers cannot distinguish options by case or blanks. */
export const comparable = (text: string): string => cleanLine(text).toLowerCase();

export function quantityRule(form: Pick<Form, 'quantityMin' | 'quantityStep' | 'quantityMax'>) {
	const min = form.quantityMin ?? 1;
	const step = form.quantityStep ?? 1;
	const reachable = min + Math.floor((QUANTITY_MAX - min) / step) * step;
	return { min, step, max: form.quantityMax ?? reachable };
}
