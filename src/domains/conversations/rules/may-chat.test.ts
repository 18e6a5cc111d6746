import { describe, expect, test } from 'vitest';
import { addMs, HOUR_MS, MINUTE_MS } from '#src/shared/time.ts';
import { codeOf } from '#tests/code-of.ts';
import { conversationsConfig } from '../contract/conversation.ts';
import { chatObstacle, decideOpening, decidePace, isChatMailDue } from './may-chat.ts';

const NOW = new Date('2026-11-28T10:00:00Z');
const ago = (ms: number) => addMs(NOW, -ms);

test('decideOpening allows five a day and names midnight in Vietnam', () => {
	expect(decideOpening(conversationsConfig.newPerDay - 1, NOW).ok).toBe(true);
	expect(decideOpening(conversationsConfig.newPerDay, NOW)).toMatchObject({
		error: {
			code: 'conversations.too_many_new',
			details: { againAt: '2026-11-28T17:00:00.000Z', retryAfterS: 7 * 3600 },
		},
	});
});

describe('decidePace', () => {
	const { perHour } = conversationsConfig;
	const written = (count: number, ms: number) => Array.from({ length: count }, (_, at) => ago(ms - at));
	test('allows twenty messages in an hour and names the time of the next one', () => {
		expect(codeOf(decidePace(written(perHour - 1, MINUTE_MS), NOW))).toBe('ok');
		expect(decidePace(written(perHour, 10 * MINUTE_MS), NOW)).toMatchObject({
			error: {
				code: 'conversations.too_many_messages',
				details: { againAt: addMs(NOW, 50 * MINUTE_MS).toISOString(), retryAfterS: 3000 },
			},
		});
	});
	test('does not count messages that are an hour old', () => {
		expect(codeOf(decidePace([ago(HOUR_MS), ...written(perHour - 1, MINUTE_MS)], NOW))).toBe('ok');
	});
});

test.each([
	[{}, null],
	[{ isClosed: true, blockedBy: ['buyer'] as const }, 'closed'],
	[{ isShopShown: false }, 'shop_closed'],
	[{ blockedBy: ['buyer'] as const }, 'own_block'],
	[{ blockedBy: ['shop'] as const }, 'other_block'],
	[{ blockedBy: ['shop', 'buyer'] as const }, 'own_block'],
	[{ lastPosition: conversationsConfig.perConversationMax }, 'full'],
])('chatObstacle for %j is %s', (facts, obstacle) => {
	const open = { isClosed: false, isShopShown: true, lastPosition: 1, blockedBy: [] };
	expect(chatObstacle('buyer', { ...open, ...facts })).toBe(obstacle);
});

test('isChatMailDue is true every 15 minutes', () => {
	expect(isChatMailDue(null, NOW)).toBe(true);
	expect(isChatMailDue(ago(15 * MINUTE_MS), NOW)).toBe(true);
	expect(isChatMailDue(ago(15 * MINUTE_MS - 1), NOW)).toBe(false);
});
