import { expect, test } from 'vitest';
import { licenceGap } from './licence.ts';

const NAME = 'Giấy chứng nhận an toàn thực phẩm';
const TODAY = '2026-11-23';

test.each([
	['', null, null],
	[NAME, null, 'none'],
	[NAME, { state: 'asked', validUntil: null }, 'asked'],
	[NAME, { state: 'rejected', validUntil: null }, 'rejected'],
	[NAME, { state: 'approved', validUntil: null }, null],
	[NAME, { state: 'approved', validUntil: '2026-11-23' }, null],
	[NAME, { state: 'approved', validUntil: '2026-11-22' }, 'over'],
] as const)('a shelf that asks for “%s” and a shop with %j: %s', (name, held, gap) => {
	expect(licenceGap(name, held, TODAY)).toBe(gap);
});
