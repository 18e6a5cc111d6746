import type { CatalogFailure } from '#src/domains/catalog/contract/product.ts';
import { comparable } from '#src/domains/catalog/rules/product-form.ts';
import { listingIssues } from '#src/domains/compliance/rules/listing-check.ts';
import type { Failure, FailureDetails } from '#src/shared/failure.ts';
import type { SaveProductInput } from '../contract/editor.ts';

type Fields = Readonly<Record<string, CatalogFailure>>;
const NO_OTHER_FIELDS = { name: '', description: '' };

export function addFieldErrors(input: SaveProductInput, refusal: Failure<CatalogFailure>): Failure<CatalogFailure> {
	if (refusal.fields) return refusal;
	const paths = pathsOf(input, refusal.code, refusal.details ?? {});
	const fields: Fields = Object.fromEntries(paths.map((path) => [path, refusal.code]));
	return paths.length > 0 ? { ...refusal, fields } : refusal;
}

function pathsOf(input: SaveProductInput, code: CatalogFailure, details: FailureDetails): readonly string[] {
	const { variants, attributes = [] } = input;
	switch (code) {
		case 'catalog.category_unknown':
		case 'catalog.licence_missing':
			return ['categoryId'];
		case 'catalog.options_mismatch':
			return ['optionNames'];
		case 'catalog.options_repeated':
			return repeatedOptions(input);
		case 'catalog.picture_unknown':
		case 'catalog.picture_missing':
			return ['pictures'];
		case 'catalog.shipping_unknown':
			return ['shippingProfileId'];
		case 'catalog.quantity_rule':
			return ['quantityMax'];
		case 'catalog.nothing_on_sale':
			return ['variants.0.isOn'];
		case 'catalog.attribute_unknown':
		case 'catalog.attribute_invalid':
			return attributes.flatMap(({ code: said }, at) => (said === details.code ? [`attributes.${at}`] : []));
		case 'catalog.stock_below_reserved':
			return variants.flatMap(({ id }, at) =>
				id !== null && id === details.variantId ? [`variants.${at}.stock`] : [],
			);
		case 'catalog.sku_taken':
			return repeatedSkus(variants.map(({ sku }) => sku.trim()));
		case 'catalog.listing_doubtful':
			return doubtful(input);
		default:
			return [];
	}
}

function repeatedOptions({ optionNames, variants }: SaveProductInput): readonly string[] {
	const repeated =
		firstRepeated(variants.map(({ optionValues }) => optionValues.map(comparable).join('\n'))) ??
		firstRepeated(variants.map(({ id }, at) => id ?? String(at)));
	const hasSameNames = firstRepeated(optionNames.map(comparable)) !== null;
	return optionNames.length === 0 || hasSameNames || repeated === null
		? ['optionNames']
		: [`variants.${repeated}.optionValues`];
}

function firstRepeated(texts: readonly string[]): number | null {
	const at = texts.findIndex((text, place) => texts.indexOf(text) < place);
	return at < 0 ? null : at;
}

const repeatedSkus = (skus: readonly string[]): readonly string[] =>
	skus.flatMap((sku, at) => (skus.indexOf(sku) < at ? [`variants.${at}.sku`] : []));

/** Checks each text alone; a doubt that arises only from several texts has no field. */
function doubtful({
	name,
	description,
	brand = '',
	optionNames,
	variants,
	pictures,
	attributes = [],
}: SaveProductInput) {
	const texts: readonly (readonly [string, string])[] = [
		...([
			['name', name],
			['description', description],
			['brand', brand],
		] as const),
		...optionNames.map((option) => ['optionNames', option] as const),
		...variants.map(({ optionValues }) => ['optionNames', optionValues.join('\n')] as const),
		...pictures.map(({ alt }, at) => [`pictures.${at}.alt`, alt] as const),
		...attributes.map(({ values }, at) => [`attributes.${at}`, values.join('\n')] as const),
	];
	const found = texts.filter(([, text]) => listingIssues({ ...NO_OTHER_FIELDS, name: text }).length > 0);
	return [...new Set(found.map(([path]) => path))];
}
