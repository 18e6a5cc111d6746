import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('#src/browser/toast.ts', () => ({ toast: vi.fn() }));

import type { EditorForm } from '#src/domains/product-editing/contract/editor.ts';
import { BLANK_FORM, BLANK_VARIANT } from '#src/domains/product-editing/rules/editor-form.ts';
import { newId } from '#src/shared/ids.ts';
import { $editor, changeShown, dropDraft, edit, isDirty, openEditor, save } from './store.ts';

const id = newId();
const variants = [{ ...BLANK_VARIANT, id: newId(), sku: 'N', priceVnd: 50_000, weightG: 100 }];
const stored: { form: EditorForm } = { form: { ...BLANK_FORM, name: 'Nón lá', variants } };
const whenSaved: { act: () => void } = { act: () => undefined };

const answer = async (path: string, { method, body }: RequestInit): Promise<unknown> => {
	if (method === 'POST' && path.endsWith('/save')) {
		whenSaved.act();
		const { name, description } = JSON.parse(String(body));
		stored.form = { ...stored.form, name, description };
		return { id, version: 2, waits: [], leftOut: [] };
	}
	if (path.endsWith('/profiles') || path.endsWith('/categories')) return { items: [] };
	if (path.endsWith('/shown')) return { state: 'hidden' };
	if (path.includes('/draft')) return { draft: null };
	return { id, version: 1, state: 'published', checkBy: null, form: stored.form, changes: [], mayEdit: true };
};

beforeEach(() => {
	stored.form = { ...stored.form, name: 'Nón lá', description: '' };
	whenSaved.act = () => undefined;
	vi.stubGlobal('fetch', async (path: string, init: RequestInit) => Response.json(await answer(path, init)));
});
afterEach(() => vi.unstubAllGlobals());

test('edits made while the product is being saved stay in the form', async () => {
	await openEditor({ productId: id });
	edit({ name: 'Nón lá Huế' });
	whenSaved.act = () => edit({ description: 'Vành 40 cm.' });
	expect(await save()).toBe(id);
	expect($editor.get()).toMatchObject({
		base: { name: 'Nón lá Huế', description: '' },
		form: { name: 'Nón lá Huế', description: 'Vành 40 cm.' },
	});
});

test('unsaved edits stay in the form when the product is hidden', async () => {
	await openEditor({ productId: id });
	edit({ name: 'Nón lá Huế' });
	await changeShown('hide');
	expect($editor.get().form.name).toBe('Nón lá Huế');
	expect(isDirty($editor.get())).toBe(true);
});

test('dropDraft keeps the form until the server has deleted its draft too', async () => {
	await openEditor({ productId: id });
	edit({ name: 'Nón lá Huế' });
	const known = fetch;
	vi.stubGlobal('fetch', async () => Response.json({ code: 'db', detail: 'Thử lại sau.' }, { status: 400 }));
	await dropDraft();
	expect($editor.get().form.name).toBe('Nón lá Huế');
	vi.stubGlobal('fetch', known);
	await dropDraft();
	expect($editor.get().form.name).toBe('Nón lá');
});

test('two new products use separate drafts, and saving one deletes only its draft', async () => {
	const sent: { method: string; body: { draftId?: string } }[] = [];
	vi.stubGlobal('fetch', async (path: string, { method = '', body }: RequestInit) => {
		if (method !== 'GET') sent.push({ method, body: JSON.parse(String(body)) });
		return Response.json(await answer(path, { method, body: body ?? null }));
	});
	await openEditor({ productId: null });
	edit({ name: 'Nón lá Huế' });
	const first = $editor.get().draftId;
	await openEditor({ productId: null, from: id });
	expect($editor.get().draftId).toBeNull();
	edit({ brand: 'Nhà làm' });
	const second = $editor.get().draftId;
	expect(second).not.toBe(first);
	await save();
	expect(sent.map(({ body }) => body.draftId)).toEqual([second, second]);
});
