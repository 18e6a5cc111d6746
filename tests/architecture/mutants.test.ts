import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { MUTANTS } from '../../drills/mutants/table.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Mutants are run by people; that each still finds its guard is seen here, when the code around it changes. */
test.each(MUTANTS.map((mutant) => [mutant.guard, mutant] as const))('%s: stands once', (_guard, mutant) => {
	const sound = readFileSync(`${ROOT}${mutant.file}`, 'utf8');
	for (const [from] of mutant.edits) expect({ from, times: sound.split(from).length - 1 }).toEqual({ from, times: 1 });
	expect(mutant.edits.every(([from, to]) => from !== to)).toBe(true);
	expect(existsSync(`${ROOT}${mutant.tests}`)).toBe(true);
});
