import { expect, test } from 'vitest';
import { addMs, DAY_MS, HOUR_MS } from '#src/shared/time.ts';
import { codeOf } from '#tests/code-of.ts';
import { decideEdit, decideReply, decideReview } from './may-review.ts';

const at = new Date('2026-11-01T05:00:00Z');

test.each([
	['completed', at, 0, 'ok'],
	['completed', at, 30 * DAY_MS, 'ok'],
	['completed', at, 30 * DAY_MS + 1, 'reviews.too_late'],
	['delivered', null, 0, 'reviews.order_not_complete'],
	['cancelled', null, 0, 'reviews.order_not_complete'],
	['returned', at, 0, 'reviews.order_not_complete'],
] as const)(
	'decideReview for an order in state %s allows a review within 30 days of completion',
	(state, completedAt, wait, code) => {
		expect(codeOf(decideReview({ state, completedAt }, addMs(at, wait)))).toBe(code);
	},
);

test.each([
	['published', null, 30 * DAY_MS, 'ok'],
	['queued', null, 0, 'ok'],
	['published', null, 30 * DAY_MS + 1, 'reviews.too_late'],
	['published', at, 0, 'reviews.edited_before'],
	['removed', null, 0, 'reviews.removed'],
] as const)('decideEdit allows one edit of a %s review within 30 days', (state, editedAt, wait, code) => {
	expect(codeOf(decideEdit({ state, writtenAt: at, editedAt }, addMs(at, wait)))).toBe(code);
});

test.each([
	[null, 900 * DAY_MS, 'ok'],
	[{ repliedAt: at }, 24 * HOUR_MS, 'ok'],
	[{ repliedAt: at }, 24 * HOUR_MS + 1, 'reviews.reply_too_late'],
] as const)('decideReply allows a first reply at any time and changes for 24 hours', (reply, wait, code) => {
	expect(codeOf(decideReply(reply, addMs(at, wait)))).toBe(code);
});
