import { describe, expect, test } from 'vitest';
import { cellProblem } from './use-editable-cell.ts';

describe('cellProblem', () => {
	test.each([
		['priceVnd', '90.000', 0, ''],
		['priceVnd', '45k', 0, ''],
		['onHand', '45k', 0, 'Ô này chỉ nhận số nguyên, ví dụ 5 hoặc 12.000.'],
		['priceVnd', '999', 0, 'Ít nhất là 1.000.'],
		['priceVnd', '', 0, 'Ô này chỉ nhận số nguyên, ví dụ 5 hoặc 12.000.'],
		['priceVnd', '1.5', 0, 'Ô này chỉ nhận số nguyên, ví dụ 5 hoặc 12.000.'],
		['priceVnd', '99999999999999', 0, 'Nhiều nhất là 9.999.999.999.'],
		['onHand', '0', 0, ''],
		['onHand', '2', 3, 'Không ít hơn 3 sản phẩm đang giữ cho đơn.'],
		['onHand', '1.000.001', 0, 'Nhiều nhất là 1.000.000.'],
	] as const)('of %s for %j with %i reserved is %j', (field, typed, reserved, problem) => {
		expect(cellProblem(field, typed, reserved)).toBe(problem);
	});
});
