import { expect, test } from 'vitest';
import type { Carrier } from '../contract/parcel.ts';
import { trackingProblem } from './tracking-codes.ts';

test.each([
	['ghn', 'GHN1234567890', null],
	['ghn', 'G8XYZ123', null],
	['ghtk', 'S22345.HN1.1234567', null],
	['viettel_post', 'vtp 123-456-789', null],
	['vnpost', 'EB640183725VN', null],
	['jt_express', '840012345678', null],
	['ghn', 'VTP123456789', 'viettel_post'],
	['viettel_post', 'EB640183725VN', 'vnpost'],
	['vnpost', 'GHN1234567890', 'ghn'],
	['jt_express', 'GHTK12345', 'ghtk'],
	['ghn', '5599887766', null],
	['own', 'VTP123456789', null],
	['other', 'Chuyến xe sáng', null],
	['own', '', null],
] as const)('trackingProblem for %s with %s names the carrier %s', (carrier, code, other) => {
	expect(trackingProblem(carrier, code)).toEqual(other ? { kind: 'of_other_carrier', carrier: other } : null);
});

test.each(['ghn', 'ghtk', 'viettel_post', 'vnpost', 'jt_express'] as const satisfies readonly Carrier[])(
	'trackingProblem warns about %s without a code',
	(carrier) => {
		expect(trackingProblem(carrier, '  ')).toEqual({ kind: 'missing' });
	},
);
