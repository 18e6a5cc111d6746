import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMs, DAY_MS, HOUR_MS } from '#src/shared/time.ts';
import { RETURN_SHIPPING_STATES } from '../contract-return-shipping.ts';
import { RETURN_REASONS, RETURN_STATES } from '../contract-returns.ts';
import {
	decideReturnShippingAction,
	mayStateReturnShipping,
	paidByShop,
	returnShippingAtEnd,
	returnShippingBack,
	returnShippingTransitionAt,
	shopReturnShippingActions,
} from './return-shipping.ts';

const AT = new Date('2026-11-20T03:00:00Z');
const hoursOn = (hours: number): Date => addMs(AT, hours * HOUR_MS);
const told = { statedAt: AT, refusedAt: null, disputedAt: null };

test('it is told from sending until the shop has looked, and only where the shop bears it', () => {
	const open = RETURN_STATES.flatMap((state) =>
		RETURN_REASONS.filter((reason) => mayStateReturnShipping({ state, reason })).map((reason) => `${state} ${reason}`),
	);
	expect(open).toEqual(
		['shipping_back', 'received'].flatMap((state) =>
			['defect', 'wrong', 'not_as_described', 'counterfeit'].map((reason) => `${state} ${reason}`),
		),
	);
});

describe('judging', () => {
	test('an error says why; nothing is judged twice', () => {
		expect(decideReturnShippingAction({ state: 'stated' }, 'refuse', '')).toMatchObject({
			error: { code: 'orders.postage_note_needed' },
		});
		expect(decideReturnShippingAction({ state: 'stated' }, 'accept', '').ok).toBe(true);
		expect(decideReturnShippingAction({ state: 'accepted' }, 'refuse', 'quá cao')).toMatchObject({
			error: { code: 'orders.postage_wrong_state', details: { state: 'accepted' } },
		});
		expect(decideReturnShippingAction({ state: 'accepted' }, 'withdraw', '').ok).toBe(false);
	});
	test('whoever only packs promises no money', () => {
		expect(shopReturnShippingActions('stated', 'admin')).toEqual(['accept', 'refuse']);
		expect(shopReturnShippingActions('stated', 'stock')).toEqual([]);
	});
});

describe('the end of the return', () => {
	const ended = (state: 'refunded' | 'replaced' | 'closed' | 'withdrawn', rulingPercent: number | null = null) => ({
		state,
		rulingPercent,
		endedAt: AT,
	});
	test('an open return moves nothing', () => {
		const open = { state: 'ruled', rulingPercent: 100, endedAt: null } as const;
		expect(paidByShop(open)).toBeNull();
		expect(RETURN_SHIPPING_STATES.map((state) => returnShippingAtEnd(state, open))).toEqual(
			RETURN_SHIPPING_STATES.map(() => null),
		);
	});
	test('what went well is paid once the receipt is accepted; what did not is nobody’s', () => {
		for (const of of [ended('refunded'), ended('replaced')]) {
			expect(returnShippingAtEnd('accepted', of)).toBe('owed');
			expect(['stated', 'refused', 'disputed'].map((state) => returnShippingAtEnd(state as 'stated', of))).toEqual([
				null,
				null,
				null,
			]);
		}
		for (const of of [ended('closed'), ended('withdrawn'), ended('closed', 0)])
			expect(returnShippingAtEnd('accepted', of)).toBe('closed');
	});
	test('a ruling on the return decides its receipt, whoever has judged that before', () => {
		for (const state of ['stated', 'accepted', 'refused', 'disputed'] as const)
			expect(returnShippingAtEnd(state, ended('closed', 33))).toBe('owed');
		expect(returnShippingAtEnd('owed', ended('closed', 33))).toBeNull();
	});
	test('a share is rounded down and never more than what was proved', () => {
		expect(returnShippingBack({ amountVnd: 30_001, grantedVnd: null }, 33)).toBe(9_900);
		expect(returnShippingBack({ amountVnd: 30_001, grantedVnd: 20_000 }, 100)).toBe(20_000);
		fc.assert(
			fc.property(fc.nat(300_000), fc.nat(300_000), fc.nat(100), (amountVnd, proved, percent) => {
				const grantedVnd = Math.min(amountVnd, proved);
				const back = returnShippingBack({ amountVnd, grantedVnd }, percent);
				return back >= 0 && back <= grantedVnd;
			}),
		);
	});
});

describe('the clock', () => {
	test('a silent shop has accepted after two days', () => {
		const stated = { ...told, state: 'stated' as const };
		expect(returnShippingTransitionAt(stated, null, hoursOn(47.9))).toEqual({ due: null, next: hoursOn(48) });
		expect(returnShippingTransitionAt(stated, null, hoursOn(48))).toEqual({ due: 'accept', next: null });
	});
	test('an error stands three days after the later of it and the return’s end, and waits while that is open', () => {
		const refused = { ...told, state: 'refused' as const, refusedAt: AT };
		expect(returnShippingTransitionAt(refused, null, hoursOn(900))).toEqual({ due: null, next: null });
		expect(returnShippingTransitionAt(refused, hoursOn(24), hoursOn(25)).next).toEqual(hoursOn(24 + 72));
		expect(returnShippingTransitionAt(refused, hoursOn(-24), hoursOn(72)).due).toBe('close');
	});
	test('an operator who does not rule is warned of, then the buyer wins', () => {
		const disputed = { ...told, state: 'disputed' as const, disputedAt: AT };
		expect(returnShippingTransitionAt(disputed, AT, addMs(AT, 10 * DAY_MS)).due).toBe('warn_ruling');
		expect(returnShippingTransitionAt(disputed, AT, addMs(AT, 30 * DAY_MS)).due).toBe('accept');
	});
});
