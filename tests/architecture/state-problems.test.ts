import { expect, test } from 'vitest';
import type { StateTable } from '#src/shared/states.ts';
import { type ExternalStates, stateProblems } from './state-problems.ts';

const lamp: StateTable = {
	initial: ['off'],
	final: ['broken'],
	moves: { off: ['on'], on: ['off', 'broken'], broken: [] },
	column: 'lamps.state',
};
const known: ExternalStates = {
	inDatabase: ['broken', 'off', 'on'],
	words: { off: 'Tắt', on: 'Bật', broken: 'Hỏng' },
};

test('stateProblems returns nothing for a correct state table', () => {
	expect(stateProblems(lamp, known)).toEqual([]);
});

test.each<[string, Partial<StateTable>, Partial<ExternalStates>]>([
	['never reached: on', { moves: { off: ['broken'], on: ['off', 'broken'], broken: [] } }, {}],
	['a dead end that is not declared: broken', { final: [] }, {}],
	['an end that leads on: on', { final: ['broken', 'on'] }, {}],
	['led to, but unknown: stolen', { moves: { off: ['on', 'stolen'], on: ['off', 'broken'], broken: [] } }, {}],
	['led to, but unknown: lost', { final: ['broken', 'lost'] }, {}],
	['unknown to the database: on', {}, { inDatabase: ['broken', 'off'] }],
	['known to the database only: dim', {}, { inDatabase: ['broken', 'dim', 'off', 'on'] }],
	['without words: on', {}, { words: { off: 'Tắt', broken: 'Hỏng' } }],
	['without words: on', {}, { words: { off: 'Tắt', on: '', broken: 'Hỏng' } }],
])('stateProblems reports: %s', (problem, change, elsewhere) => {
	expect(stateProblems({ ...lamp, ...change }, { ...known, ...elsewhere })).toEqual([problem]);
});
