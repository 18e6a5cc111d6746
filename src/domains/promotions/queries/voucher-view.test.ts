import { expect, test } from 'vitest';
import { toVoucherView } from './voucher-view.ts';

const NOW = new Date('2026-11-22T07:00:00Z');
const row = {
	id: '019',
	shopId: null,
	code: 'CHAOBAN',
	codeKey: 'chaoban',
	kind: 'percent' as const,
	amountVnd: null,
	percent: 10,
	capVnd: 50_000,
	minGoodsVnd: 0,
	createdAt: NOW,
	startsAt: new Date('2026-11-01T00:00:00Z'),
	endsAt: new Date('2026-12-01T00:00:00Z'),
	endedAt: null,
	usesMax: 5,
	uses: 0,
	usesPerCustomer: 1,
	isListed: true,
};

test.each([
	['live', {}],
	['waiting', { startsAt: new Date('2026-11-23T00:00:00Z') }],
	['used_up', { uses: 5 }],
	['ended', { endedAt: NOW }],
] as const)('toVoucherView returns the state %s', (state, facts) => {
	expect(toVoucherView({ ...row, ...facts }, NOW)).toMatchObject({
		state,
		discount: { kind: 'percent', percent: 10, capVnd: 50_000 },
		endsAt: state === 'ended' ? NOW.toISOString() : '2026-12-01T00:00:00.000Z',
	});
});
