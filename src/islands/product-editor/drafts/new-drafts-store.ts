import { atom } from 'nanostores';
import { callApi } from '#src/browser/api.ts';
import { toast } from '#src/browser/toast.ts';
import type { NewDraft, NewDrafts } from '#src/domains/product-editing/contract/editor.ts';
import { newDraftMessages as messages } from '#src/messages/vi/vendor/product-editor.ts';
import { deviceNewDrafts, dropDrafts } from './editor-draft-store.ts';

/** Unsaved new products, newest first; null while loading. */
export const $newDrafts = atom<readonly NewDraft[] | null>(null);

export function mergeNewestDrafts(...lists: readonly (readonly NewDraft[])[]): readonly NewDraft[] {
	const byId = new Map<string, NewDraft>();
	for (const draft of lists.flat()) {
		const known = byId.get(draft.id);
		if (!known || known.savedAt < draft.savedAt) byId.set(draft.id, draft);
	}
	return [...byId.values()].sort((one, other) => other.savedAt.localeCompare(one.savedAt));
}

export async function readNewDrafts(): Promise<void> {
	const [answer, here] = await Promise.all([
		callApi<NewDrafts>('GET', '/api/vendor/products/drafts'),
		deviceNewDrafts(),
	]);
	$newDrafts.set(mergeNewestDrafts(answer.ok ? answer.value.items : [], here));
}

export async function dropNewDraft(draftId: string): Promise<void> {
	const before = $newDrafts.get() ?? [];
	$newDrafts.set(before.filter(({ id }) => id !== draftId));
	if (await dropDrafts({ draftId })) return void toast('success', messages.dropped);
	$newDrafts.set(before);
	void toast('error', messages.notDropped);
}
