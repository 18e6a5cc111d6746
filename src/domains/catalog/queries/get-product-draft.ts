import type { VendorActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { EditorAttributes, KeptDraft } from '../contract-editor.ts';
import { listCategoryAttributes } from '../db/attribute-repository.ts';
import { findDraft } from '../db/draft-repository.ts';

/** What whoever asks has typed and not saved yet, on whatever device. Not from a replica. */
export async function getProductDraft(
	{ actor, fresh }: ReadContext<VendorActor>,
	{ productId = null }: { readonly productId?: string | null | undefined },
): Promise<KeptDraft> {
	const draft = await findDraft(fresh, { shopId: actor.shopId, customerId: actor.customerId, productId });
	return { draft: draft && { version: draft.version, form: draft.form, savedAt: draft.savedAt.toISOString() } };
}

/** What may be said of goods of a category. */
export async function listEditorAttributes(
	{ read }: ReadContext<VendorActor>,
	{ categoryId }: { readonly categoryId: string },
): Promise<EditorAttributes> {
	const found = await listCategoryAttributes(read, categoryId);
	const items = found.map(({ code, name, type, unit, choices }) => ({
		...{ code, name, type, unit },
		choices: choices.map((choice) => choice.name),
	}));
	return { items, nextCursor: null };
}
