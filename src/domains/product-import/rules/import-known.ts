import type { ProductAttributesInput } from '#src/domains/catalog/contract/attributes.ts';
import type {
	ChangeKind,
	KnownPrices,
	RequestedChange,
	WordsChange,
} from '#src/domains/catalog/contract/requested-changes.ts';
import type { ProductState } from '#src/domains/catalog/rules/product-states.ts';
import type { ImportColumn } from '../contract.ts';

export type KnownProduct = {
	readonly id: string;
	readonly slug: string;
	readonly state: ProductState;
	readonly wasShown: boolean;
	readonly categoryId: string;
	readonly name: string;
	readonly brand: string;
	readonly description: string;
	readonly knownWords: WordsChange;
	readonly prepDays: number;
	readonly quantityMin: number;
	readonly quantityStep: number;
	readonly quantityMax: number;
	readonly cells: { readonly attributes: string; readonly sections: string; readonly pictures: string };
	readonly pictureIds: readonly string[];
	readonly pending: Pick<RequestedChange, 'kind' | 'after'> | null;
};
export type ProductEdit = {
	readonly name?: string;
	readonly brand?: string;
	readonly description?: string;
	readonly prepDays?: number;
	readonly quantityMin?: number;
	readonly quantityStep?: number;
	readonly quantityMax?: number;
	readonly categoryId?: string;
	readonly attributes?: ProductAttributesInput;
	readonly sectionIds?: readonly string[];
	readonly pictureIds?: readonly string[];
};
export type PlannedEdit = {
	readonly product: KnownProduct;
	readonly lines: readonly number[];
	readonly edit: ProductEdit;
	readonly waits: ChangeKind | null;
};
export type KnownVariant = {
	readonly variantId: string;
	readonly productId: string;
	readonly state: ProductState;
	readonly sku: string;
	readonly priceVnd: number;
	readonly known: KnownPrices;
	readonly onHand: number;
	readonly reserved: number;
	readonly weightG: number;
	readonly size: VariantSize | null;
	readonly options: Readonly<Partial<Record<ImportColumn, string>>>;
	readonly product: KnownProduct;
};
export type VariantSize = { readonly lengthCm: number; readonly widthCm: number; readonly heightCm: number };
export type PlannedChange = {
	readonly line: number;
	readonly variant: KnownVariant;
	readonly priceVnd: number | null;
	readonly onHand: number | null;
	readonly weightG: number | null;
	readonly size: VariantSize | null;
	/** The price needs a review. */
	readonly waits: boolean;
	readonly requestsEdit: boolean;
};
