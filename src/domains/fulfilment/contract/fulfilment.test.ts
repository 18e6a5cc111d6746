import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ShipOrderInput, TrackingEvent } from './fulfilment.ts';

test.each([
	['2026-11-22T09:00:00+07:00', true],
	['2099-12-31T23:59:59Z', true],
	['0000-01-01T00:00:00Z', false],
	['9999-12-31T23:59:59Z', false],
])("TrackingEvent with the carrier's time %s is valid: %s", (at, isTaken) => {
	const news = { carrier: 'ghn', eventId: '1', tracking: 'GHN1', status: 'delivered', at };
	expect(z.safeParse(TrackingEvent, news).success).toBe(isTaken);
});

const collecting = { number: '1234567890', carrier: 'other', otherCollects: true } as const;
const problemsOf = (input: object) =>
	z.safeParse(ShipOrderInput, input).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
const NAME = ['carrierName', 'orders.carrier_name_needed'];
const CODE = ['tracking', 'orders.plain_tracking_needed'];

test.each([
	['neither name nor code', {}, [NAME, CODE]],
	['no carrier chosen, which counts as another one', { carrier: undefined }, [NAME, CODE]],
	['a name of one letter', { carrierName: ' N ', tracking: 'NT-1' }, [NAME]],
	['a code with other characters', { carrierName: 'Nhất Tín', tracking: 'mã số 1!' }, [CODE]],
	['a name and a code', { carrierName: 'Nhất Tín', tracking: 'nt-123 456' }, []],
	[
		'a full-width code, which the database compares as the plain one',
		{ carrierName: 'GHN lẻ', tracking: 'ＮＴ１' },
		[],
	],
	['cash that the shop collects', { otherCollects: false }, []],
	['nobody said who collects', { otherCollects: undefined }, []],
	['a known carrier', { carrier: 'ghn' }, []],
])('ShipOrderInput with another carrier that collects the cash: %s', (_what, said, problems) => {
	expect(problemsOf({ ...collecting, ...said })).toEqual(problems);
});

test('ShipOrderInput rejects a name of more than 60 characters or with a character that nobody can print', () => {
	const said = { ...collecting, tracking: 'NT1' };
	expect(problemsOf({ ...said, carrierName: 'a'.repeat(61) })).toContainEqual(['carrierName', expect.any(String)]);
	expect(problemsOf({ ...said, carrierName: 'Nhất \ue000 Tín' })).toEqual([['carrierName', 'text.unprintable']]);
});
