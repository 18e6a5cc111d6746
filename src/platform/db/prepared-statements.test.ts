import { expect, test } from 'vitest';
import { createStatementNames } from './prepared-statements.ts';

const request = (nameOf: (text: string) => string | undefined, text: string, times: number) =>
	Array.from({ length: times }, () => nameOf(text));

test('a statement gets a name the fifth time, and keeps it', () => {
	const nameOf = createStatementNames();
	expect(request(nameOf, 'select 1', 6)).toEqual([undefined, undefined, undefined, undefined, 's1', 's1']);
	expect(request(nameOf, 'select 2', 5).at(-1)).toBe('s2');
});

test('where it is said, a statement gets its name sooner', () => {
	expect(request(createStatementNames(2), 'select 1', 3)).toEqual([undefined, 's1', 's1']);
});

test('statements that hardly ever come again take no memory of the server', () => {
	const nameOf = createStatementNames();
	const rare = Array.from({ length: 5000 }, (_, at) => nameOf(`select ${at}`));
	expect(rare.every((name) => name === undefined)).toBe(true);
});

test('at most three hundred statements are kept', () => {
	const nameOf = createStatementNames();
	const names = Array.from({ length: 400 }, (_, at) => request(nameOf, `select ${at}`, 5).at(-1));
	expect(names.filter(Boolean)).toHaveLength(300);
});
