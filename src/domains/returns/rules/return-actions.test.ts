import { expect, test } from 'vitest';
import { addMs, HOUR_MS } from '#src/shared/time.ts';
import { BUYER_RETURN_ACTIONS, RETURN_STATES, type ReturnState, SHOP_RETURN_ACTIONS } from '../contract/return.ts';
import { buyerMayDo, decideReturnAction, shopMayDo, taskOf } from './return-actions.ts';
import { isReturnEnded } from './return-states.ts';

const SINCE = new Date('2026-11-16T01:00:00Z');
const of = (state: ReturnState, appealedAt: Date | null = null) => ({
	state,
	requestedAt: SINCE,
	approvedAt: SINCE,
	sentAt: SINCE,
	receivedAt: SINCE,
	inspectedAt: SINCE,

	rejectedAt: SINCE,
	disputedAt: SINCE,
	underReviewAt: SINCE,
	ruledAt: SINCE,
	appealedAt,
	needsGoods: true,
	isDelivered: true,
	replacementOfferedAt: SINCE,
	replacementAgreedAt: null as Date | null,
	answeredAt: null,
});

test.each<readonly [ReturnState, readonly string[], readonly string[]]>([
	['requested', ['withdraw'], ['review', 'approve', 'waive', 'reject']],
	['vendor_review', ['withdraw'], ['approve', 'waive', 'reject']],
	['approved', ['withdraw', 'send_back'], ['waive']],
	['shipping_back', [], ['receive']],
	['received', [], ['accept', 'replace', 'object']],
	['inspected', ['take_replacement', 'refuse_replacement'], ['accept']],
	['rejected', ['dispute'], []],
	['disputed', ['withdraw', 'add_evidence'], ['add_evidence']],
	['under_review', ['withdraw'], []],
	['ruled', ['appeal'], ['appeal']],
])('a return in state %s allows each side exactly its actions', (state, buyer, shop) => {
	expect(buyerMayDo(of(state), SINCE)).toEqual(buyer);
	expect(shopMayDo(of(state), 'admin', SINCE)).toEqual(shop);
});

test('after the buyer agreed to a replacement, only the shop can act, by sending it or by refunding', () => {
	const agreed = { ...of('inspected'), replacementAgreedAt: SINCE };
	expect(buyerMayDo(agreed, SINCE)).toEqual([]);
	expect(shopMayDo(agreed, 'admin', SINCE)).toEqual(['accept', 'send_replacement']);
});

test('no action is allowed on an ended return', () => {
	for (const state of RETURN_STATES.filter(isReturnEnded)) {
		expect([...buyerMayDo(of(state), SINCE), ...shopMayDo(of(state), 'admin', SINCE)]).toEqual([]);
		for (const act of [...BUYER_RETURN_ACTIONS, ...SHOP_RETURN_ACTIONS])
			expect(decideReturnAction(of(state), act, 'x', SINCE).ok).toBe(false);
	}
});

test('shopMayDo omits waive when no products have to be returned', () => {
	expect(shopMayDo({ ...of('requested'), needsGoods: false }, 'admin', SINCE)).toEqual([
		'review',
		'approve',
		'reject',
		'replace',
	]);
});

test('decideReturnAction requires a note to reject and allows only one appeal', () => {
	expect(decideReturnAction(of('requested'), 'reject', '', SINCE)).toMatchObject({
		error: { code: 'orders.return_note_needed' },
	});
	expect(decideReturnAction(of('ruled', SINCE), 'appeal', 'x', SINCE).ok).toBe(false);
});

test('add_evidence fails with orders.return_evidence_closed after 24 hours', () => {
	const end = addMs(SINCE, 24 * HOUR_MS);
	expect(decideReturnAction(of('disputed'), 'add_evidence', 'x', end).ok).toBe(true);
	expect(decideReturnAction(of('disputed'), 'add_evidence', 'x', addMs(end, 1))).toMatchObject({
		error: { code: 'orders.return_evidence_closed' },
	});
});

test.each([
	['requested', ['review']],
	['shipping_back', ['receive']],
	['received', []],
] as const)('in state %s the role stock may do %j, and accounting nothing', (state, actions) => {
	expect(shopMayDo(of(state), 'stock', SINCE)).toEqual(actions);
	expect(actions.every((act) => taskOf(act) === 'pack')).toBe(true);
	expect(shopMayDo(of(state), 'accounting', SINCE)).toEqual([]);
});

test('replace without returned products is allowed only for a delivered order', () => {
	for (const state of ['requested', 'vendor_review'] as const) {
		const missing = { ...of(state), needsGoods: false };
		expect(decideReturnAction(missing, 'replace', '', SINCE).ok).toBe(true);
		expect(decideReturnAction({ ...missing, isDelivered: false }, 'replace', '', SINCE).ok).toBe(false);
		expect(decideReturnAction({ ...missing, needsGoods: true }, 'replace', '', SINCE).ok).toBe(false);
	}
});
