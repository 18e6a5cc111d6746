import * as z from 'zod/mini';
import { defineErrors } from '#src/shared/failure.ts';
import { Id } from '#src/shared/ids.ts';

/**
 * Limits of import files and how long their lines are stored, wait for confirmation and wait for a worker's
 * heartbeat.
 */
export const importConfig = {
	linesMax: 10_000,
	fileMaxBytes: 8 * 1024 * 1024,
	keptDays: 30,
	shownMax: 20,
	waitsHours: 24,
	worksMinutes: 15,
	badShown: 5,
	columnsMax: 250,
	sampleMax: 80,
	/** Addresses of pictures in one cell; a product shows at most `PICTURES_MAX` of them. */
	pictureAddressesMax: 10,
	pictureAddressesListed: 100,
	addressMax: 2000,
	pictureMaxBytes: 10 * 1024 * 1024,
	pictureTimeoutMs: 10_000,
	pictureRedirectsMax: 3,
	failedPicturesShown: 20,
} as const;

/** Columns of one variant; lines with the same `group` are variants of one product. */
export const IMPORT_COLUMNS = [
	...(['sku', 'group', 'name', 'category', 'brand', 'description'] as const),
	...(['option1', 'value1', 'option2', 'value2', 'option3', 'value3'] as const),
	...(['price', 'stock', 'weight', 'length', 'width', 'height'] as const),
	...(['prepDays', 'min', 'step', 'max'] as const),
	...(['attributes', 'sections', 'pictures'] as const),
] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** What a column of a foreign file may mean; `parent` holds the SKU of the line with the facts of the product. */
export const IMPORT_TARGETS = [...IMPORT_COLUMNS, 'weightKg', 'parent', 'skip'] as const;
export type ImportTarget = (typeof IMPORT_TARGETS)[number];

export const PICTURE_FETCH_FAILURES = [
	...(['address_refused', 'unreachable', 'status', 'too_large', 'too_slow', 'redirects'] as const),
	...(['not_a_picture', 'too_many_pixels', 'too_small', 'too_many', 'product_changed'] as const),
] as const;
export type PictureFetchFailure = (typeof PICTURE_FETCH_FAILURES)[number];

export const IMPORT_STATES = ['mapping', 'checking', 'checked', 'applying', 'done', 'cancelled', 'failed'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

export const IMPORT_PROBLEMS = [
	...(['required', 'not_a_number', 'too_small', 'too_large', 'too_short', 'too_long', 'text_invalid'] as const),
	...(['category_unknown', 'sku_repeated', 'group_differs', 'group_exists', 'group_incomplete'] as const),
	...(['option_missing', 'options_repeated', 'too_many_choices', 'quantity_rule', 'words_doubtful'] as const),
	...(['words_differ', 'nothing_given', 'below_reserved', 'state_refuses', 'price_jump'] as const),
	...(['attribute_unknown', 'attribute_invalid', 'section_unknown', 'picture_unknown'] as const),
	...(['change_pending', 'too_many_pictures', 'licence_missing'] as const),
	...(['decimals', 'scientific_number', 'letters_damaged', 'letters_lost'] as const),
] as const;
export type ImportProblemCode = (typeof IMPORT_PROBLEMS)[number];
export type ImportProblem = {
	readonly column: ImportColumn | null;
	readonly code: ImportProblemCode;
	readonly detail?: string | number | undefined;
};

export const ImportIdInput = z.strictObject({ importId: Id });
export type ImportIdInput = z.infer<typeof ImportIdInput>;

export const BadLinesInput = z.strictObject({
	importId: Id,
	part: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), 1),
});
export type BadLinesInput = z.infer<typeof BadLinesInput>;

export const MapColumnsInput = z.strictObject({
	importId: Id,
	/** One for each column of the file, from the left. */
	targets: z.array(z.enum(IMPORT_TARGETS)).check(z.minLength(1), z.maxLength(importConfig.columnsMax)),
	/** For lines whose category is unknown here. */
	categoryId: z.nullable(Id),
});
export type MapColumnsInput = z.infer<typeof MapColumnsInput>;

const ColumnMapping = z.object({
	columns: z.array(z.object({ heading: z.string(), sample: z.string(), target: z.nullable(z.enum(IMPORT_TARGETS)) })),
	categoryId: z.nullable(Id),
});
export type ColumnMapping = z.infer<typeof ColumnMapping>;

const FetchedPictures = z.object({
	waiting: z.int(),
	done: z.int(),
	failedCount: z.int(),
	failed: z.array(
		z.object({
			productId: Id,
			productName: z.string(),
			address: z.string(),
			reason: z.enum(PICTURE_FETCH_FAILURES),
		}),
	),
});
export type FetchedPictures = z.infer<typeof FetchedPictures>;

const BadLineShown = z.object({
	line: z.int(),
	problems: z.array(
		z.object({
			column: z.nullable(z.enum(IMPORT_COLUMNS)),
			code: z.enum(IMPORT_PROBLEMS),
			detail: z.optional(z.union([z.string(), z.number()])),
		}),
	),
});
export type BadLineShown = z.infer<typeof BadLineShown>;

export const ProductImport = z.object({
	id: Id,
	state: z.enum(IMPORT_STATES),
	lines: z.int(),
	handled: z.int(),
	bad: z.int(),
	/** Number of download files with the failed lines; each can be imported again. */
	badParts: z.int(),
	/** First failed lines of the newest file, for users who may edit products; the download files contain all. */
	firstBad: z.array(BadLineShown),
	/** New and changed variants: imported, or to be imported after confirmation. */
	added: z.int(),
	changed: z.int(),
	waiting: z.int(),
	/** Columns to be chosen by the shop, in the state `mapping`. */
	mapping: z.nullable(ColumnMapping),
	/** Pictures fetched from addresses in the file; null when it names none. */
	pictures: z.nullable(FetchedPictures),
	createdAt: z.string(),
	finishedAt: z.nullable(z.string()),
});
export type ProductImport = z.infer<typeof ProductImport>;
/** `parts`: number of files for an export of all products. */
export const ProductImportList = z.object({ items: z.array(ProductImport), parts: z.int() });
export type ProductImportList = z.infer<typeof ProductImportList>;

export const ExportProductInput = z.object({
	part: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), 1),
});
export type ExportProductInput = z.infer<typeof ExportProductInput>;
export const TextFile = z.object({ name: z.string(), text: z.string() });
/** The body is streamed and is not JSON. */
export const FlowingText = z.unknown();

export const importErrors = {
	'catalog.import_not_found': 'not_found',
	'catalog.import_role': 'forbidden',
	'catalog.import_shop_not_open': 'forbidden',
	'catalog.import_goods_not_sold': 'forbidden',
	'catalog.import_unreadable': 'invalid',
	'catalog.import_empty': 'invalid',
	'catalog.import_too_long': 'invalid',
	'catalog.import_columns_differ': 'invalid',
	'catalog.import_heading_repeated': 'invalid',
	'catalog.import_no_sku': 'invalid',
	'catalog.import_running': 'conflict',
	'catalog.import_state_refuses': 'conflict',
} as const;
export type ImportFailure = keyof typeof importErrors;
export const failImport = defineErrors(importErrors);
