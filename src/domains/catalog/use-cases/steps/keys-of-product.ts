import type { KeyedProduct } from '../../db/attribute-repository.ts';
import { type AttributeDefinition, filterKeysOf, productOptions } from '../../rules/attributes/attributes.ts';

export function keysOfProduct(product: KeyedProduct, known: readonly AttributeDefinition[]): readonly string[] {
	const values = product.values.flatMap(({ attributeId, code }) => {
		const attribute = known.find(({ id }) => id === attributeId);
		return attribute ? [{ attribute, value: { code, textValue: null, numberValue: null } }] : [];
	});
	return filterKeysOf(known, values, productOptions(product.optionNames, product.optionValues));
}
