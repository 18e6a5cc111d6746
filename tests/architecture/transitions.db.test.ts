import { describe, expect, test } from 'vitest';
import { PARCEL_TRANSITIONS } from '#src/domains/fulfilment/rules/parcel-transitions.ts';
import { BUYER_NOTICES, SHOP_NOTICES } from '#src/domains/orders/rules/notices.ts';
import { ORDER_SCHEDULED_ACTIONS, ORDER_TRANSITIONS } from '#src/domains/orders/rules/order-transitions.ts';
import { RETURN_EVENTS } from '#src/domains/returns/contract/return.ts';
import { RETURN_TRANSITIONS, type ReturnTransition } from '#src/domains/returns/rules/return-transitions.ts';
import { orderStateMessages, parcelStateMessages, returnStateMessages } from '#src/messages/vi/orders.ts';
import type { Transition } from '#src/shared/states.ts';
import { testDatabase } from '#tests/database.ts';
import { domainModules } from './domain-modules.ts';
import { statesInDatabase } from './state-problems.ts';

const database = testDatabase();

const TABLES: readonly (readonly [string, Life])[] = [
	['order', { transitions: ORDER_TRANSITIONS, column: 'orders.state', words: orderStateMessages }],
	['parcel', { transitions: PARCEL_TRANSITIONS, column: 'order_parcels.state', words: parcelStateMessages }],
	['return', { transitions: RETURN_TRANSITIONS, column: 'order_returns.state', words: returnStateMessages }],
];
type Life = {
	readonly transitions: readonly Transition[];
	readonly column: string;
	readonly words: Readonly<Record<string, unknown>>;
};

/** Kinds that report something other than a change of state. */
const OTHER_NOTICES: Readonly<Record<string, readonly string[]>> = {
	'a payment attempt or a refund': [
		'orders.buyer_payment_failed',
		'orders.buyer_payment_held',
		'orders.buyer_refunded',
		'orders.buyer_refund_stuck',
		'orders.buyer_refund_unclear',
		'orders.buyer_money_returned',
	],
	'a cancellation request': [
		'orders.shop_cancel_asked',
		'orders.buyer_cancel_declined',
		'orders.shop_cancel_withdrawn',
		'orders.shop_rest_asked',
		'orders.buyer_rest_declined',
	],
	'a report of a carrier or a decision of an operator': [
		'orders.shop_parcel_back',
		'orders.buyer_refusal_cleared',
		'orders.shop_refusal_cleared',
		'orders.buyer_case_found',
		'orders.shop_case_found',
		'orders.shop_excused',
	],
	'a message': ['orders.buyer_message', 'orders.shop_message'],
};

const KINDS: readonly string[] = [...BUYER_NOTICES, ...SHOP_NOTICES];
const rules = await domainModules('rules/**/!(*.test).ts');
const ruleNames = new Set(rules.flatMap(({ exports }) => Object.keys(exports)));

describe.each(TABLES)('the transition table of the %s', (_, { transitions, column, words }) => {
	test('names only states of the CHECK constraint, and all of them, each with a Vietnamese text', async () => {
		const named = [...new Set(transitions.flatMap(({ from, to }) => [...from, to]))];
		expect(named.toSorted()).toEqual([...(await statesInDatabase((await database).pool, column))].toSorted());
		for (const state of named) expect([state, words[state]]).toEqual([state, expect.stringMatching(/./)]);
	});

	test('gives each transition a name of its own', () => {
		const names = transitions.map(({ name }) => name);
		expect(names).toEqual([...new Set(names)]);
	});

	test('sends only notices that exist', () => {
		const unknown = transitions.flatMap(({ notices }) => notices).filter((kind) => !KINDS.includes(kind));
		expect(unknown).toEqual([]);
	});

	test('names guards that some rule exports', () => {
		const guards = transitions.flatMap(({ guard = [] }) =>
			(typeof guard === 'string' ? [guard] : Object.values(guard).flat()).map((name) => name.replace(/^not /, '')),
		);
		expect(guards.filter((guard) => !ruleNames.has(guard))).toEqual([]);
	});

	test('has a guard or a timer, or is taken by a payment or the system, in every row', () => {
		const free = transitions.filter(({ guard, timers, by }) => !guard && !timers && !by.includes('system'));
		expect(free.map(({ name }) => name)).toEqual([]);
	});
});

test('every notice of orders and returns is sent by a transition, by a scheduled action, or reports no change of state', () => {
	const inTables = [
		...TABLES.flatMap(([, { transitions }]) => transitions.flatMap(({ notices }) => notices)),
		...Object.values(ORDER_SCHEDULED_ACTIONS).flatMap(({ notices }): readonly string[] => notices),
	];
	const others = Object.values(OTHER_NOTICES).flat();
	expect([...new Set(inTables), ...others].toSorted()).toEqual(KINDS.toSorted());
});

test('transitions of a return that record the same event notify the same sides', () => {
	const rows: readonly ReturnTransition[] = RETURN_TRANSITIONS;
	for (const { to, event = to, notices } of rows) {
		expect(RETURN_EVENTS).toContain(event);
		const alike = rows.filter((row) => (row.event ?? row.to) === event);
		for (const row of alike) expect([row.name, row.notices]).toEqual([row.name, notices]);
	}
});
