import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What a bank or a use case reads is no text for people. */
const FOR_MACHINES: ReadonlySet<string> = new Set(['returns.ts', 'vouchers.ts']);

test('commands show times as every page does, in Asia/Ho_Chi_Minh', () => {
	const commands = readdirSync(import.meta.dirname).filter(
		(name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
	);
	const inUtc = commands.filter((name) =>
		readFileSync(`${import.meta.dirname}/${name}`, 'utf8').includes('toISOString'),
	);
	expect(new Set(inUtc)).toEqual(FOR_MACHINES);
});
