import { atom } from 'nanostores';
import { type ApiResult, callApi } from '#src/browser/api.ts';
import { toast } from '#src/browser/toast.ts';
import {
	BULK_CHOSEN_MAX,
	BULK_UNDO_MINUTES,
	type BulkDone,
	type BulkEdit,
	type BulkPreview,
	type BulkProducts,
	type BulkUndone,
} from '#src/domains/product-editing/contract/bulk.ts';
import { bulkMessages, bulkUndoneMessages } from '#src/messages/vi/vendor/vendor-products.ts';
import { DAY_MS, MINUTE_MS } from '#src/shared/time.ts';
import { readFormDraft, saveFormDraft } from '#src/stores/form-draft.ts';
import { writeProductAddress } from './address-store.ts';
import { $shopProducts, rereadProducts } from './store.ts';

const BULK = '/api/vendor/products/bulk';
const SERVER_ERROR_STATUS = 500;

export const $bulkChosen = atom<ReadonlySet<string> | 'all'>(new Set());

type Counts = {
	readonly products: number;
	readonly changed: number;
	readonly waiting: number;
	readonly refused: number;
};
type Request = { readonly edit: BulkEdit; readonly goods: BulkProducts };
export type BulkRun = Counts &
	Request & {
		/** `stopped`: a batch failed or got no response; goOn retries it. */
		readonly phase: 'running' | 'stopped' | 'done' | 'undoing';
		/** The last batch got no response, so it may have been applied; goOn finds out. */
		readonly isUnsure: boolean;
		readonly bulkId: string;
		readonly of: number;
		readonly after: string | null;
		readonly begunAt: number;
		/** The summary was closed; a reload offers undo again. */
		readonly isHidden?: boolean;
	};
export const $bulkRun = atom<BulkRun | null>(null);

// A different view of the list resets the selection.
let chosenIn = $shopProducts.get().asked;
$shopProducts.listen(({ asked }) => {
	if (asked === chosenIn) return;
	chosenIn = asked;
	chooseNone();
});

/** Stored per tab; survives a reload and a new sign-in. */
type Stored = {
	readonly view: string;
	readonly ids: readonly string[];
	readonly isAll: boolean;
	readonly run: BulkRun | null;
};
const BULK_STORED = 'bulk-kept';
const BULK_DONE = 'bulk-done';
const NOTHING: Stored = { view: '', ids: [], isAll: false, run: null };
let isSaving = false;

function saveBulk(): void {
	const chosen = $bulkChosen.get();
	const run = $bulkRun.get();
	const isAll = chosen === 'all';
	const ids = isAll ? [] : [...chosen];
	const stored: Stored = { view: writeProductAddress($shopProducts.get().asked), ids, isAll, run };
	if (!isSaving) return;
	saveFormDraft(BULK_STORED, isAll || ids.length > 0 || run ? stored : null, true);
	// Stored per browser, so that every tab can undo it while the undo period lasts.
	if (run?.phase === 'done') saveFormDraft(BULK_DONE, run);
}
$bulkChosen.listen(saveBulk);
$bulkRun.listen(saveBulk);

export async function openBulk(): Promise<void> {
	if (isSaving) return;
	const stored = (await readFormDraft(BULK_STORED, NOTHING)) ?? NOTHING;
	const done = stored.run ?? (await readFormDraft<BulkRun | null>(BULK_DONE, null));
	isSaving = true;
	const isNew = $bulkRun.get() === null && chosenCount() === 0;
	if (!isNew) return saveBulk();
	if (stored.view === writeProductAddress($shopProducts.get().asked))
		$bulkChosen.set(stored.isAll ? 'all' : new Set(stored.ids));
	if (done && Date.now() < done.begunAt + cacheMs(done)) $bulkRun.set(restoredRun(done));
}
const chosenCount = (): number => {
	const chosen = $bulkChosen.get();
	return chosen === 'all' ? 1 : chosen.size;
};
const isWhole = ({ phase }: BulkRun): boolean => phase === 'done' || phase === 'undoing';
const cacheMs = (run: BulkRun): number => (isWhole(run) ? BULK_UNDO_MINUTES * MINUTE_MS : DAY_MS);
/**
 * A change that was running when the page was left counts as unsure, because the response of its last batch was
 * lost.
 */
const restoredRun = (run: BulkRun): BulkRun =>
	isWhole(run)
		? { ...run, phase: 'done', isHidden: false }
		: { ...run, phase: 'stopped', isUnsure: run.isUnsure || run.phase === 'running' };

export function chooseRow(id: string, isOn: boolean): void {
	const before = $bulkChosen.get();
	const ids = new Set(before === 'all' ? $shopProducts.get().items.map((row) => row.id) : before);
	if (isOn && ids.size < BULK_CHOSEN_MAX) ids.add(id);
	else ids.delete(id);
	$bulkChosen.set(ids);
}
export const chooseAll = (): void => $bulkChosen.set('all');
export const chooseNone = (): void => $bulkChosen.set(new Set());

function chosenProducts(): BulkProducts {
	const chosen = $bulkChosen.get();
	if (chosen !== 'all') return { ids: [...chosen] };
	const { sort: _sort, ...filter } = $shopProducts.get().asked;
	return { filter };
}

export const BULK_FORM = 'bulk';

export async function previewBulk(edit: BulkEdit, signal: AbortSignal): Promise<BulkPreview | string | null> {
	const answer = await callApi<BulkPreview>('POST', `${BULK}/preview`, {
		body: { edit, goods: chosenProducts() },
		signal,
	});
	if (answer.ok) return answer.value;
	return signal.aborted ? null : answer.problem.detail;
}

/** Counted from before the first batch was sent, so that undo is never offered too late. */
export const undoUntil = ({ begunAt }: BulkRun): number => begunAt + BULK_UNDO_MINUTES * MINUTE_MS;
/** True for an unsure change too; false for deletions and for changes that a person reviews by now. */
export const mayUndo = (run: BulkRun, atMs: number): boolean =>
	(run.changed + run.waiting > 0 || run.isUnsure) &&
	atMs < undoUntil(run) &&
	!(run.edit.kind === 'shown' && (run.edit.change === 'discontinue' || run.edit.change === 'publish'));

export async function runBulk(edit: BulkEdit, of: number): Promise<void> {
	const request = { edit, goods: chosenProducts(), of, after: null, bulkId: crypto.randomUUID(), begunAt: Date.now() };
	$bulkRun.set({ ...request, phase: 'running', isUnsure: false, products: 0, changed: 0, waiting: 0, refused: 0 });
	chooseNone();
	await goOn();
}

/**
 * Sends batch after batch from where it stopped; the server applies a repeated batch once. Batches before an error
 * stay applied and can be undone.
 */
export async function goOn(): Promise<void> {
	let run = $bulkRun.get();
	if (!run) return;
	do {
		$bulkRun.set({ ...run, phase: 'running' });
		const { bulkId, edit, goods, after }: BulkRun = run;
		const answer: ApiResult<BulkDone> = await callApi<BulkDone>('POST', BULK, { body: { bulkId, edit, goods, after } });
		if (!answer.ok) {
			const { status, code, detail } = answer.problem;
			void toast('error', detail);
			if (code === 'catalog.bulk_undone') return closeAfterUndo();
			$bulkRun.set({
				...run,
				phase: 'stopped',
				isUnsure: run.isUnsure || status === 0 || status >= SERVER_ERROR_STATUS,
			});
			return;
		}
		run = { ...add(run, answer.value), after: answer.value.after, isUnsure: false };
	} while (run.after);
	saveFormDraft(BULK_FORM, null);
	$bulkRun.set({ ...run, phase: 'done' });
	await rereadProducts();
}

async function closeAfterUndo(): Promise<void> {
	$bulkRun.set(null);
	await rereadProducts();
}

const add = (run: BulkRun, done: Counts): BulkRun => ({
	...run,
	products: run.products + done.products,
	changed: run.changed + done.changed,
	waiting: run.waiting + done.waiting,
	refused: run.refused + done.refused,
});

export async function undoBulk(): Promise<void> {
	const run = $bulkRun.get();
	if (run?.phase !== 'done' && run?.phase !== 'stopped') return;
	$bulkRun.set({ ...run, phase: 'undoing' });
	let [restored, stored, isAll] = [0, 0, false];
	while (!isAll) {
		const answer = await callApi<BulkUndone>('POST', `${BULK}/undo`, { body: { bulkId: run.bulkId } });
		if (!answer.ok) {
			if (run.isUnsure && answer.problem.code === 'catalog.not_found') return nothingDone(run);
			void toast('error', answer.problem.detail);
			$bulkRun.set(answer.problem.code === 'catalog.undo_too_late' ? null : run);
			return;
		}
		restored += answer.value.restored;
		stored += answer.value.kept;
		isAll = answer.value.isAll;
	}
	// A draft whose product code is taken can be restored once the code is free.
	if (run.edit.kind === 'delete' && stored > 0) $bulkRun.set(run);
	else endBulk();
	void toast('success', bulkUndoneMessages(run.edit, restored, stored));
	await rereadProducts();
}

async function nothingDone(run: BulkRun): Promise<void> {
	$bulkRun.set({ ...run, isUnsure: false });
	endBulk();
	void toast('success', bulkMessages.nothingDone);
	await rereadProducts();
}

/** Hides the summary; a reload offers undo again while the undo period lasts. */
export function closeBulk(): void {
	const run = $bulkRun.get();
	if (run?.phase === 'done' && mayUndo(run, Date.now())) $bulkRun.set({ ...run, isHidden: true });
	else endBulk();
}

/** Selects the same products again when surely nothing was changed; reloads the list when it is unsure. */
function endBulk(): void {
	const run = $bulkRun.get();
	if (run) saveFormDraft(BULK_DONE, null);
	$bulkRun.set(null);
	if (run?.phase !== 'stopped') return;
	if (run.isUnsure) void rereadProducts();
	else if (run.products === 0) $bulkChosen.set('ids' in run.goods ? new Set(run.goods.ids) : 'all');
}
