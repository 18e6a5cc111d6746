import type { RequestedChange, ShownPicture } from '#src/domains/catalog/contract/requested-changes.ts';
import {
	attributeRows,
	listCategoryAttributes,
	recordFilterKeys,
	saveAttributes,
} from '#src/domains/catalog/db/attribute-repository.ts';
import { freeSlugs } from '#src/domains/catalog/db/product-batch-repository.ts';
import { keysOfProduct } from '#src/domains/catalog/index.ts';
import { type AttributeDefinition, readAttributes } from '#src/domains/catalog/rules/attributes/attributes.ts';
import { searchText } from '#src/domains/catalog/rules/attributes/search-terms.ts';
import { addressOf } from '#src/domains/catalog/rules/product-page/product-address.ts';
import { auditMany } from '#src/platform/audit/index.ts';
import type { Scope } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import { newId } from '#src/shared/ids.ts';
import {
	type ChangeOnRecord,
	insertChanges,
	keyedProducts,
	optionValuesOfMany,
	recordEdited,
	recordSlugs,
	replaceAttributes,
	replaceManyPictures,
	replaceSections,
	shownPictures,
} from '../../db/product-edit-repository.ts';
import type { PlannedEdit } from '../../rules/import-known.ts';

type PicturesByProduct = ReadonlyMap<string, readonly ShownPicture[]>;

export async function editProducts(
	scope: Scope,
	{ shopId, changedBy }: { readonly shopId: string; readonly changedBy: string },
	edits: readonly PlannedEdit[],
	categoryNames: ReadonlyMap<string, string>,
): Promise<void> {
	if (edits.length === 0) return;
	const { db, now } = scope;
	const at = await now();
	const ids = edits.map(({ product }) => product.id);
	const before = await shownPictures(db, ids);
	const shown = new Map(edits.flatMap((edit) => picturesOf(edit, before)));
	const changes = edits.flatMap((edit) => changesOnRecord(edit, shown, categoryNames));
	await insertChanges(db, changes, { askedAt: at, askedBy: changedBy });
	await writeTexts(scope, changedBy, edits, categoryNames);
	await writeFacts(scope, edits);
	const put = edits.filter(({ edit }) => edit.sectionIds !== undefined);
	await replaceSections(
		db,
		put.map(({ product }) => product.id),
		put.flatMap(({ product, edit }) =>
			(edit.sectionIds ?? []).map((sectionId) => ({ sectionId, productId: product.id })),
		),
	);
	const waiting = new Set(edits.filter(({ waits }) => waits === 'pictures').map(({ product }) => product.id));
	await replaceManyPictures(db, new Map([...shown].filter(([id]) => !waiting.has(id))));
	await dropPages(db, ['catalog', `shop:${shopId}`, ...ids.map((id) => `product:${id}`)]);
}

function picturesOf(
	{ product, edit }: PlannedEdit,
	before: PicturesByProduct,
): readonly [string, readonly ShownPicture[]][] {
	if (edit.pictureIds === undefined) return [];
	const stored = new Map(before.get(product.id)?.map((picture) => [picture.pictureId, picture]));
	const alt = (edit.name ?? product.name).slice(0, 160);
	return [
		[product.id, edit.pictureIds.map((pictureId) => stored.get(pictureId) ?? { pictureId, variantId: null, alt })],
	];
}

function changesOnRecord(
	{ product, edit, waits }: PlannedEdit,
	shown: PicturesByProduct,
	categoryNames: ReadonlyMap<string, string>,
): readonly ChangeOnRecord[] {
	const { id: productId, name, brand, pictureIds, categoryId } = product;
	const changes: RequestedChange[] = [];
	if (product.wasShown) {
		const after = { name: edit.name ?? name, brand: edit.brand ?? brand };
		if (after.name !== name || after.brand !== brand) changes.push({ kind: 'words', before: { name, brand }, after });
		const pictures = shown.get(productId);
		if (pictures && edit.pictureIds) {
			const seen = pictures.map(({ pictureId, variantId, alt }) => ({ pictureId, variantId, alt }));
			changes.push({ kind: 'pictures', before: { pictureIds }, after: { pictureIds: edit.pictureIds, shown: seen } });
		}
	}
	if (edit.categoryId !== undefined && product.wasShown) {
		const named = (id: string) => ({ categoryId: id, name: categoryNames.get(id) ?? '' });
		changes.push({ kind: 'category', before: named(categoryId), after: named(edit.categoryId) });
	}
	return changes.map((change) => ({ id: newId(), productId, change, waits: change.kind === waits }));
}

function written({ product, edit, waits }: PlannedEdit) {
	const { id, slug, name, brand, description, prepDays, quantityMin, quantityStep, quantityMax } = product;
	const now = { id, slug, name, brand, description, prepDays, quantityMin, quantityStep, quantityMax };
	const { categoryId = product.categoryId, attributes: _a, sectionIds: _s, pictureIds: _p, ...said } = edit;
	const title = waits === 'words' ? { name, brand } : {};
	return { ...now, ...said, ...title, categoryId: product.wasShown ? product.categoryId : categoryId };
}

async function writeTexts(
	scope: Scope,
	by: string,
	edits: readonly PlannedEdit[],
	categoryNames: ReadonlyMap<string, string>,
): Promise<void> {
	const { db, now } = scope;
	const values = await optionValuesOfMany(
		db,
		edits.map(({ product }) => product.id),
	);
	const rows = edits.map((edit) => {
		const { slug: _slug, ...row } = written(edit);
		const category = categoryNames.get(row.categoryId) ?? '';
		return { ...row, searchText: searchText(row.name, row.brand, category, ...(values.get(row.id) ?? [])) };
	});
	await recordEdited(db, rows, await now());
	const renamed = edits.filter((edit) => addressOf(written(edit).name) !== addressOf(edit.product.name)).map(written);
	const wishes = renamed.map(({ id, name, slug }) => ({ id, sku: slug, wantedSlug: addressOf(name) }));
	const slugs = await freeSlugs(db, wishes);
	await recordSlugs(
		db,
		renamed.map(({ id }, nth) => ({ productId: id, slug: slugs[nth] ?? id })),
	);
	const bySlug = new Map(renamed.map(({ id }, nth) => [id, slugs[nth]]));
	await auditMany(
		scope,
		edits.map((edit) => {
			const { id, name, slug } = written(edit);
			const facts = {
				by,
				before: { name: edit.product.name, slug: edit.product.slug },
				after: { name, slug: bySlug.get(id) ?? slug },
			};
			return { subjectType: 'product', subjectId: id, action: 'edited', facts };
		}),
	);
}

async function writeFacts({ db, read }: Scope, edits: readonly PlannedEdit[]): Promise<void> {
	const moved = edits.filter((edit) => written(edit).categoryId !== edit.product.categoryId);
	const said = edits.filter(({ edit }) => edit.attributes !== undefined);
	const touched = [...new Set([...moved, ...said])];
	if (touched.length === 0) return;
	const categoryIds = new Set(touched.map((edit) => written(edit).categoryId));
	const known = new Map<string, readonly AttributeDefinition[]>();
	for (const id of categoryIds) known.set(id, await listCategoryAttributes(read, id));
	const rows = said.flatMap((edit) => {
		const valued = readAttributes(known.get(written(edit).categoryId) ?? [], edit.edit.attributes ?? []);
		return attributeRows(edit.product.id, valued.ok ? valued.value : []);
	});
	await replaceAttributes(
		db,
		said.map(({ product }) => product.id),
		rows,
	);
	for (const edit of moved)
		if (edit.edit.attributes === undefined) {
			const fitting = (known.get(written(edit).categoryId) ?? []).map(({ id }) => id);
			await saveAttributes(db, edit.product.id, fitting);
		}
	const keyed = await keyedProducts(
		db,
		touched.map(({ product }) => product.id),
	);
	await recordFilterKeys(
		db,
		keyed.map((product) => ({
			id: product.id,
			filterKeys: keysOfProduct(product, known.get(product.categoryId) ?? []),
		})),
	);
}
