import { callApi } from '#src/browser/api.ts';
import type { EditorForm, KeptDraft } from '#src/domains/catalog/contract-editor.ts';
import { BLANK_VARIANT } from '#src/domains/catalog/rules/editor-form.ts';

const DRAFT = '/api/vendor/products/draft';
const keyOf = (productId: string | null): string => `chobiz-product-draft:${productId ?? 'new'}`;

export type Draft = NonNullable<KeptDraft['draft']>;

export function keepOnDevice(productId: string | null, form: EditorForm, version: number): void {
	try {
		localStorage.setItem(keyOf(productId), JSON.stringify({ version, form, savedAt: new Date().toISOString() }));
	} catch {
		// A full or forbidden store: the server keeps it.
	}
}

export function deviceDraft(productId: string | null): Draft | null {
	try {
		return JSON.parse(localStorage.getItem(keyOf(productId)) ?? 'null') as Draft | null;
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
	localStorage.removeItem(keyOf(productId));
	await callApi('DELETE', DRAFT, { body: productId === null ? {} : { productId } });
}

const NOBODY = '\u0001';

/** Nobody knows any more what an old draft began with: whatever differs has to be looked at. */
export const unknownBase = (theirs: EditorForm): EditorForm => ({
	...{ categoryId: NOBODY, name: NOBODY, brand: NOBODY, description: NOBODY, optionNames: [NOBODY] },
	...{ pictures: [{ hash: NOBODY, alt: '', of: '' }], attributes: [{ code: NOBODY, values: [] }] },
	...{ prepDays: -1, quantityMin: -1, quantityStep: -1, quantityMax: -1, noReturnReason: NOBODY as '' },
	variants: theirs.variants.map(({ id, values }) => ({
		...{ ...BLANK_VARIANT, id, values, sku: NOBODY },
		...{ priceVnd: -1, stock: -1, weightG: -1, lengthCm: -1, widthCm: -1, heightCm: -1 },
	})),
});
