import { findCategory } from '#src/domains/catalog/db/category-repository.ts';
import { type EditedVariant, picturesOf, variantsOf } from '#src/domains/catalog/db/editor-repository.ts';
import { listKnownPrices } from '#src/domains/catalog/db/known-prices.ts';
import { readKnownWords } from '#src/domains/catalog/db/known-words.ts';
import type { LockedProduct } from '#src/domains/catalog/db/product-repository.ts';
import { approvedVariants, checkLicence, pendingChange, picturesOfOthers } from '#src/domains/compliance/index.ts';
import type { ProductNow, WantedProduct } from '#src/domains/compliance/rules/change-plan.ts';
import { findPictures } from '#src/domains/media/index.ts';
import type { Scope } from '#src/platform/context.ts';
import { newId } from '#src/shared/ids.ts';
import { clean, cleanLine } from '#src/shared/text/text.ts';
import type { SaveProductInput } from '../../contract/editor.ts';
import { isSameOption } from '../../rules/same-option.ts';

export type LoadedChange = {
	readonly now: ProductNow;
	readonly wanted: WantedProduct;
	/** In the order of the form. */
	readonly rows: readonly EditedRow[];
	/** Variants that are now a different option; their earlier prices are no comparison. */
	readonly renamedIds: readonly string[];
	/** Variants whose stored option differs in any letter. */
	readonly changedOptionIds: ReadonlySet<string>;
};

/** The caller holds the locks of the product and its stock; reads what the plan needs and changes nothing. */
export async function loadChange(scope: Scope, product: LockedProduct, input: SaveProductInput): Promise<LoadedChange> {
	const { db } = scope;
	const variants = await variantsOf(db, product.id);
	const known = await listKnownPrices(db, product.id);
	const rows = input.variants.map((variant, position) => editedRow(product, variant, position));
	const pictureIds = await picturesOf(db, product.id);
	const pictures = await wantedPictures(scope, input, rows);
	const joining = (pictures ?? []).map(({ pictureId }) => pictureId).filter((id) => !pictureIds.includes(id));
	const ofOthers = await picturesOfOthers(db, product.shopId, joining);
	const { name, brand = '', description, attributes = [] } = input;
	const now: ProductNow = {
		...product,
		wasPublished: product.publishedAt !== null,
		knownWords: await readKnownWords(db, product.id),
		pending: await pendingChange(db, product.id),
		pictureIds,
		variants: variants.map(({ id, priceVnd, isOnSale }) => {
			const unchanged = { dayAgoVnd: priceVnd, highestVnd: priceVnd };
			return { id, priceVnd, isOnSale, known: known.get(id) ?? unchanged };
		}),
		approvedVariants: await approvedVariants(db, product.id),
	};
	const wanted: WantedProduct = {
		form: input,
		texts: { name: cleanLine(name), brand: cleanLine(brand), description: clean(description), attributes },
		...(await wantedCategory(scope, product, input.categoryId)),
		variants: rows,
		pictures,
		isPictureOfOthers: (id) => ofOthers.has(id),
	};
	return {
		now,
		wanted,
		rows,
		renamedIds: renamedVariants(variants, input),
		changedOptionIds: changedOptions(variants, rows),
	};
}

async function wantedCategory(
	scope: Scope,
	{ categoryId: beforeId, shopId, publishedAt }: LockedProduct,
	categoryId: string,
): Promise<Pick<WantedProduct, 'category' | 'barred'>> {
	if (categoryId === beforeId) return { category: { categoryId, name: '', nameBefore: '' }, barred: null };
	const found = await findCategory(scope.read, categoryId);
	if (found?.level !== 2) return { category: null, barred: null };
	const nameBefore = (await findCategory(scope.read, beforeId))?.name ?? '';
	const category = { categoryId, name: found.name, nameBefore };
	if (publishedAt === null) return { category, barred: null };
	const licensed = await checkLicence(scope, { shopId, categoryId });
	return { category, barred: licensed.ok ? null : licensed.error };
}

async function wantedPictures(
	{ read }: Scope,
	{ pictures }: SaveProductInput,
	rows: readonly EditedRow[],
): Promise<WantedProduct['pictures']> {
	const hashes = pictures.map(({ hash }) => hash);
	const found = await findPictures(read, hashes);
	if (hashes.some((hash) => !found.has(hash))) return null;
	return pictures.map(({ hash, alt, variant }) => ({
		pictureId: found.get(hash)?.id ?? '',
		variantId: rows[variant ?? -1]?.id ?? null,
		alt: cleanLine(alt),
	}));
}

export type EditedRow = EditedVariant & {
	readonly id: string;
	readonly isNew: boolean;
	readonly isOnSale: boolean;
	/** Of a new variant. */
	readonly stock: number;
	/** Difference to the stock when the form was loaded; 0 for a new variant. */
	readonly stockChange: number;
};

function editedRow(
	{ id: productId, shopId }: LockedProduct,
	variant: SaveProductInput['variants'][number],
	position: number,
): EditedRow {
	const { id, optionValues, sku, priceVnd, weightG, size, isOn: isOnSale, stock, stockBefore } = variant;
	return {
		id: id ?? newId(),
		isNew: id === null,
		stock,
		stockChange: id === null ? 0 : stock - stockBefore,
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
const changedOptions = (stored: readonly EditedVariant[], rows: readonly EditedRow[]): ReadonlySet<string> => {
	const before = new Map(stored.map(({ id, optionValues }) => [id, JSON.stringify(optionValues)]));
	return new Set(rows.flatMap(({ id, optionValues }) => (before.get(id) === JSON.stringify(optionValues) ? [] : [id])));
};

const renamedVariants = (
	stored: readonly { readonly id: string; readonly optionValues: readonly string[] }[],
	{ variants }: Pick<SaveProductInput, 'variants'>,
): readonly string[] =>
	stored.flatMap(({ id, optionValues }) => {
		const typed = variants.find((variant) => variant.id === id);
		return typed && !isSameOption(optionValues, typed.optionValues) ? [id] : [];
	});
