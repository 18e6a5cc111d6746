import { atom } from 'nanostores';
import { type ApiProblem, callApi } from '#src/browser/api.ts';
import { toast } from '#src/browser/toast.ts';
import { knowOwner } from '#src/browser/unsaved.ts';
import type { CategoryBranch, ProductState } from '#src/domains/catalog/contract/product.ts';
import type {
	DeletedProduct,
	EditorAttributes,
	EditorForm,
	ProductEditorView,
	SavedProduct,
	SaveProductInput,
} from '#src/domains/product-editing/contract/editor.ts';
import { BLANK_FORM, duplicateOf, savedInput, withLeftOut } from '#src/domains/product-editing/rules/editor-form.ts';
import {
	differencesOf,
	type FormDifference,
	type FormField,
	mergeForms,
	storedOnTop,
	typedSince,
} from '#src/domains/product-editing/rules/form-merge.ts';
import type { ShippingProfile, ShippingProfiles } from '#src/domains/shipping/contract.ts';
import { editorMessages as messages } from '#src/messages/vi/editor-screen.ts';
import { newDraftMessages as draftText } from '#src/messages/vi/new-drafts.ts';
import {
	type DraftPlace,
	deviceDraft,
	dropDrafts,
	laterOf,
	placeOf,
	putDraft,
	saveOnDevice,
	serverDraft,
	unknownBase,
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
/** What is asked once more before it is done. */
export const $editorRequested = atom<'delete' | 'discontinue' | null>(null);
/** Entered beside the form and not part of it yet: choices without their table, pictures on their way. */
export const $pending = atom({ hasOpenOptions: false, picturesSending: 0 });
export const setPending = (part: Partial<ReturnType<typeof $pending.get>>): void =>
	$pending.set({ ...$pending.get(), ...part });
export const notifySending = (): void => void toast('warning', messages.stillSending);
/** What products may be; empty until it is known. */
export const $categories = atom<readonly CategoryBranch[]>([]);

/** Rates of the shop that products can be given; empty until they are known, or where it has none. */
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
	/** `null`: a new one. */
	readonly productId: string | null;
	/** Whose words a new one begins with. */
	readonly from?: string | null;
	/** A new one that was begun before. */
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
	await knowOwner();
	if (from !== null && productId === null && read)
		return set({ phase: 'shown', base, form: duplicateOf(read.value.form, messages.copyOf) });
	const of = placeOf(productId, draftId);
	const draft = of && laterOf(await serverDraft(of), await deviceDraft(of));
	set({ phase: 'shown', view, draftId, base, form: base });
	if (!draft || JSON.stringify(draft.form) === JSON.stringify(base)) return;
	// What the draft does not know yet stays as it is.
	set({ form: { ...base, ...draft.form }, restoredAt: draft.savedAt });
	if (view && draft.version !== view.version) meet(view, unknownBase(view.form));
}

let timer: ReturnType<typeof setTimeout> | undefined;
/** A draft on its way: what is saved after it must not be followed by it. */
let saving: Promise<unknown> = Promise.resolve();

/** At once on this device, soon after on the server. */
export function edit(change: Partial<EditorForm>): void {
	const form = { ...$editor.get().form, ...change };
	const { view } = $editor.get();
	saveOnDevice(place() ?? beginDraft(), form, view?.version ?? 0);
	set({ form, draft: 'device', problem: '' });
	clearTimeout(timer);
	timer = setTimeout(() => {
		saving = saveOnServer();
	}, TYPING_MS);
}

/** Each new product is a draft of its own, a copy as well: a reload brings it back, and none takes another's place. */
function beginDraft(): DraftPlace {
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

/** What was typed stays, here and on this device, until the server has forgotten its own. */
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

/** The product's id when it is kept; null when it was refused, or somebody has to look at the differences first. */
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
		const kept = leftOut.length > 0 ? withLeftOut(read.value.form, form, leftOut) : read.value.form;
		show(read.value, form, kept);
	}
	if (!isQuiet || waits.length + leftOut.length > 0) void toast('success', messages.savedWaiting(waits, leftOut));
	return id;
}

/** As it is kept now, with what was typed since it was `sent`. */
function show(view: ProductEditorView, sent: EditorForm, kept: EditorForm = view.form): void {
	const typed = $editor.get().form;
	set({ view, base: view.form, form: view.form, draft: 'none', restoredAt: '' });
	const form = typed === sent ? kept : typedSince(sent, typed, kept);
	if (JSON.stringify(form) !== JSON.stringify(view.form)) edit(form);
}

async function refused(input: SaveProductInput, { code, detail, fields }: ApiProblem): Promise<string | null> {
	const id = idOf();
	const read = code === 'catalog.product_changed' && id !== null ? await readProduct(id) : null;
	if (read?.ok) return meetSaved(read.value);
	const isBeside = Object.keys(fields).length > 0;
	set({ problem: isBeside ? '' : detail, refused: isBeside ? { input, fields } : null });
	if (!isBeside) void toast('error', detail);
	return null;
}

/** Where they say nothing but what is said here, as when the answer to an earlier try was lost, nobody has to choose. */
async function meetSaved(theirs: ProductEditorView): Promise<string | null> {
	const { base, form } = $editor.get();
	const isOwn = differencesOf(base, form, theirs.form).length === 0;
	const onTop = isOwn ? storedOnTop(form, theirs.form) : null;
	if (onTop) {
		set({ view: theirs, base: theirs.form, form: onTop });
		return save();
	}
	meet(theirs, base);
	return null;
}

/** Somebody else was faster: what differs is shown, and nothing is written over. */
function meet(theirs: ProductEditorView, base: EditorForm): void {
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

/** True when it is gone, with what was typed of it. */
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

/** `null`: they could not be read. */
export async function readAttributes(categoryId: string): Promise<EditorAttributes['items'] | null> {
	const answer = await callApi<EditorAttributes>('GET', `${PRODUCTS}/attributes?categoryId=${categoryId}`);
	if (answer.ok) $licence.set({ categoryId, asked: answer.value.licence });
	return answer.ok ? answer.value.items : null;
}

/** What the other category knows as well stays said. */
export async function changeCategory(categoryId: string): Promise<void> {
	edit({ categoryId });
	const known = await readAttributes(categoryId);
	const { attributes, categoryId: now } = $editor.get().form;
	if (!known || now !== categoryId) return;
	const fitting = attributes.filter(({ code }) => known.some((attribute) => attribute.code === code));
	if (fitting.length < attributes.length) edit({ attributes: fitting });
}
