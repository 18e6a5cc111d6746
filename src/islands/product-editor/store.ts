import { atom } from 'nanostores';
import { type ApiProblem, callApi } from '#src/browser/api.ts';
import { toast } from '#src/browser/toast.ts';
import { loadOwner } from '#src/browser/unsaved.ts';
import type { CategoryBranch, ProductState } from '#src/domains/catalog/contract/product.ts';
import type {
	DeletedProduct,
	EditorAttributes,
	EditorForm,
	ProductEditorView,
	SavedProduct,
	SaveProductInput,
} from '#src/domains/product-editing/contract/editor.ts';
import { BLANK_FORM, duplicateOf, savedInput, withUnsaved } from '#src/domains/product-editing/rules/editor-form.ts';
import {
	changesSinceSave,
	differencesOf,
	type FormDifference,
	type FormField,
	mergeForms,
	mergeStoredChanges,
} from '#src/domains/product-editing/rules/form-merge.ts';
import type { ShippingProfile, ShippingProfiles } from '#src/domains/shipping/contract.ts';
import { newDraftMessages as draftText, editorMessages as messages } from '#src/messages/vi/vendor/product-editor.ts';
import {
	type DraftPlace,
	deviceDraft,
	dropDrafts,
	laterOf,
	placeOf,
	putDraft,
	saveOnDevice,
	serverDraft,
	withoutKnownBase,
} from './drafts/editor-draft-store.ts';
import { $licence } from './licences/chosen-licence-store.ts';

const PRODUCTS = '/api/vendor/products';
const TYPING_MS = 1200;

export type Conflict = { readonly theirs: ProductEditorView; readonly differences: readonly FormDifference[] };
export type Rejected = { readonly input: SaveProductInput; readonly fields: Readonly<Record<string, string>> };
export type Editor = {
	readonly phase: 'loading' | 'shown' | 'failed' | 'deleted';
	readonly problem: string;
	readonly view: ProductEditorView | null;
	readonly draftId: string | null;
	readonly base: EditorForm;
	readonly form: EditorForm;
	readonly isBusy: boolean;
	readonly draft: 'none' | 'device' | 'server';
	readonly draftAt: string;
	readonly restoredAt: string;
	readonly conflict: Conflict | null;
	readonly refused: Rejected | null;
};
const EMPTY: Editor = {
	phase: 'loading',
	problem: '',
	view: null,
	draftId: null,
	base: BLANK_FORM,
	form: BLANK_FORM,
	isBusy: false,
	draft: 'none',
	draftAt: '',
	restoredAt: '',
	conflict: null,
	refused: null,
};

export const $editor = atom<Editor>(EMPTY);
export const $editorRequested = atom<'delete' | 'discontinue' | null>(null);
/** Uploads in progress, which are not part of the form yet. */
export const $pending = atom({ picturesSending: 0 });
export const setPending = (part: Partial<ReturnType<typeof $pending.get>>): void =>
	$pending.set({ ...$pending.get(), ...part });
export const showStillSendingToast = (): void => void toast('warning', messages.stillSending);
export const $categories = atom<readonly CategoryBranch[]>([]);

/** The shop's shipping profiles; empty while loading or when there are none. */
export const $profiles = atom<readonly ShippingProfile[]>([]);

async function readProfiles(): Promise<void> {
	const answer = await callApi<ShippingProfiles>('GET', '/api/vendor/shipping/profiles');
	if (answer.ok) $profiles.set(answer.value.items.filter(({ isCommon }) => !isCommon));
}
async function readCategories(): Promise<void> {
	const answer = await callApi<{ items: readonly CategoryBranch[] }>('GET', '/api/categories');
	if (answer.ok) $categories.set(answer.value.items);
}
const set = (change: Partial<Editor>): void => $editor.set({ ...$editor.get(), ...change });
const idOf = (): string | null => $editor.get().view?.id ?? null;
const place = (): DraftPlace | null => placeOf(idOf(), $editor.get().draftId);

export const isDirty = ({ base, form }: Editor): boolean => JSON.stringify(base) !== JSON.stringify(form);

const readProduct = (id: string) => callApi<ProductEditorView>('GET', `${PRODUCTS}/${id}`);

export type Opened = {
	readonly productId: string | null;
	readonly from?: string | null;
	readonly draftId?: string | null;
	readonly prepDays?: number;
};

export async function openEditor({ productId, from = null, draftId = null, prepDays = 1 }: Opened): Promise<void> {
	$editor.set(EMPTY);
	void readCategories();
	void readProfiles();
	const source = productId ?? from;
	const read = source === null ? null : await readProduct(source);
	if (read && !read.ok) return set({ phase: 'failed', problem: read.problem.detail });
	const view = productId !== null && read ? read.value : null;
	const base = view?.form ?? { ...BLANK_FORM, prepDays };
	await loadOwner();
	if (from !== null && productId === null && read)
		return set({ phase: 'shown', base, form: duplicateOf(read.value.form, messages.copyOf) });
	const of = placeOf(productId, draftId);
	const draft = of && laterOf(await serverDraft(of), await deviceDraft(of));
	set({ phase: 'shown', view, draftId, base, form: base });
	if (!draft || JSON.stringify(draft.form) === JSON.stringify(base)) return;
	// Fields that an older draft does not contain keep their value.
	set({ form: { ...base, ...draft.form }, restoredAt: draft.savedAt });
	if (view && draft.version !== view.version) openConflict(view, withoutKnownBase(view.form));
}

let timer: ReturnType<typeof setTimeout> | undefined;
/** A pending draft request; saving waits for it, because a late draft must not follow the saved product. */
let saving: Promise<unknown> = Promise.resolve();

/** Stored on this device immediately and on the server after a delay. */
export function edit(change: Partial<EditorForm>): void {
	const form = { ...$editor.get().form, ...change };
	const { view } = $editor.get();
	saveOnDevice(place() ?? startDraft(), form, view?.version ?? 0);
	set({ form, draft: 'device', problem: '' });
	clearTimeout(timer);
	timer = setTimeout(() => {
		saving = saveOnServer();
	}, TYPING_MS);
}

/** Each new product has a separate draft, so that a reload restores it and drafts do not overwrite each other. */
function startDraft(): DraftPlace {
	const draftId = crypto.randomUUID();
	set({ draftId });
	if (globalThis.location) history.replaceState(null, '', `${location.pathname}?draft=${draftId}`);
	return { draftId };
}

async function saveOnServer(): Promise<void> {
	const { form, view, isBusy } = $editor.get();
	const of = place();
	if (isBusy || !of || !isDirty($editor.get())) return;
	const savedAt = await putDraft(of, form, view?.version ?? 0);
	if (savedAt && $editor.get().form === form) set({ draft: 'server', draftAt: savedAt });
}

/** Keeps the form until the server has deleted its draft. */
export async function dropDraft(): Promise<void> {
	clearTimeout(timer);
	await saving;
	const of = place();
	if (of && !(await dropDrafts(of))) {
		edit({});
		return void toast('error', draftText.notDropped);
	}
	set({ form: $editor.get().base, draft: 'none', restoredAt: '', conflict: null });
	void toast('success', draftText.dropped);
}

/** Returns the product's id, or null when it was rejected or conflicts must be resolved first. */
export async function save(isQuiet = false): Promise<string | null> {
	const { form, view, isBusy } = $editor.get();
	if (isBusy) return null;
	clearTimeout(timer);
	set({ isBusy: true, problem: '', refused: null });
	await saving;
	const of = place();
	const body = { ...savedInput(form, view?.id ?? null, view?.version ?? 0), ...(view ? {} : of) };
	const answer = await callApi<SavedProduct>('POST', `${PRODUCTS}/save`, { body });
	set({ isBusy: false });
	if (!answer.ok) return refused(body, answer.problem);
	const { id, waits, leftOut } = answer.value;
	if (of) await dropDrafts(of);
	const read = await readProduct(id);
	if (read.ok) {
		const stored = leftOut.length > 0 ? withUnsaved(read.value.form, form, leftOut) : read.value.form;
		show(read.value, form, stored);
	}
	if (!isQuiet || waits.length + leftOut.length > 0) void toast('success', messages.savedWaiting(waits, leftOut));
	return id;
}

/** Shows the saved product together with edits made since the request was `sent`. */
function show(view: ProductEditorView, sent: EditorForm, stored: EditorForm = view.form): void {
	const typed = $editor.get().form;
	set({ view, base: view.form, form: view.form, draft: 'none', restoredAt: '' });
	const form = typed === sent ? stored : changesSinceSave(sent, typed, stored);
	if (JSON.stringify(form) !== JSON.stringify(view.form)) edit(form);
}

async function refused(input: SaveProductInput, { code, detail, fields }: ApiProblem): Promise<string | null> {
	const id = idOf();
	const read = code === 'catalog.product_changed' && id !== null ? await readProduct(id) : null;
	if (read?.ok) return handleConcurrentSave(read.value);
	const isBeside = Object.keys(fields).length > 0;
	set({ problem: isBeside ? '' : detail, refused: isBeside ? { input, fields } : null });
	if (!isBeside) void toast('error', detail);
	return null;
}

/** When the saved product equals the form (for example after a lost response), no conflict is shown. */
async function handleConcurrentSave(theirs: ProductEditorView): Promise<string | null> {
	const { base, form } = $editor.get();
	const isOwn = differencesOf(base, form, theirs.form).length === 0;
	const onTop = isOwn ? mergeStoredChanges(form, theirs.form) : null;
	if (onTop) {
		set({ view: theirs, base: theirs.form, form: onTop });
		return save();
	}
	openConflict(theirs, base);
	return null;
}

/** Another person saved first: shows the differences and overwrites nothing. */
function openConflict(theirs: ProductEditorView, base: EditorForm): void {
	const { form } = $editor.get();
	set({ base, conflict: { theirs, differences: differencesOf(base, form, theirs.form) } });
}

export const closeConflict = (): void => set({ conflict: null });

export async function mergeAndSave(takesTheirs: (field: FormField) => boolean): Promise<void> {
	const { conflict, base, form } = $editor.get();
	if (!conflict) return;
	const { theirs } = conflict;
	set({ view: theirs, form: mergeForms(base, form, theirs.form, takesTheirs), base: theirs.form, conflict: null });
	await save();
}

async function change(path: string, done: (state: ProductState) => string, body?: object): Promise<void> {
	const id = idOf();
	if (id === null) return;
	const answer = await callApi<{ state: ProductState }>('POST', `${PRODUCTS}/${id}/${path}`, body ? { body } : {});
	if (!answer.ok) return void toast('error', answer.problem.detail);
	void toast('success', done(answer.value.state));
	const read = await readProduct(id);
	if (read.ok) show(read.value, $editor.get().base);
}

export async function publish(): Promise<void> {
	const id = await save(true);
	if (id) await change('publish', (state) => (state === 'published' ? messages.published : messages.pending));
}

export const changeShown = (act: 'hide' | 'show' | 'discontinue'): Promise<void> =>
	$editor.get().isBusy ? Promise.resolve() : change('shown', () => messages.stateChanged, { change: act });

export async function deleteDraft(): Promise<boolean> {
	const { view, isBusy } = $editor.get();
	if (!view || isBusy) return false;
	clearTimeout(timer);
	await saving;
	const { id, version } = view;
	const answer = await callApi<DeletedProduct>('DELETE', `${PRODUCTS}/${id}`, { body: { version } });
	if (!answer.ok) {
		void toast('error', answer.problem.detail);
		return false;
	}
	await dropDrafts({ productId: id });
	$editor.set({ ...EMPTY, phase: 'deleted' });
	return true;
}

export async function readAttributes(categoryId: string): Promise<EditorAttributes['items'] | null> {
	const answer = await callApi<EditorAttributes>('GET', `${PRODUCTS}/attributes?categoryId=${categoryId}`);
	if (answer.ok) $licence.set({ categoryId, asked: answer.value.licence });
	return answer.ok ? answer.value.items : null;
}

/** Keeps attribute values that the new category has too. */
export async function changeCategory(categoryId: string): Promise<void> {
	edit({ categoryId });
	const known = await readAttributes(categoryId);
	const { attributes, categoryId: now } = $editor.get().form;
	if (!known || now !== categoryId) return;
	const fitting = attributes.filter(({ code }) => known.some((attribute) => attribute.code === code));
	if (fitting.length < attributes.length) edit({ attributes: fitting });
}
