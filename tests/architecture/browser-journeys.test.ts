import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const VIOLATIONS = fileURLToPath(new URL('violations/journeys', import.meta.url));
/** Browser tests take seconds each; what a journey does not need a browser for belongs into a database test. */
const JOURNEYS_MAX = 8;
/** Visits every kind of page instead of walking journeys. */
const NO_VERTICAL = ['page-walk'];
const JOURNEY = /^\s*test(\.(each|only|skip|fixme|fail|slow)\b.*)?\(/gm;

/** Folders below `tests/browser` with more journeys than a vertical may have. */
function longVerticals(root: string): readonly string[] {
	const counts = new Map<string, number>();
	for (const file of globSync('tests/browser/*/**/*.spec.ts', { cwd: root })) {
		const vertical = file.split('/')[2] ?? '';
		const journeys = readFileSync(join(root, file), 'utf8').match(JOURNEY)?.length ?? 0;
		if (!NO_VERTICAL.includes(vertical)) counts.set(vertical, (counts.get(vertical) ?? 0) + journeys);
	}
	return [...counts].filter(([, count]) => count > JOURNEYS_MAX).map(([vertical, count]) => `${vertical}: ${count}`);
}

test('no vertical has more than eight browser journeys', () => {
	expect(longVerticals(ROOT)).toEqual([]);
});

test('a vertical with nine browser journeys is refused', () => {
	expect(longVerticals(VIOLATIONS)).toEqual(['purchase: 9']);
});
