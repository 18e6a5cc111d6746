import { atom } from 'nanostores';
import { type ApiResult, callApi } from '#src/browser/api.ts';
import { toast } from '#src/browser/toast.ts';
import {
	BULK_CHOSEN_MAX,
	type BulkDone,
	type BulkEdit,
	type BulkGoods,
	type BulkPreview,
	type BulkUndone,
} from '#src/domains/catalog/contract-bulk.ts';
import { bulkWords } from '#src/messages/vi/goods-bulk.ts';
import { keepTyped } from './typed.ts';
import { $shopGoods, rereadGoods } from './vendor-goods.ts';

const BULK = '/api/vendor/products/bulk';

/** The ticked rows, or all that the list's filter finds. */
export const $bulkChosen = atom<ReadonlySet<string> | 'all'>(new Set());

type Counts = {
	readonly products: number;
	readonly changed: number;
	readonly waiting: number;
	readonly refused: number;
};
export type BulkRun = Counts & {
	readonly phase: 'running' | 'done' | 'undoing';
	readonly bulkId: string;
	readonly of: number;
	readonly mayUndo: boolean;
};
/** What was begun last; null before, and after it was closed. */
export const $bulkRun = atom<BulkRun | null>(null);

// Another view of the list is another choice.
let chosenIn = $shopGoods.get().asked;
$shopGoods.listen(({ asked }) => {
	if (asked === chosenIn) return;
	chosenIn = asked;
	chooseNone();
});

export function chooseRow(id: string, isOn: boolean): void {
	const before = $bulkChosen.get();
	const ids = new Set(before === 'all' ? $shopGoods.get().items.map((row) => row.id) : before);
	if (isOn && ids.size < BULK_CHOSEN_MAX) ids.add(id);
	else ids.delete(id);
	$bulkChosen.set(ids);
}
export const chooseAll = (): void => $bulkChosen.set('all');
export const chooseNone = (): void => $bulkChosen.set(new Set());

function chosenGoods(): BulkGoods {
	const chosen = $bulkChosen.get();
	if (chosen !== 'all') return { ids: [...chosen] };
	const { sort: _sort, ...filter } = $shopGoods.get().asked;
	return { filter };
}

/** Under this name what was typed is kept until all of it is done. */
export const BULK_FORM = 'bulk';

export async function previewBulk(edit: BulkEdit, signal: AbortSignal): Promise<BulkPreview | string | null> {
	const answer = await callApi<BulkPreview>('POST', `${BULK}/preview`, {
		body: { edit, goods: chosenGoods() },
		signal,
	});
	if (answer.ok) return answer.value;
	return signal.aborted ? null : answer.problem.detail;
}

/** Batch after batch; what was done before a refusal stays done and can be taken back. */
export async function runBulk(edit: BulkEdit, of: number): Promise<void> {
	const goods = chosenGoods();
	const mayUndo = !(edit.kind === 'shown' && edit.change === 'discontinue');
	const bulkId = crypto.randomUUID();
	let run: BulkRun = { phase: 'running', bulkId, of, mayUndo, products: 0, changed: 0, waiting: 0, refused: 0 };
	let after: string | null = null;
	$bulkRun.set(run);
	chooseNone();
	do {
		const answer: ApiResult<BulkDone> = await callApi<BulkDone>('POST', BULK, { body: { bulkId, edit, goods, after } });
		if (!answer.ok) {
			void toast('error', answer.problem.detail);
			break;
		}
		run = add(run, answer.value);
		after = answer.value.after;
		$bulkRun.set(run);
		if (!after) keepTyped(BULK_FORM, null);
	} while (after);
	$bulkRun.set({ ...run, phase: 'done' });
	await rereadGoods();
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
	if (run?.phase !== 'done') return;
	$bulkRun.set({ ...run, phase: 'undoing' });
	let [restored, kept, isAll] = [0, 0, false];
	while (!isAll) {
		const answer = await callApi<BulkUndone>('POST', `${BULK}/undo`, { body: { bulkId: run.bulkId } });
		if (!answer.ok) {
			void toast('error', answer.problem.detail);
			break;
		}
		restored += answer.value.restored;
		kept += answer.value.kept;
		isAll = answer.value.isAll;
	}
	$bulkRun.set(null);
	if (isAll) void toast('success', bulkWords.undone(restored, kept));
	await rereadGoods();
}

export const closeBulk = (): void => $bulkRun.set(null);
