import { expect, test } from 'vitest';
import { createStatementNames } from './prepared-statements.ts';

const request = (nameOf: (text: string) => string | undefined, text: string, times: number) =>
	Array.from({ length: times }, () => nameOf(text));

test('createStatementNames names a statement at its fifth use and keeps the name', () => {
	const nameOf = createStatementNames();
	expect(request(nameOf, 'select 1', 6)).toEqual([undefined, undefined, undefined, undefined, 's1', 's1']);
	expect(request(nameOf, 'select 2', 5).at(-1)).toBe('s2');
});

test('createStatementNames(2) names a statement at its second use', () => {
	expect(request(createStatementNames(2), 'select 1', 3)).toEqual([undefined, 's1', 's1']);
});

test('createStatementNames does not name statements that occur once', () => {
	const nameOf = createStatementNames();
	const rare = Array.from({ length: 5000 }, (_, at) => nameOf(`select ${at}`));
	expect(rare.every((name) => name === undefined)).toBe(true);
});

test('createStatementNames names at most 300 statements', () => {
	const nameOf = createStatementNames();
	const names = Array.from({ length: 400 }, (_, at) => request(nameOf, `select ${at}`, 5).at(-1));
	expect(names.filter(Boolean)).toHaveLength(300);
});
