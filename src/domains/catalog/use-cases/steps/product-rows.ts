import { newId } from '#src/shared/ids.ts';
import { clean, cleanLine } from '#src/shared/text/text.ts';
import type { CreateProductInput } from '../../contract/product.ts';
import type { ProductRows } from '../../db/product-repository.ts';
import { searchText } from '../../rules/attributes/search-terms.ts';
import { quantityRule } from '../../rules/product-form.ts';

const optionsOf = ({ variants }: CreateProductInput): readonly string[] =>
	[...new Set(variants.flatMap(({ optionValues }) => optionValues))].sort();

/** Without slug, filter keys and attributes, which the caller adds. */
export function productRows(
	input: CreateProductInput,
	by: { readonly shopId: string; readonly changedBy: string },
	categoryName: string,
	pictureIds: readonly string[],
	at: Date,
): Omit<ProductRows, 'facts'> {
	const id = newId();
	const name = cleanLine(input.name);
	const brand = cleanLine(input.brand ?? '');
	const { min, step, max } = quantityRule(input);
	const prices = input.variants.map(({ priceVnd }) => priceVnd);
	const variantIds = input.variants.map(() => newId());
	return {
		product: {
			id,
			shopId: by.shopId,
			categoryId: input.categoryId,
			state: 'draft',
			name,
			brand,
			searchText: searchText(name, brand, categoryName, ...optionsOf(input)),
			description: clean(input.description),
			optionNames: input.optionNames.map(cleanLine),
			prepDays: input.prepDays,
			quantityMin: min,
			quantityStep: step,
			quantityMax: max,
			noReturnReason: input.noReturnReason ?? null,
			priceFromVnd: Math.min(...prices),
			priceToVnd: Math.max(...prices),
			isInStock: input.variants.some(({ stock }) => stock >= min),
			createdAt: at,
			updatedAt: at,
		},
		variants: input.variants.map(({ optionValues, size, sku, ...variant }, position) => ({
			...variant,
			id: variantIds[position] ?? newId(),
			productId: id,
			shopId: by.shopId,
			position,
			sku: cleanLine(sku),
			optionValues: optionValues.map(cleanLine),
			...(size ?? {}),
		})),
		pictures: input.pictures.map(({ alt, variant }, position) => ({
			productId: id,
			position,
			variantId: variantIds[variant ?? -1] ?? null,
			pictureId: pictureIds[position] ?? '',
			alt: cleanLine(alt),
		})),
		changedBy: by.changedBy,
	};
}
