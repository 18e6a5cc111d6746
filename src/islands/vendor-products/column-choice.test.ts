import { expect, test } from 'vitest';
import { choiceProblem } from './column-choice.ts';

const columns = ['Handle', 'Variant SKU', ''].map((heading) => ({ heading }));

test('choiceProblem names the first column that is open or chosen twice, and asks for the SKU', () => {
	expect(choiceProblem(columns, ['group', 'sku', ''])).toMatchObject({
		at: 2,
		text: expect.stringContaining('không có tiêu đề'),
	});
	expect(choiceProblem(columns, ['sku', 'sku', 'skip'])).toMatchObject({ at: 1 });
	expect(choiceProblem(columns, ['sku', 'weight', 'weightKg'])).toMatchObject({ at: 2 });
	expect(choiceProblem(columns, ['group', 'skip', 'skip'])).toMatchObject({ at: -1 });
	expect(choiceProblem(columns, ['group', 'sku', 'skip'])).toBeNull();
});
