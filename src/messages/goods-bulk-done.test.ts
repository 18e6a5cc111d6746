import { expect, test } from 'vitest';
import type { BulkEdit } from '#src/domains/catalog/contract-bulk.ts';
import {
	bulkDoneWords,
	bulkDoWords,
	bulkUndoneWords,
	bulkUndoWords,
	bulkWouldWords,
} from '#src/messages/vi/goods-bulk-done.ts';

const PRICE: BulkEdit = { kind: 'price', how: 'percent', value: 10, roundTo: 1000 };
const HIDE: BulkEdit = { kind: 'shown', change: 'hide' };
const HAND_IN: BulkEdit = { kind: 'shown', change: 'publish' };
const DELETE: BulkEdit = { kind: 'delete' };
const TAKE_OUT: BulkEdit = { kind: 'section', sectionId: '', isIn: false };
const AT = Date.parse('2026-11-27T07:05:00Z');

test('a change of many is named by what it does', () => {
	expect(bulkDoWords(PRICE, 1200)).toBe('Đổi 1.200 giá bán');
	expect(bulkDoWords(TAKE_OUT, 2)).toBe('Lấy 2 sản phẩm ra khỏi mục');
	expect(bulkDoWords(HAND_IN, 0)).toBe('Gửi duyệt sản phẩm');
	expect(bulkWouldWords(PRICE, 3, 0)).toBe('3 giá bán sẽ đổi.');
	expect(bulkWouldWords(DELETE, 3, 0)).toBe('3 bản nháp sẽ bị xóa.');
	expect(bulkWouldWords(HIDE, 3, 2)).toBe('3 sản phẩm sẽ ẩn, 2 giữ nguyên.');
});

test('what was done says what waits and what was not done', () => {
	expect(bulkDoneWords(PRICE, 3, 1, 2)).toBe('Đã đổi 3 giá bán. 1 giá bán chờ duyệt. 2 giá bán chưa đổi được.');
	expect(bulkDoneWords(PRICE, 0, 1, 0)).toBe('1 giá bán chờ duyệt.');
	expect(bulkDoneWords(DELETE, 1, 0, 1)).toBe('Đã xóa 1 bản nháp. 1 sản phẩm chưa xóa được.');
	expect(bulkDoneWords(HIDE, 0, 0, 0)).toBe('Đã ẩn 0 sản phẩm.');
});

test('taking it back says beforehand what comes back, and until when', () => {
	expect(bulkUndoWords(HIDE, AT)).toBe(
		'Bấm “Hoàn tác” trước 14:05 thì khách thấy lại các sản phẩm này. Chỗ nào đã có người sửa tiếp thì giữ nguyên.',
	);
	expect(bulkUndoWords(DELETE, AT)).toContain('các bản nháp này trở lại. Bản nháp nào có mã SKU đã dùng');
	expect(bulkUndoneWords(PRICE, 3, 1)).toBe(
		'Đã trả 3 giá bán về như trước. 1 giá bán đã có người sửa tiếp nên giữ nguyên.',
	);
	expect(bulkUndoneWords(DELETE, 0, 1)).toMatch(/^1 bản nháp chưa trở lại được/);
});
