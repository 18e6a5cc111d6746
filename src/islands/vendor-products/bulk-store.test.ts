import { beforeEach, expect, test, vi } from 'vitest';

const { toast, readTyped } = vi.hoisted(() => ({ toast: vi.fn(), readTyped: vi.fn() }));
vi.mock('#src/browser/toast.ts', () => ({ toast }));
vi.mock('#src/browser/chosen-chip.ts', () => ({ showChosenChips: () => undefined }));
vi.mock('#src/stores/form-draft.ts', () => ({ saveFormDraft: () => undefined, readFormDraft: readTyped }));

import type { BulkEdit } from '#src/domains/product-editing/contract/bulk.ts';
import {
	$bulkChosen,
	$bulkRun,
	chooseRow,
	closeBulk,
	goOn,
	mayUndo,
	openBulk,
	runBulk,
	undoBulk,
	undoUntil,
} from './bulk-store.ts';

const BULK = '/api/vendor/products/bulk';
const PRODUCTS = ['a', 'b'];
const dearer: BulkEdit = { kind: 'price', how: 'percent', value: 5, roundTo: 1000 };
const whole = { products: 2, changed: 2, waiting: 0, refused: 0, after: null };
const refused = (code: string, status = 409) => Response.json({ code, detail: code }, { status });

let answers: (Response | 'lost')[] = [];
const asked: { readonly path: string; readonly body: unknown }[] = [];
beforeEach(() => {
	asked.length = 0;
	toast.mockReset();
	vi.stubGlobal('fetch', async (path: string, { body = 'null' }: { readonly body?: string } = {}) => {
		if (!path.startsWith(BULK)) return refused('', 404);
		asked.push({ path, body: JSON.parse(body) });
		const answer = answers.shift() ?? 'lost';
		if (answer === 'lost') throw new TypeError('network');
		return answer;
	});
});

async function started(...said: (Response | 'lost')[]) {
	answers = said;
	$bulkRun.set(null);
	for (const id of PRODUCTS) chooseRow(id, true);
	await runBulk(dearer, PRODUCTS.length);
	return $bulkRun.get() ?? expect.fail();
}

test('a bulk change with a lost response is unsure, and goOn repeats the same request', async () => {
	expect(await started('lost')).toMatchObject({ phase: 'stopped', isUnsure: true, products: 0 });
	// A request that fails before the server looks at the shop reveals nothing about the earlier attempt.
	answers = [refused('identity.signed_out', 401), Response.json(whole)];
	await goOn();
	expect($bulkRun.get()).toMatchObject({ phase: 'stopped', isUnsure: true });
	await goOn();
	expect(new Set(asked.map(({ body }) => JSON.stringify(body))).size).toBe(1);
	const run = $bulkRun.get() ?? expect.fail();
	expect(run).toMatchObject({ phase: 'done', isUnsure: false, changed: 2 });
	expect(mayUndo(run, run.begunAt)).toBe(true);
});

test('openBulk shows a bulk change as unsure when the page was left while it ran', async () => {
	const run = { ...(await started('lost')), phase: 'running', isUnsure: false };
	$bulkRun.set(null);
	readTyped.mockResolvedValue({ view: '', ids: [], run });
	await openBulk();
	expect($bulkRun.get()).toMatchObject({ phase: 'stopped', isUnsure: true });
});

test('closeBulk clears the selection of an unsure bulk change and keeps that of a rejected one', async () => {
	await started('lost');
	closeBulk();
	expect([$bulkRun.get(), $bulkChosen.get()]).toEqual([null, new Set()]);
	await started(new Response('', { status: 502 }), new Response('', { status: 502 }));
	closeBulk();
	expect($bulkChosen.get()).toEqual(new Set());
	expect(await started(refused('catalog.role_not_allowed', 403))).toMatchObject({ phase: 'stopped', isUnsure: false });
	closeBulk();
	expect($bulkChosen.get()).toEqual(new Set(PRODUCTS));
});

test('goOn after an undone bulk change ends it with a toast', async () => {
	await started(Response.json({ ...whole, after: 'a' }), 'lost');
	answers = ['lost', refused('catalog.bulk_undone'), refused('catalog.bulk_undone')];
	await undoBulk();
	expect($bulkRun.get()).toMatchObject({ phase: 'stopped', isUnsure: true, changed: 2 });
	await goOn();
	expect([$bulkRun.get(), $bulkChosen.get()]).toEqual([null, new Set()]);
	expect(toast).toHaveBeenLastCalledWith('error', 'catalog.bulk_undone');
});

test('undoBulk of a lost request that never arrived reports success and restores the selection', async () => {
	const run = await started('lost');
	expect(mayUndo(run, run.begunAt)).toBe(true);
	answers = [refused('catalog.not_found', 404)];
	await undoBulk();
	expect($bulkRun.get()).toBeNull();
	expect(toast.mock.calls.at(-1)?.[0]).toBe('success');
	expect($bulkChosen.get()).toEqual(new Set(PRODUCTS));
});

test('mayUndo is true until the undo period ends', async () => {
	const run = await started(Response.json(whole));
	expect(mayUndo(run, undoUntil(run) - 1)).toBe(true);
	expect(mayUndo(run, undoUntil(run))).toBe(false);
});

test('a finished bulk change allows a new selection, and a closed one offers undo again after a reload', async () => {
	const { bulkId } = await started(Response.json(whole));
	chooseRow('a', true);
	expect($bulkRun.get()).toMatchObject({ phase: 'done', bulkId });
	closeBulk();
	const run = $bulkRun.get() ?? expect.fail();
	expect(run).toMatchObject({ phase: 'done', bulkId, isHidden: true });
	vi.resetModules();
	const fresh = await import('./bulk-store.ts');
	readTyped.mockImplementation(async (of: string) => (of === 'bulk-done' ? run : null));
	await fresh.openBulk();
	expect(fresh.$bulkRun.get()).toMatchObject({ phase: 'done', bulkId, isHidden: false });
	readTyped.mockReset();
	answers = [Response.json({ restored: 2, kept: 0, isAll: true })];
	await fresh.undoBulk();
	expect(fresh.$bulkRun.get()).toBeNull();
});

test('selecting all filtered products survives a reload', async () => {
	vi.resetModules();
	const fresh = await import('./bulk-store.ts');
	readTyped.mockResolvedValue({ view: '', ids: [], isAll: true, run: null });
	await fresh.openBulk();
	expect(fresh.$bulkChosen.get()).toBe('all');
});
