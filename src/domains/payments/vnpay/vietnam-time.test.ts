import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromVnpayTime, toVnpayTime } from './vietnam-time.ts';

describe('VNPAY timestamps', () => {
	test('toVnpayTime uses GMT+7 on both sides of midnight in Vietnam', () => {
		expect(toVnpayTime(new Date('2026-11-21T16:59:59Z'))).toBe('20261121235959');
		expect(toVnpayTime(new Date('2026-11-21T17:00:00Z'))).toBe('20261122000000');
	});

	test('fromVnpayTime reverses toVnpayTime to the second', () => {
		const seconds = fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
		fc.assert(
			fc.property(seconds, (instant) => {
				const second = new Date(Math.floor(instant.getTime() / 1000) * 1000);
				expect(fromVnpayTime(toVnpayTime(instant))).toEqual(second);
			}),
		);
	});

	test.each(['', '2026112114050', '20261321140500', '20260230120000', '20261121240000', 'yyyyMMddHHmmss'])(
		'fromVnpayTime returns null for %j',
		(text) => {
			expect(fromVnpayTime(text)).toBeNull();
		},
	);
});
