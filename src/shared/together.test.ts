import { expect, test } from 'vitest';
import { together } from './together.ts';

const after = <T>(ms: number, work: () => T) =>
	new Promise<T>((done, fail) =>
		setTimeout(() => {
			try {
				done(work());
			} catch (problem) {
				fail(problem);
			}
		}, ms),
	);

test('answers each in its place', async () => {
	expect(await together([after(2, () => 'giá'), after(1, () => 12)])).toEqual(['giá', 12]);
});

test('a failure is told when nothing works any more', async () => {
	const done: string[] = [];
	const refused = () => {
		throw new Error('sold out');
	};
	await expect(together([after(1, refused), after(10, () => done.push('the other'))])).rejects.toThrow('sold out');
	expect(done).toEqual(['the other']);
});

test('of two failures the earlier one is told, wherever it stands', async () => {
	const fail = (why: string) => () => {
		throw new Error(why);
	};
	await expect(together([after(10, fail('aborted')), after(1, fail('locked'))])).rejects.toThrow('locked');
});
