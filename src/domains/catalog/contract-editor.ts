import * as z from 'zod/mini';
import { Id } from '#src/shared/ids.ts';
import {
	CreateProductInput,
	OPTION_NAMES_MAX,
	PICTURES_MAX,
	PRODUCT_STATES,
	STOCK_MAX,
	VARIANTS_MAX,
	VariantInput,
} from './contract.ts';
import { ATTRIBUTE_TYPES } from './contract-attributes.ts';
import { CHANGE_KINDS } from './contract-changes.ts';
import { LicenceView } from './contract-licence.ts';
import { NO_RETURN_REASONS } from './contract-terms.ts';

const Short = z.string().check(z.maxLength(400));
const Amount = z.number().check(z.minimum(0), z.maximum(1e12));

/** Counted by the table, in an integer of its own. */
const Version = z.int().check(z.minimum(0), z.maximum(2_147_483_647));

/** As it stands in the editor: anything may be missing yet, 0 is a number that nobody has typed. */
export const EditorVariant = z.strictObject({
	/** `null`: not kept yet. */
	id: z.nullable(Id),
	values: z.array(Short).check(z.maxLength(OPTION_NAMES_MAX)),
	sku: Short,
	priceVnd: Amount,
	stock: Amount,
	/** What stock held when it was read; what sells in the meantime is not put back. */
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
	variants: z.array(EditorVariant).check(z.maxLength(VARIANTS_MAX)),
	/** `of`: what the variant of the picture is told apart by; empty for all. */
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
	/** Empty: by the shop's common rates. */
	shippingProfileId: z._default(z.union([z.literal(''), Id]), ''),
});
export type EditorForm = z.infer<typeof EditorForm>;

export const SaveProductInput = z.strictObject({
	...CreateProductInput.shape,
	/** `null`: a new one. */
	productId: z.nullable(Id),
	/** Of a new one, what was written of it before: it goes when the product is kept. */
	draftId: z.optional(Id),
	/** Of the product that was edited: somebody else's work is never written over. */
	version: Version,
	/** By which rates of the shop it goes; `null`: by the common ones, absent: as before. */
	shippingProfileId: z.optional(z.nullable(Id)),
	variants: z
		.array(
			z.strictObject({
				...VariantInput.shape,
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
	/** Changes that a person looks at before buyers see them. */
	waits: z.array(z.enum(CHANGE_KINDS)),
	/** Further ones that are not made, because one waits already. */
	leftOut: z.array(z.enum(CHANGE_KINDS)),
});
export type SavedProduct = z.infer<typeof SavedProduct>;

export const ProductChangeView = z.object({
	kind: z.enum(CHANGE_KINDS),
	/** How it was and how it shall be, as buyers would read it. */
	before: z.string(),
	after: z.string(),
	/** Of pictures: which they were and shall be, as hashes. */
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
	/** Until when a person looks before buyers do; `null` while nobody needs to. */
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
/** `licence`: what its category asks for before a shop sells there; `null`: nothing. */
export const EditorAttributes = z.object({
	items: z.array(EditorAttribute),
	nextCursor: z.null(),
	licence: z.nullable(LicenceView),
});
export type EditorAttributes = z.infer<typeof EditorAttributes>;

/** `version`: as whoever asks has seen it. */
export const DeleteProductInput = z.strictObject({ productId: Id, version: Version });
export type DeleteProductInput = z.infer<typeof DeleteProductInput>;
export const DeletedProduct = z.object({ id: Id });
export type DeletedProduct = z.infer<typeof DeletedProduct>;

/** New products that somebody may have begun at once. */
export const NEW_DRAFTS_MAX = 50;
/** `draftId`: which of the new products that are being written. */
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
	/** By the clock of the server, which says what was typed last, whatever a device's own says. */
	now: z.iso.datetime(),
});
export type StoredDraft = z.infer<typeof StoredDraft>;
export const NewDraft = z.object({
	id: Id,
	/** Empty: nobody has named it yet. */
	name: z.string(),
	pictureHash: z.nullable(z.string()),
	savedAt: z.string(),
});
export type NewDraft = z.infer<typeof NewDraft>;
export const NewDrafts = z.object({ items: z.array(NewDraft), nextCursor: z.null() });
export type NewDrafts = z.infer<typeof NewDrafts>;
