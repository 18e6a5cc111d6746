import { beforeEach, expect, test, vi } from 'vitest';

const { toast } = vi.hoisted(() => ({ toast: vi.fn() }));
vi.mock('#src/browser/toast.ts', () => ({ toast }));

import type { ApiResult } from '#src/browser/api.ts';
import { withToast } from './with-toast.ts';

const refused: ApiResult<never> = {
	ok: false,
	problem: { status: 409, code: 'cart.sold_out', detail: 'Sản phẩm vừa hết hàng.', fields: {}, details: {} },
};
beforeEach(() => toast.mockReset());

test("withToast shows the server's error and returns null", async () => {
	expect(await withToast(Promise.resolve(refused), 'Đã thêm.')).toBeNull();
	expect(toast.mock.calls).toEqual([['error', 'Sản phẩm vừa hết hàng.']]);
});

test('withToast returns the value, and shows a toast when a success text is given', async () => {
	expect(await withToast(Promise.resolve({ ok: true, value: 7 }))).toBe(7);
	expect(toast).not.toHaveBeenCalled();
	expect(await withToast(Promise.resolve({ ok: true, value: 7 }), 'Đã thêm.')).toBe(7);
	expect(toast.mock.calls).toEqual([['success', 'Đã thêm.']]);
});
