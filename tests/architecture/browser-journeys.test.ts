import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const VIOLATIONS = fileURLToPath(new URL('violations/journeys', import.meta.url));
/** Browser tests take seconds each; test what needs no browser in a database test. */
const JOURNEYS_MAX = 8;
/** Visits every kind of page and contains no journeys. */
const NO_VERTICAL = ['page-walk'];
const JOURNEY = /^\s*test(\.(each|only|skip|fixme|fail|slow)\b.*)?\(/gm;

function longVerticals(root: string): readonly string[] {
	const counts = new Map<string, number>();
	for (const file of globSync('tests/browser/*/**/*.spec.ts', { cwd: root })) {
		const vertical = file.split('/')[2] ?? '';
		const journeys = readFileSync(join(root, file), 'utf8').match(JOURNEY)?.length ?? 0;
		if (!NO_VERTICAL.includes(vertical)) counts.set(vertical, (counts.get(vertical) ?? 0) + journeys);
	}
	return [...counts].filter(([, count]) => count > JOURNEYS_MAX).map(([vertical, count]) => `${vertical}: ${count}`);
}

test('no folder of browser tests has more than eight journeys', () => {
	expect(longVerticals(ROOT)).toEqual([]);
});

test('longVerticals reports a folder with nine journeys', () => {
	expect(longVerticals(VIOLATIONS)).toEqual(['purchase: 9']);
});
