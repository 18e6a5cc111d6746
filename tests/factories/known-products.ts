import type { KnownProduct, KnownVariant } from '#src/domains/product-import/rules/import-known.ts';
import { newId } from '#src/shared/ids.ts';

export const knownProduct = (more: Partial<KnownProduct> = {}): KnownProduct => ({
	knownWords: { name: more.name ?? 'Áo thun cũ', brand: more.brand ?? '' },
	id: newId(),
	slug: 'ao-thun-cu',
	state: 'published',
	wasShown: true,
	categoryId: newId(),
	brand: '',
	name: 'Áo thun cũ',
	description: 'Áo thun vải bông dày, may hai kim, giặt không phai màu.',
	prepDays: 1,
	quantityMin: 1,
	quantityStep: 1,
	quantityMax: 50,
	pictureIds: [],
	pending: null,
	cells: { attributes: '', sections: '', pictures: '' },
	...more,
});

export function knownVariant(more: Partial<KnownVariant> = {}): KnownVariant {
	const { product = knownProduct(), priceVnd = 90_000 } = more;
	return {
		variantId: newId(),
		productId: product.id,
		state: product.state,
		sku: 'CU-1',
		priceVnd,
		known: { dayAgoVnd: priceVnd, highestVnd: priceVnd },
		onHand: 10,
		reserved: 3,
		weightG: 200,
		size: null,
		options: {},
		product,
		...more,
	};
}
