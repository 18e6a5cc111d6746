import type { ProductAttributesInput } from '../contract-attributes.ts';
import type { ChangeKind, KnownPrices, RequestedChange, WordsChange } from '../contract-changes.ts';
import type { ImportColumn } from '../contract-import.ts';
import type { ProductState } from './product-states.ts';

/** A product that the shop has, as a file may repeat or change it. */
export type KnownProduct = {
	readonly id: string;
	readonly slug: string;
	readonly state: ProductState;
	/** Buyers have seen it where it stands. */
	readonly wasShown: boolean;
	readonly categoryId: string;
	readonly name: string;
	readonly brand: string;
	readonly description: string;
	/** What a new name is measured against. */
	readonly knownWords: WordsChange;
	readonly prepDays: number;
	readonly quantityMin: number;
	readonly quantityStep: number;
	readonly quantityMax: number;
	/** As our own files write them. */
	readonly cells: { readonly attributes: string; readonly sections: string; readonly pictures: string };
	readonly pictureIds: readonly string[];
	/** What waits for a person. */
	readonly pending: Pick<RequestedChange, 'kind' | 'after'> | null;
};
/** What a file says otherwise of a product; absent: as it is. */
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
	/** What of it a person looks at first. */
	readonly waits: ChangeKind | null;
};
/** A choice that the shop has already, known by its SKU. */
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
	/** What the file may repeat and not change: the choice itself. */
	readonly options: Readonly<Partial<Record<ImportColumn, string>>>;
	readonly product: KnownProduct;
};
export type VariantSize = { readonly lengthCm: number; readonly widthCm: number; readonly heightCm: number };
export type PlannedChange = {
	readonly line: number;
	readonly variant: KnownVariant;
	/** `null` = as it is. */
	readonly priceVnd: number | null;
	readonly onHand: number | null;
	readonly weightG: number | null;
	readonly size: VariantSize | null;
	/** A person looks at the price first. */
	readonly waits: boolean;
	/** The line says otherwise of the whole product. */
	readonly requestsEdit: boolean;
};
