import { expect, test } from 'vitest';
import { newId } from '#src/shared/ids.ts';
import { addMs, DAY_MS } from '#src/shared/time.ts';
import { NEW_SHOP_DAYS, NEW_SHOP_SOLD, SAMPLE_ONE_IN } from '../contract-moderation.ts';
import { isNewShop, isSampled } from './shop-trust.ts';

const now = new Date('2026-11-21T03:00:00Z');
const daysAgo = (days: number) => addMs(now, -days * DAY_MS);

test.each([
	['never approved', null, 1000, true],
	['thirty days less an instant', addMs(daysAgo(NEW_SHOP_DAYS), 1), 1000, true],
	['thirty days and enough sold', daysAgo(NEW_SHOP_DAYS), NEW_SHOP_SOLD, false],
	['old but hardly sold', daysAgo(400), NEW_SHOP_SOLD - 1, true],
])('a shop %s is new: %s', (_words, approvedAt, soldPieces, wanted) => {
	expect(isNewShop({ approvedAt, soldPieces }, now)).toBe(wanted);
});

test('every listing of a new shop is looked at, of others about one in twenty, always the same', () => {
	const ids = Array.from({ length: 4000 }, () => newId());
	expect(ids.every((id) => isSampled(id, true))).toBe(true);
	const share = ids.filter((id) => isSampled(id, false)).length / ids.length;
	expect(share).toBeGreaterThan(0.5 / SAMPLE_ONE_IN);
	expect(share).toBeLessThan(1.5 / SAMPLE_ONE_IN);
});
