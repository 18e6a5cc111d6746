import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMs, DAY_MS, HOUR_MS } from '#src/shared/time.ts';
import { POSTAGE_STATES } from '../contract-postage.ts';
import { RETURN_REASONS, RETURN_STATES } from '../contract-returns.ts';
import {
	borneByShop,
	decidePostageAct,
	mayStatePostage,
	postageAtEnd,
	postageBack,
	postageDutyAt,
	shopPostageActs,
} from './postage.ts';

const AT = new Date('2026-11-20T03:00:00Z');
const hoursOn = (hours: number): Date => addMs(AT, hours * HOUR_MS);
const told = { statedAt: AT, refusedAt: null, disputedAt: null };

test('it is told from sending until the shop has looked, and only where the shop bears it', () => {
	const open = RETURN_STATES.flatMap((state) =>
		RETURN_REASONS.filter((reason) => mayStatePostage({ state, reason })).map((reason) => `${state} ${reason}`),
	);
	expect(open).toEqual(
		['shipping_back', 'received'].flatMap((state) =>
			['defect', 'wrong', 'not_as_described', 'counterfeit'].map((reason) => `${state} ${reason}`),
		),
	);
});

describe('judging', () => {
	test('a refusal says why; nothing is judged twice', () => {
		expect(decidePostageAct({ state: 'stated' }, 'refuse', '')).toMatchObject({
			error: { code: 'orders.postage_note_needed' },
		});
		expect(decidePostageAct({ state: 'stated' }, 'accept', '').ok).toBe(true);
		expect(decidePostageAct({ state: 'accepted' }, 'refuse', 'quá cao')).toMatchObject({
			error: { code: 'orders.postage_wrong_state', details: { state: 'accepted' } },
		});
		expect(decidePostageAct({ state: 'accepted' }, 'withdraw', '').ok).toBe(false);
	});
	test('whoever only packs promises no money', () => {
		expect(shopPostageActs('stated', 'admin')).toEqual(['accept', 'refuse']);
		expect(shopPostageActs('stated', 'stock')).toEqual([]);
	});
});

describe('the end of the return', () => {
	const ended = (state: 'refunded' | 'replaced' | 'closed' | 'withdrawn', rulingPercent: number | null = null) => ({
		...{ state, rulingPercent, endedAt: AT },
	});
	test('an open return moves nothing', () => {
		const open = { state: 'ruled', rulingPercent: 100, endedAt: null } as const;
		expect(borneByShop(open)).toBeNull();
		expect(POSTAGE_STATES.map((state) => postageAtEnd(state, open))).toEqual(POSTAGE_STATES.map(() => null));
	});
	test('what went well is paid once the receipt is accepted; what did not is nobody’s', () => {
		for (const of of [ended('refunded'), ended('replaced')]) {
			expect(postageAtEnd('accepted', of)).toBe('owed');
			expect(['stated', 'refused', 'disputed'].map((state) => postageAtEnd(state as 'stated', of))).toEqual([
				null,
				null,
				null,
			]);
		}
		for (const of of [ended('closed'), ended('withdrawn'), ended('closed', 0)])
			expect(postageAtEnd('accepted', of)).toBe('closed');
	});
	test('a ruling on the return decides its receipt, whoever has judged that before', () => {
		for (const state of ['stated', 'accepted', 'refused', 'disputed'] as const)
			expect(postageAtEnd(state, ended('closed', 33))).toBe('owed');
		expect(postageAtEnd('owed', ended('closed', 33))).toBeNull();
	});
	test('a share is rounded down and never more than what was proved', () => {
		expect(postageBack({ amountVnd: 30_001, grantedVnd: null }, 33)).toBe(9_900);
		expect(postageBack({ amountVnd: 30_001, grantedVnd: 20_000 }, 100)).toBe(20_000);
		fc.assert(
			fc.property(fc.nat(300_000), fc.nat(300_000), fc.nat(100), (amountVnd, proved, percent) => {
				const grantedVnd = Math.min(amountVnd, proved);
				const back = postageBack({ amountVnd, grantedVnd }, percent);
				return back >= 0 && back <= grantedVnd;
			}),
		);
	});
});

describe('the clock', () => {
	test('a silent shop has accepted after two days', () => {
		const stated = { ...told, state: 'stated' as const };
		expect(postageDutyAt(stated, null, hoursOn(47.9))).toEqual({ due: null, next: hoursOn(48) });
		expect(postageDutyAt(stated, null, hoursOn(48))).toEqual({ due: 'accept', next: null });
	});
	test('a refusal stands three days after the later of it and the return’s end, and waits while that is open', () => {
		const refused = { ...told, state: 'refused' as const, refusedAt: AT };
		expect(postageDutyAt(refused, null, hoursOn(900))).toEqual({ due: null, next: null });
		expect(postageDutyAt(refused, hoursOn(24), hoursOn(25)).next).toEqual(hoursOn(24 + 72));
		expect(postageDutyAt(refused, hoursOn(-24), hoursOn(72)).due).toBe('close');
	});
	test('an operator who does not rule is warned of, then the buyer wins', () => {
		const disputed = { ...told, state: 'disputed' as const, disputedAt: AT };
		expect(postageDutyAt(disputed, AT, addMs(AT, 10 * DAY_MS)).due).toBe('warn_ruling');
		expect(postageDutyAt(disputed, AT, addMs(AT, 30 * DAY_MS)).due).toBe('accept');
	});
});
