import { describe, expect, test } from 'vitest';
import { createSeal } from '#src/platform/seal/index.ts';
import { isOutdated, openTrackToken, parseTrackForm, sealTrackToken } from './tracking-request.ts';

const seal = createSeal('x'.repeat(32), 'track-order');
const request = { number: '1234567890', email: 'lan@example.com', askedAt: '2026-11-22T08:00:00.000Z', retryAfterS: 0 };

describe('track-request', () => {
	test.each([
		['1234567890', 'lan@example.com'],
		[' 1234 567 890 ', 'Lan@Example.com '],
		['#1234-567-890', 'lan@example.com'],
		['１２３４５６７８９０', 'LAN@example.com'],
	])('readTrack normalises the input %s, %s', (number, email) => {
		expect(parseTrackForm({ number, email })).toEqual({ ok: true, number: '1234567890', email: 'lan@example.com' });
	});

	test.each([
		['', '', ['number', 'email']],
		['123456789', 'lan@example.com', ['number']],
		['0123456789', 'lan@example.com', ['number']],
		["1234567890' OR 1=1", 'lan@example.com', ['number']],
		['1234567890', 'lan', ['email']],
		['1234567890', 'la\u0000n@example.com', ['email']],
	])('readTrack returns the invalid fields of %j, %j', (number, email, faults) => {
		expect(parseTrackForm({ number, email })).toEqual({ ok: false, faults });
	});

	test('openTrack returns the sealed request, and the token contains no readable email address', () => {
		const token = sealTrackToken(seal, request);
		expect(token).not.toContain('lan');
		expect(openTrackToken(seal, token)).toEqual(request);
		const odd = { ...request, number: '<b>😀', email: 'a\uD800b'.repeat(400) };
		expect(openTrackToken(seal, sealTrackToken(seal, odd))?.number).toBe('<b>😀');
		expect(sealTrackToken(seal, odd).length).toBeLessThan(2000);
	});

	test('openTrack returns null for a changed, foreign or invented token', () => {
		const elsewhere = sealTrackToken(createSeal('x'.repeat(32), 'stop-alerts'), request);
		for (const bad of [elsewhere, `${sealTrackToken(seal, request)}x`.slice(2), '', 'a', '../..', seal.seal('{')])
			expect(openTrackToken(seal, bad)).toBeNull();
	});

	test('isOutdated returns true after 30 minutes', () => {
		expect(isOutdated(request, new Date('2026-11-22T08:30:00.000Z'))).toBe(false);
		expect(isOutdated(request, new Date('2026-11-22T08:30:00.001Z'))).toBe(true);
	});
});
