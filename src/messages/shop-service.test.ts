import { expect, test } from 'vitest';
import { shopServiceFacts } from './vi/shop-service.ts';

const now = new Date('2026-11-21T05:00:00Z');
const silent = { packedInTimePercent: null, cancelPercent: null, confirmMinutes: null };
const textsOf = (service: Parameters<typeof shopServiceFacts>[0]['service'], joinedAt = '2026-11-19T05:00:00Z') =>
	shopServiceFacts({ service, joinedAt }, now).map(([, text]) => text);

test('what is not known of a shop yet is said so', () => {
	expect(textsOf(silent)).toEqual(['Chưa đủ dữ liệu', 'Chưa đủ dữ liệu', 'Chưa đủ dữ liệu', '2 ngày']);
});

test('shares, the usual answer and the age read as people say them', () => {
	const service = { packedInTimePercent: 96, cancelPercent: 0, confirmMinutes: 95 };
	expect(textsOf(service, '2026-02-20T05:00:00Z')).toEqual(['96%', '0%', '2 giờ', '9 tháng']);
	expect(textsOf({ ...service, confirmMinutes: 0 }, '2024-02-20T05:00:00Z').slice(2)).toEqual(['1 phút', '2 năm']);
});
