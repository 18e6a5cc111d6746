import { callApi } from '#src/browser/api.ts';
import { loadOwner, readUnsavedText, saveUnsavedText } from '#src/browser/unsaved.ts';
import type { EditorForm, NewDraft, StoredDraft } from '#src/domains/product-editing/contract/editor.ts';
import { BLANK_VARIANT } from '#src/domains/product-editing/rules/editor-form.ts';

const DRAFT = '/api/vendor/products/draft';
const NEW = 'product:new:';

export type DraftPlace = { readonly productId: string } | { readonly draftId: string };
export const placeOf = (productId: string | null, draftId: string | null): DraftPlace | null =>
	productId !== null ? { productId } : draftId !== null ? { draftId } : null;
const nameOf = (place: DraftPlace): string =>
	'productId' in place ? `product:${place.productId}` : `${NEW}${place.draftId}`;

export type Draft = NonNullable<StoredDraft['draft']>;

/** How far this device's clock is behind the server's, which decides which draft is newer. */
let behindMs = 0;
const syncClock = ({ now }: StoredDraft): void => {
	const at = Date.parse(now);
	if (at) behindMs = at - Date.now();
};

export const saveOnDevice = (place: DraftPlace, form: EditorForm, version: number): void => {
	const savedAt = new Date(Date.now() + behindMs).toISOString();
	saveUnsavedText(nameOf(place), JSON.stringify({ version, form, savedAt }));
};

const read = (messages: string | null): Draft | null => JSON.parse(messages ?? 'null') as Draft | null;

/** Returns only drafts of the signed-in account. */
export async function deviceDraft(place: DraftPlace): Promise<Draft | null> {
	try {
		await loadOwner();
		return read(readUnsavedText(nameOf(place)));
	} catch {
		return null;
	}
}

export async function deviceNewDrafts(): Promise<readonly NewDraft[]> {
	try {
		await loadOwner();
		return Object.keys(localStorage).flatMap((key) => {
			const name = key.slice(Math.max(0, key.indexOf(NEW)));
			const draft = name.startsWith(NEW) ? read(readUnsavedText(name)) : null;
			if (!draft) return [];
			const { form, savedAt } = draft;
			const id = name.slice(NEW.length);
			return [{ id, name: form.name.trim(), pictureHash: form.pictures[0]?.hash ?? null, savedAt }];
		});
	} catch {
		return [];
	}
}

/** Null when there is none or no response. */
export async function serverDraft(place: DraftPlace): Promise<Draft | null> {
	const stored = await callApi<StoredDraft>('GET', `${DRAFT}?${new URLSearchParams(place)}`);
	if (!stored.ok) return null;
	syncClock(stored.value);
	return stored.value.draft;
}

export const laterOf = (one: Draft | null, other: Draft | null): Draft | null => {
	if (!one || !other) return one ?? other;
	return one.savedAt >= other.savedAt ? one : other;
};

/** Returns the time of storage, or null when the server does not respond. */
export async function putDraft(place: DraftPlace, form: EditorForm, version: number): Promise<string | null> {
	const answer = await callApi<StoredDraft>('PUT', DRAFT, { body: { productId: null, ...place, version, form } });
	if (!answer.ok) return null;
	syncClock(answer.value);
	return answer.value.draft?.savedAt ?? null;
}

export async function dropDrafts(place: DraftPlace): Promise<boolean> {
	saveUnsavedText(nameOf(place), null);
	return (await callApi('DELETE', DRAFT, { body: place })).ok;
}

const NOBODY = '\u0001';

/** The original of an old draft is unknown, so every difference counts as a conflict. */
export const withoutKnownBase = (theirs: EditorForm): EditorForm => ({
	categoryId: NOBODY,
	name: NOBODY,
	brand: NOBODY,
	description: NOBODY,
	optionNames: [NOBODY],
	pictures: [{ hash: NOBODY, alt: '', of: '' }],
	attributes: [{ code: NOBODY, values: [] }],
	prepDays: -1,
	quantityMin: -1,
	quantityStep: -1,
	quantityMax: -1,
	noReturnReason: NOBODY as '',
	shippingProfileId: NOBODY as '',
	variants: theirs.variants.map(({ id, values }) => ({
		...BLANK_VARIANT,
		id,
		values,
		sku: NOBODY,
		priceVnd: -1,
		stock: -1,
		weightG: -1,
		lengthCm: -1,
		widthCm: -1,
		heightCm: -1,
	})),
});
