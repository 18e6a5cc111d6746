import { listCategoryAttributes } from '#src/domains/catalog/db/attribute-repository.ts';
import { getLicence } from '#src/domains/compliance/index.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { databaseNow, type ReadContext } from '#src/platform/context.ts';
import type { DraftOfInput, EditorAttributes, NewDrafts, StoredDraft } from '../contract/editor.ts';
import { findDraft, findNewDraft, listNewDrafts } from '../db/draft-repository.ts';

/** The user's unsaved form, from any device. Not from a replica. */
export async function getProductDraft(
	{ actor: { shopId, customerId }, fresh }: ReadContext<VendorActor>,
	{ productId, draftId = customerId }: DraftOfInput,
): Promise<StoredDraft> {
	const now = (await databaseNow(fresh)).toISOString();
	if (productId === undefined) {
		const started = await findNewDraft(fresh, { shopId, customerId, id: draftId });
		return { draft: started && { version: 0, form: started.form, savedAt: started.savedAt.toISOString() }, now };
	}
	const draft = await findDraft(fresh, { shopId, customerId, productId });
	return { draft: draft && { version: draft.version, form: draft.form, savedAt: draft.savedAt.toISOString() }, now };
}

export async function listProductDrafts({ actor, fresh }: ReadContext<VendorActor>): Promise<NewDrafts> {
	const found = await listNewDrafts(fresh, actor);
	const items = found.map(({ id, form, savedAt }) => ({
		id,
		name: form.name.trim(),
		pictureHash: form.pictures[0]?.hash ?? null,
		savedAt: savedAt.toISOString(),
	}));
	return { items, nextCursor: null };
}

export async function listEditorAttributes(
	context: ReadContext<VendorActor>,
	{ categoryId }: { readonly categoryId: string },
): Promise<EditorAttributes> {
	const [found, licence] = await Promise.all([
		listCategoryAttributes(context.read, categoryId),
		getLicence(context, categoryId),
	]);
	const items = found.map(({ code, name, type, unit, choices }) => ({
		code,
		name,
		type,
		unit,
		choices: choices.map((option) => option.name),
	}));
	return { items, nextCursor: null, licence };
}
