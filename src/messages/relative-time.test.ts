import { expect, test } from 'vitest';
import { timeAgo } from './relative-time.ts';

const now = new Date('2026-11-21T07:05:00Z');

test.each([
	['2026-11-21T07:05:30Z', 'vừa xong'],
	['2026-11-21T07:04:01Z', 'vừa xong'],
	['2026-11-21T07:04:00Z', '1 phút trước'],
	['2026-11-21T06:05:01Z', '59 phút trước'],
	['2026-11-21T06:05:00Z', '1 giờ trước'],
	['2026-11-20T07:05:01Z', '23 giờ trước'],
	['2026-11-20T07:05:00Z', '1 ngày trước'],
	['2026-11-14T07:05:01Z', '6 ngày trước'],
	['2026-11-14T07:05:00Z', '14/11/2026'],
])('timeAgo: %s is %s', (at, words) => {
	expect(timeAgo(new Date(at), now)).toBe(words);
});
