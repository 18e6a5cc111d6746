import { beforeEach, expect, test, vi } from 'vitest';

const { toast } = vi.hoisted(() => ({ toast: vi.fn() }));
vi.mock('#src/browser/toast.ts', () => ({ toast }));

import { showReloadToast } from '#src/browser/reload-with-toast.ts';
import { changeDocument } from './change-document.ts';

const stored = new Map<string, string>();
const reload = vi.fn();
beforeEach(() => {
	toast.mockReset();
	reload.mockReset();
	stored.clear();
	vi.stubGlobal('location', { pathname: '/customer/orders/1', reload });
	vi.stubGlobal('sessionStorage', {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => stored.set(key, value),
		removeItem: (key: string) => stored.delete(key),
	});
});
const rejectedAs = (code: string) =>
	Promise.resolve({
		ok: false,
		problem: { status: 409, code, detail: 'Đơn này không hủy được nữa.', fields: {}, details: {} },
	} as const);

test('changeDocument closes the dialog, reloads and shows the reason after the reload for an outdated order', async () => {
	expect(await changeDocument(rejectedAs('orders.not_cancellable'))).toBe(true);
	expect(reload).toHaveBeenCalledOnce();
	expect(toast).not.toHaveBeenCalled();
	showReloadToast();
	expect(toast.mock.calls).toEqual([['warning', expect.stringContaining('Trang đã tải lại')]]);
	showReloadToast();
	expect(toast).toHaveBeenCalledOnce();
});

test('changeDocument reloads after a success, and keeps the dialog open with a toast for a correctable error', async () => {
	expect(await changeDocument(Promise.resolve({ ok: true, value: 1 }))).toBe(true);
	expect(reload).toHaveBeenCalledOnce();
	expect(await changeDocument(rejectedAs('orders.rest_declined_lately'))).toBe(false);
	expect(reload).toHaveBeenCalledOnce();
	expect(toast.mock.calls).toEqual([['error', 'Đơn này không hủy được nữa.']]);
});

test('changeDocument shows what was done after the reload', async () => {
	expect(await changeDocument(Promise.resolve({ ok: true, value: 1 }), 'Đã xác nhận nhận hàng.')).toBe(true);
	expect(reload).toHaveBeenCalledOnce();
	expect(toast).not.toHaveBeenCalled();
	showReloadToast();
	expect(toast.mock.calls).toEqual([['success', 'Đã xác nhận nhận hàng.']]);
});
