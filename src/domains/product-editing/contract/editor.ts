import * as z from 'zod/mini';
import { ATTRIBUTE_TYPES } from '#src/domains/catalog/contract/attributes.ts';
import {
	CreateProductInput,
	OPTION_NAMES_MAX,
	PICTURES_MAX,
	PRODUCT_STATES,
	SKU_MAX,
	STOCK_MAX,
	VARIANTS_MAX,
	VariantInput,
} from '#src/domains/catalog/contract/product.ts';
import { CHANGE_KINDS } from '#src/domains/catalog/contract/requested-changes.ts';
import { NO_RETURN_REASONS } from '#src/domains/catalog/contract/return-terms.ts';
import { LicenceView } from '#src/domains/compliance/contract/licence.ts';
import { Id } from '#src/shared/ids.ts';
import { LineText } from '#src/shared/text/text.ts';

const Short = z.string().check(z.maxLength(400));
const Amount = z.number().check(z.minimum(0), z.maximum(1e12));

/** Row version, stored as PostgreSQL integer. */
const Version = z.int().check(z.minimum(0), z.maximum(2_147_483_647));

/** State of the form: fields may be incomplete; 0 means that a number is still empty. */
export const EditorVariant = z.strictObject({
	id: z.nullable(Id),
	values: z.array(Short).check(z.maxLength(OPTION_NAMES_MAX)),
	sku: Short,
	priceVnd: Amount,
	stock: Amount,
	/** Stock when the form was loaded; only the difference is applied, so that sales since then are preserved. */
	stockBefore: Amount,
	weightG: Amount,
	lengthCm: Amount,
	widthCm: Amount,
	heightCm: Amount,
	isOn: z.boolean(),
});
export type EditorVariant = z.infer<typeof EditorVariant>;

export const EditorForm = z.strictObject({
	categoryId: Short,
	name: Short,
	brand: Short,
	description: z.string().check(z.maxLength(20_000)),
	optionNames: z.array(Short).check(z.maxLength(OPTION_NAMES_MAX)),
	/** All option groups while one has no option yet and is in no table; otherwise undefined. */
	groups: z.optional(
		z
			.array(z.strictObject({ name: Short, values: z.array(Short).check(z.maxLength(VARIANTS_MAX)) }))
			.check(z.maxLength(OPTION_NAMES_MAX)),
	),
	variants: z.array(EditorVariant).check(z.maxLength(VARIANTS_MAX)),
	pictures: z
		.array(z.strictObject({ hash: z.string().check(z.maxLength(40)), alt: Short, of: Short }))
		.check(z.maxLength(PICTURES_MAX)),
	attributes: z
		.array(z.strictObject({ code: Short, values: z.array(Short).check(z.maxLength(20)) }))
		.check(z.maxLength(60)),
	prepDays: Amount,
	quantityMin: Amount,
	quantityStep: Amount,
	quantityMax: Amount,
	noReturnReason: z.union([z.literal(''), z.enum(NO_RETURN_REASONS)]),
	/** Empty for the shop's standard rates. */
	shippingProfileId: z._default(z.union([z.literal(''), Id]), ''),
});
export type EditorForm = z.infer<typeof EditorForm>;

export const SaveProductInput = z.strictObject({
	...CreateProductInput.shape,
	productId: z.nullable(Id),
	/** Draft of a new product, deleted when the product is saved. */
	draftId: z.optional(Id),
	/** Version that was loaded; saving fails if the product has changed since. */
	version: Version,
	/** Null for the shop's standard rates; undefined leaves the profile unchanged. */
	shippingProfileId: z.optional(z.nullable(Id)),
	variants: z
		.array(
			z.strictObject({
				...VariantInput.shape,
				/** An empty one is made from the name and the options. */
				sku: LineText(SKU_MAX, 0),
				id: z.nullable(Id),
				stockBefore: z.int().check(z.minimum(0), z.maximum(STOCK_MAX)),
				isOn: z.boolean(),
			}),
		)
		.check(z.minLength(1), z.maxLength(VARIANTS_MAX)),
});
export type SaveProductInput = z.infer<typeof SaveProductInput>;
export const SavedProduct = z.object({
	id: Id,
	version: z.int(),
	waits: z.array(z.enum(CHANGE_KINDS)),
	/** Changes that were not saved because an earlier one of the same kind still waits. */
	leftOut: z.array(z.enum(CHANGE_KINDS)),
});
export type SavedProduct = z.infer<typeof SavedProduct>;

export const ProductChangeView = z.object({
	kind: z.enum(CHANGE_KINDS),
	before: z.string(),
	after: z.string(),
	pictures: z.nullable(z.object({ before: z.array(z.string()), after: z.array(z.string()) })),
	askedAt: z.string(),
	decision: z.nullable(z.enum(['confirmed', 'rejected'])),
	reason: z.string(),
});
export type ProductChangeView = z.infer<typeof ProductChangeView>;

export const ProductEditorView = z.object({
	id: Id,
	version: z.int(),
	slug: z.string(),
	state: z.enum(PRODUCT_STATES),
	stateReason: z.string(),
	checkBy: z.nullable(z.iso.datetime()),
	form: EditorForm,
	changes: z.array(ProductChangeView),
	mayEdit: z.boolean(),
});
export type ProductEditorView = z.infer<typeof ProductEditorView>;

export const CategoryAttributesInput = z.object({ categoryId: Id });
export const EditorAttribute = z.object({
	code: z.string(),
	name: z.string(),
	type: z.enum(ATTRIBUTE_TYPES),
	unit: z.string(),
	choices: z.array(z.string()),
});
export type EditorAttribute = z.infer<typeof EditorAttribute>;
/** `licence`: document that the category requires for selling; null when none. */
export const EditorAttributes = z.object({
	items: z.array(EditorAttribute),
	nextCursor: z.null(),
	licence: z.nullable(LicenceView),
});
export type EditorAttributes = z.infer<typeof EditorAttributes>;

export const DeleteProductInput = z.strictObject({ productId: Id, version: Version });
export type DeleteProductInput = z.infer<typeof DeleteProductInput>;
export const DeletedProduct = z.object({ id: Id });
export type DeletedProduct = z.infer<typeof DeletedProduct>;

/** Maximum number of drafts per person. */
export const NEW_DRAFTS_MAX = 50;
export const DraftOfInput = z.object({ productId: z.optional(Id), draftId: z.optional(Id) });
export type DraftOfInput = z.infer<typeof DraftOfInput>;
export const SaveDraftInput = z.strictObject({
	productId: z.nullable(Id),
	draftId: z.optional(Id),
	version: Version,
	form: EditorForm,
});
export type SaveDraftInput = z.infer<typeof SaveDraftInput>;
export const StoredDraft = z.object({
	draft: z.nullable(z.object({ version: z.int(), form: EditorForm, savedAt: z.string() })),
	now: z.iso.datetime(),
});
export type StoredDraft = z.infer<typeof StoredDraft>;
export const NewDraft = z.object({
	id: Id,
	name: z.string(),
	pictureHash: z.nullable(z.string()),
	savedAt: z.string(),
});
export type NewDraft = z.infer<typeof NewDraft>;
export const NewDrafts = z.object({ items: z.array(NewDraft), nextCursor: z.null() });
export type NewDrafts = z.infer<typeof NewDrafts>;
