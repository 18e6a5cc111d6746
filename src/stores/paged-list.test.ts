import { expect, test, vi } from 'vitest';

const { toast } = vi.hoisted(() => ({ toast: vi.fn() }));
vi.mock('#src/browser/toast.ts', () => ({ toast }));

import type { ApiResult } from '#src/browser/api.ts';
import { pagedList } from './paged-list.ts';

type Page = { readonly items: readonly string[]; readonly nextCursor: string | null };
const page = (items: readonly string[], nextCursor: string | null = null): ApiResult<Page> => ({
	ok: true,
	value: { items, nextCursor },
});
const refused: ApiResult<never> = {
	ok: false,
	problem: { status: 503, code: 'http.unavailable', detail: 'Bạn hãy thử lại sau ít phút.', fields: {}, details: {} },
};

function slowList() {
	const open: { readonly asked: string; readonly cursor: string | null; answer(result: ApiResult<Page>): void }[] = [];
	const list = pagedList<string, string>(
		'all',
		(asked, cursor) => new Promise((answer) => open.push({ asked, cursor, answer })),
	);
	const answer = async (asked: string, result: ApiResult<Page>): Promise<void> => {
		const index = open.findIndex((call) => call.asked === asked);
		open.splice(index, 1)[0]?.answer(result);
		await new Promise((done) => setTimeout(done));
	};
	return { ...list, answer, calls: open };
}

test('pagedList ignores a late response to an earlier request', async () => {
	const { $list, open, answer } = slowList();
	void open('waiting');
	void open('sent');
	await answer('sent', page(['b']));
	await answer('waiting', page(['a']));
	expect($list.get()).toMatchObject({ asked: 'sent', phase: 'shown', items: ['b'] });
});

test('pagedList.more appends a page and sends one request when called twice', async () => {
	const { $list, open, more, answer, calls } = slowList();
	void open('all');
	await answer('all', page(['a', 'b'], 'next'));
	void more();
	void more();
	expect(calls.map(({ cursor }) => cursor)).toEqual(['next']);
	expect($list.get().isLoadingMore).toBe(true);
	await answer('all', page(['c']));
	expect($list.get()).toMatchObject({ items: ['a', 'b', 'c'], nextCursor: null, isLoadingMore: false });
});

test('pagedList does not append a page of an older list to a newer one', async () => {
	const { $list, open, more, reread, answer } = slowList();
	void open('all');
	await answer('all', page(['a'], 'next'));
	void more();
	void reread();
	await answer('all', page(['b']));
	expect($list.get().items).toEqual(['a']);
	await answer('all', page(['z']));
	expect($list.get()).toMatchObject({ items: ['z'], isLoadingMore: false });
});

test('pagedList.reread keeps the rows while loading, and removes them when it fails', async () => {
	const { $list, open, reread, answer } = slowList();
	void open('all');
	await answer('all', page(['a']));
	void reread();
	expect($list.get()).toMatchObject({ phase: 'shown', items: ['a'] });
	await answer('all', refused);
	expect($list.get()).toMatchObject({ phase: 'failed', items: [], problem: 'Bạn hãy thử lại sau ít phút.' });
});

test('pagedList.more shows a toast when it fails, and keeps the rows and the cursor', async () => {
	const { $list, open, more, answer } = slowList();
	void open('all');
	await answer('all', page(['a'], 'next'));
	void more();
	await answer('all', refused);
	expect($list.get()).toMatchObject({ phase: 'shown', items: ['a'], nextCursor: 'next', isLoadingMore: false });
	expect(toast).toHaveBeenCalledWith('error', 'Bạn hãy thử lại sau ít phút.');
});
