import { callApi } from '#src/browser/api.ts';
import { keepUnsavedWords, knowOwner, readUnsavedWords } from '#src/browser/unsaved.ts';
import type { EditorForm, KeptDraft } from '#src/domains/catalog/contract-editor.ts';
import { BLANK_VARIANT } from '#src/domains/catalog/rules/editor-form.ts';

const DRAFT = '/api/vendor/products/draft';
const nameOf = (productId: string | null): string => `product:${productId ?? 'new'}`;

export type Draft = NonNullable<KeptDraft['draft']>;

export const keepOnDevice = (productId: string | null, form: EditorForm, version: number): void =>
	keepUnsavedWords(nameOf(productId), JSON.stringify({ version, form, savedAt: new Date().toISOString() }));

/** Of whoever is signed in, for their shop: another account's is not shown. */
export async function deviceDraft(productId: string | null): Promise<Draft | null> {
	try {
		await knowOwner();
		return JSON.parse(readUnsavedWords(nameOf(productId)) ?? 'null') as Draft | null;
	} catch {
		return null;
	}
}

/** What was typed last, on whichever device. */
export const laterOf = (one: Draft | null, other: Draft | null): Draft | null => {
	if (!one || !other) return one ?? other;
	return one.savedAt >= other.savedAt ? one : other;
};

/** When the server kept it; null while it does not answer. */
export async function putDraft(productId: string | null, form: EditorForm, version: number): Promise<string | null> {
	const answer = await callApi<KeptDraft>('PUT', DRAFT, { body: { productId, version, form } });
	return answer.ok ? (answer.value.draft?.savedAt ?? null) : null;
}

export async function dropDrafts(productId: string | null): Promise<void> {
	keepUnsavedWords(nameOf(productId), null);
	await callApi('DELETE', DRAFT, { body: productId === null ? {} : { productId } });
}

const NOBODY = '\u0001';

/** Nobody knows any more what an old draft began with: whatever differs has to be looked at. */
export const unknownBase = (theirs: EditorForm): EditorForm => ({
	...{ categoryId: NOBODY, name: NOBODY, brand: NOBODY, description: NOBODY, optionNames: [NOBODY] },
	...{ pictures: [{ hash: NOBODY, alt: '', of: '' }], attributes: [{ code: NOBODY, values: [] }] },
	...{ prepDays: -1, quantityMin: -1, quantityStep: -1, quantityMax: -1, noReturnReason: NOBODY as '' },
	shippingProfileId: NOBODY as '',
	variants: theirs.variants.map(({ id, values }) => ({
		...{ ...BLANK_VARIANT, id, values, sku: NOBODY },
		...{ priceVnd: -1, stock: -1, weightG: -1, lengthCm: -1, widthCm: -1, heightCm: -1 },
	})),
});
