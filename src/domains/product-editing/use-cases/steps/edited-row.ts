import type { EditedVariant } from '#src/domains/catalog/db/editor-repository.ts';
import type { LockedProduct } from '#src/domains/catalog/db/product-repository.ts';
import { newId } from '#src/shared/ids.ts';
import { cleanLine } from '#src/shared/text/text.ts';
import type { SaveProductInput } from '../../contract/editor.ts';
import { isSameOption } from '../../rules/same-option.ts';

export function editedRow(
	{ id: productId, shopId }: LockedProduct,
	{ id, optionValues, sku, priceVnd, weightG, size, isOn: isOnSale }: SaveProductInput['variants'][number],
	position: number,
): EditedVariant {
	return {
		id: id ?? newId(),
		productId,
		shopId,
		position,
		optionValues: optionValues.map(cleanLine),
		sku: cleanLine(sku),
		priceVnd,
		weightG,
		isOnSale,
		lengthCm: size?.lengthCm ?? null,
		widthCm: size?.widthCm ?? null,
		heightCm: size?.heightCm ?? null,
	};
}

/** Returns the variants whose option values changed, apart from spelling. */
export const calledAgain = (
	kept: readonly { readonly id: string; readonly optionValues: readonly string[] }[],
	{ variants }: Pick<SaveProductInput, 'variants'>,
): readonly string[] =>
	kept.flatMap(({ id, optionValues }) => {
		const typed = variants.find((variant) => variant.id === id);
		return typed && !isSameOption(optionValues, typed.optionValues) ? [id] : [];
	});
