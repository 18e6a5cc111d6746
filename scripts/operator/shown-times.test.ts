import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatDateTime } from '#src/shared/time.ts';
import { licencesCommand } from './licences.ts';
import { changeCommand, listingCommand } from './listings.ts';
import { markOf } from './outcome.ts';

/** Files whose ISO times are read by banks, use cases or a later command, not by people. */
const FOR_MACHINES: ReadonlySet<string> = new Set(['outcome.ts', 'returns.ts', 'vouchers.ts']);

test('only the listed commands print ISO times; all others print times in Asia/Ho_Chi_Minh', () => {
	const commands = readdirSync(import.meta.dirname).filter(
		(name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
	);
	const inUtc = commands.filter((name) =>
		readFileSync(`${import.meta.dirname}/${name}`, 'utf8').includes('toISOString'),
	);
	expect(new Set(inUtc)).toEqual(FOR_MACHINES);
});

test.each([
	['listings', listingCommand],
	['changes', changeCommand],
	['licences', licencesCommand],
])('a decision on %s accepts the exact time of its list and rejects a formatted time', (_list, command) => {
	const askedAt = new Date('2026-11-24T05:00:00.123Z');
	const decide = (typed: string) =>
		command(['reject', 'a-name', ...(command === licencesCommand ? ['b'] : []), typed, 'why']);
	expect(decide(markOf(askedAt))).toBeTypeOf('function');
	expect(decide(markOf(askedAt.toISOString()))).toBeTypeOf('function');
	expect(decide(formatDateTime(askedAt))).toBeNull();
});
