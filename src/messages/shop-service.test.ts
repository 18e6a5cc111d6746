import { expect, test } from 'vitest';
import { shopServiceFacts, shopServiceUnknown } from './vi/shop.ts';

const now = new Date('2026-11-21T05:00:00Z');
const silent = { sentInTimePercent: null, cancelPercent: null, confirmMinutes: null };
const textsOf = (service: Parameters<typeof shopServiceFacts>[0]['service'], joinedAt = '2026-11-19T05:00:00Z') =>
	shopServiceFacts({ service, joinedAt }, now).map(([, text]) => text);

test('shopServiceUnknown explains missing figures once, in one sentence', () => {
	expect(textsOf(silent)).toEqual(['2 ngày']);
	expect(shopServiceUnknown(silent)).toMatch(/^Chưa đủ đơn để tính/);
	expect(textsOf({ ...silent, cancelPercent: 0 })).toEqual(['0%', '2 ngày']);
	expect(shopServiceUnknown({ ...silent, cancelPercent: 0 })).toMatch(/^Những số khác/);
	expect(shopServiceUnknown({ sentInTimePercent: 96, cancelPercent: 0, confirmMinutes: 5 })).toBeNull();
});

test('the service figures read naturally: percentages, answer time in hours, shop age in months or years', () => {
	const service = { sentInTimePercent: 96, cancelPercent: 0, confirmMinutes: 95 };
	expect(textsOf(service, '2026-02-20T05:00:00Z')).toEqual(['96%', '0%', '2 giờ', '9 tháng']);
	expect(textsOf({ ...service, confirmMinutes: 0 }, '2024-02-20T05:00:00Z').slice(2)).toEqual(['1 phút', '2 năm']);
});
