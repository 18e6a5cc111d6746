import { expect, test } from 'vitest';
import { licenceMessages } from './vi/vendor/product-editor.ts';

const refused = { name: 'Giấy X', state: 'rejected', isOver: false, isEnding: false, validUntil: null } as const;

test("licenceMessages.state ends the operator's reason with punctuation before the next sentence", () => {
	const said = (reason: string, soldUntil: string | null = null) =>
		licenceMessages.state({ ...refused, reason, soldUntil });
	expect(said('Ảnh mờ')).toContain('chưa được chấp nhận: Ảnh mờ. Sản phẩm trong danh mục này tạm ẩn');
	expect(said('Ảnh mờ!')).toContain('Ảnh mờ! Sản phẩm');
	expect(said('Ảnh mờ', '2026-12-24')).toBe(
		'Giấy X chưa được chấp nhận: Ảnh mờ. Sản phẩm đang bán từ trước vẫn bán đến hết ngày 24/12/2026.',
	);
});
