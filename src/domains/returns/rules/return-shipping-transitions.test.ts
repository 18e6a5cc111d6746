import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMs, DAY_MS, HOUR_MS } from '#src/shared/time.ts';
import { RETURN_REASONS, RETURN_STATES } from '../contract/return.ts';
import { RETURN_SHIPPING_STATES } from '../contract/return-shipping.ts';
import {
	decideReturnShippingAction,
	mayStateReturnShipping,
	paidByShop,
	returnShippingAtEnd,
	returnShippingBack,
	returnShippingTransitionAt,
	shopReturnShippingActions,
} from './return-shipping-transitions.ts';

const AT = new Date('2026-11-20T03:00:00Z');
const hoursOn = (hours: number): Date => addMs(AT, hours * HOUR_MS);
const told = { statedAt: AT, refusedAt: null, disputedAt: null };

test('mayStateReturnShipping is true only for faults, in the states shipping_back and received', () => {
	const open = RETURN_STATES.flatMap((state) =>
		RETURN_REASONS.filter((reason) => mayStateReturnShipping({ state, reason })).map((reason) => `${state} ${reason}`),
	);
	expect(open).toEqual(
		['shipping_back', 'received'].flatMap((state) =>
			['defect', 'wrong', 'not_as_described', 'counterfeit'].map((reason) => `${state} ${reason}`),
		),
	);
});

describe('decideReturnShippingAction', () => {
	test('requires a note to refuse and fails with orders.postage_wrong_state when already decided', () => {
		expect(decideReturnShippingAction({ state: 'stated' }, 'refuse', '')).toMatchObject({
			error: { code: 'orders.postage_note_needed' },
		});
		expect(decideReturnShippingAction({ state: 'stated' }, 'accept', '').ok).toBe(true);
		expect(decideReturnShippingAction({ state: 'accepted' }, 'refuse', 'quá cao')).toMatchObject({
			error: { code: 'orders.postage_wrong_state', details: { state: 'accepted' } },
		});
		expect(decideReturnShippingAction({ state: 'accepted' }, 'withdraw', '').ok).toBe(false);
	});
	test('shopReturnShippingActions offers accept and refuse to the role admin and nothing to stock', () => {
		expect(shopReturnShippingActions('stated', 'admin')).toEqual(['accept', 'refuse']);
		expect(shopReturnShippingActions('stated', 'stock')).toEqual([]);
	});
});

describe('the end of a return', () => {
	const ended = (state: 'refunded' | 'replaced' | 'closed' | 'withdrawn', rulingPercent: number | null = null) => ({
		state,
		rulingPercent,
		endedAt: AT,
	});
	test('returnShippingAtEnd returns null for every state while the return is open', () => {
		const open = { state: 'ruled', rulingPercent: 100, endedAt: null } as const;
		expect(paidByShop(open)).toBeNull();
		expect(RETURN_SHIPPING_STATES.map((state) => returnShippingAtEnd(state, open))).toEqual(
			RETURN_SHIPPING_STATES.map(() => null),
		);
	});
	test('returnShippingAtEnd returns owed for an accepted receipt of a refunded or replaced return, and null for others', () => {
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
	test('returnShippingAtEnd returns owed after a ruling, for every earlier decision on the receipt', () => {
		for (const state of ['stated', 'accepted', 'refused', 'disputed'] as const)
			expect(returnShippingAtEnd(state, ended('closed', 33))).toBe('owed');
		expect(returnShippingAtEnd('owed', ended('closed', 33))).toBeNull();
	});
	test('returnShippingBack rounds down and never exceeds the granted amount', () => {
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

describe('returnShippingTransitionAt', () => {
	test('accepts the receipt when the shop has not answered within two days', () => {
		const stated = { ...told, state: 'stated' as const };
		expect(returnShippingTransitionAt(stated, null, hoursOn(47.9))).toEqual({ due: null, next: hoursOn(48) });
		expect(returnShippingTransitionAt(stated, null, hoursOn(48))).toEqual({ due: 'accept', next: null });
	});
	test('closes a refused receipt three days after the later of its rejection and the end of the return', () => {
		const refused = { ...told, state: 'refused' as const, refusedAt: AT };
		expect(returnShippingTransitionAt(refused, null, hoursOn(900))).toEqual({ due: null, next: null });
		expect(returnShippingTransitionAt(refused, hoursOn(24), hoursOn(25)).next).toEqual(hoursOn(24 + 72));
		expect(returnShippingTransitionAt(refused, hoursOn(-24), hoursOn(72)).due).toBe('close');
	});
	test('warns when the operator has not ruled for 10 days and accepts after 30 days', () => {
		const disputed = { ...told, state: 'disputed' as const, disputedAt: AT };
		expect(returnShippingTransitionAt(disputed, AT, addMs(AT, 10 * DAY_MS)).due).toBe('warn_ruling');
		expect(returnShippingTransitionAt(disputed, AT, addMs(AT, 30 * DAY_MS)).due).toBe('accept');
	});
});
