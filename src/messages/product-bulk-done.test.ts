import { expect, test } from 'vitest';
import type { BulkEdit } from '#src/domains/product-editing/contract/bulk.ts';
import {
	bulkDoMessages,
	bulkDoneMessages,
	bulkUndoMessages,
	bulkUndoneMessages,
	bulkWouldMessages,
} from './vi/vendor/vendor-products.ts';

const PRICE: BulkEdit = { kind: 'price', how: 'percent', value: 10, roundTo: 1000 };
const HIDE: BulkEdit = { kind: 'shown', change: 'hide' };
const SUBMIT_FOR_REVIEW: BulkEdit = { kind: 'shown', change: 'publish' };
const DELETE: BulkEdit = { kind: 'delete' };
const TAKE_OUT: BulkEdit = { kind: 'section', sectionId: '', isIn: false };
const AT = Date.parse('2026-11-27T07:05:00Z');

test('bulkDoMessages and bulkWouldMessages name an edit by its effect and count', () => {
	expect(bulkDoMessages(PRICE, 1200)).toBe('Đổi 1.200 giá bán');
	expect(bulkDoMessages(TAKE_OUT, 2)).toBe('Bỏ 2 sản phẩm khỏi mục');
	expect(bulkDoMessages(SUBMIT_FOR_REVIEW, 0)).toBe('Gửi duyệt sản phẩm');
	expect(bulkWouldMessages(PRICE, 3, 0)).toBe('3 giá bán sẽ đổi.');
	expect(bulkWouldMessages(DELETE, 3, 0)).toBe('3 bản nháp sẽ bị xóa.');
	expect(bulkWouldMessages(HIDE, 3, 2)).toBe('3 sản phẩm sẽ ẩn, 2 giữ nguyên.');
});

test('bulkDoneMessages counts the changes that are done, waiting for review and failed', () => {
	expect(bulkDoneMessages(PRICE, 3, 1, 2)).toBe('Đã đổi 3 giá bán. 1 giá bán chờ duyệt. 2 giá bán chưa đổi được.');
	expect(bulkDoneMessages(PRICE, 0, 1, 0)).toBe('1 giá bán chờ duyệt.');
	expect(bulkDoneMessages(DELETE, 1, 0, 1)).toBe('Đã xóa 1 bản nháp. 1 sản phẩm chưa xóa được.');
	expect(bulkDoneMessages(HIDE, 0, 0, 0)).toBe('Đã ẩn 0 sản phẩm.');
});

test('bulkUndoMessages says what is restored and until when, and bulkUndoneMessages what was', () => {
	expect(bulkUndoMessages(HIDE, AT)).toBe(
		'Bấm “Hoàn tác” trước 14:05 thì khách thấy lại các sản phẩm này. Phần đã có người sửa tiếp thì giữ nguyên.',
	);
	expect(bulkUndoMessages(DELETE, AT)).toContain('các bản nháp này trở lại. Bản nháp có mã SKU đã dùng');
	expect(bulkUndoneMessages(PRICE, 3, 1)).toBe(
		'Đã trả 3 giá bán về như trước. 1 giá bán đã có người sửa tiếp nên giữ nguyên.',
	);
	expect(bulkUndoneMessages(DELETE, 0, 1)).toMatch(/^1 bản nháp chưa trở lại được/);
});
