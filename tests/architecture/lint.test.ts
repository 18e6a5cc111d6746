import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asLines, declaredViolations, type Violation } from './fixtures.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FIXTURES = join(ROOT, 'tests/architecture/violations/lint');

let copy = '';

// The linter's rules depend on the path, so the fixtures are copied to paths of product code.
beforeAll(() => {
	copy = mkdtempSync(join(tmpdir(), 'house-lint-'));
	cpSync(FIXTURES, copy, { recursive: true });
	for (const part of ['biome.json', '.gitignore', 'tests/architecture/lint']) {
		cpSync(join(ROOT, part), join(copy, part), { recursive: true });
	}
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

type Report = { readonly diagnostics: readonly { readonly category: string; readonly location: { path: string } }[] };

test('the linter rejects every fixture by the rule that it names', { timeout: 60_000 }, () => {
	const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
	const { status, stdout } = spawnSync(
		process.execPath,
		[biome, 'lint', '--reporter=json', '--max-diagnostics=200', 'src'],
		{ cwd: copy, encoding: 'utf8' },
	);
	expect(status).toBe(1);
	const found: Violation[] = (JSON.parse(stdout) as Report).diagnostics.map(({ category, location }) => ({
		file: location.path,
		rule: category,
	}));
	expect(asLines(found)).toEqual(asLines(declaredViolations(FIXTURES)));
});

test('every configured lint rule has a violating fixture', () => {
	const reconciled = declaredViolations(FIXTURES).map(({ rule }) => rule.split('/').at(-1));
	expect(
		rulesSet(JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8'))).filter((rule) => !reconciled.includes(rule)),
	).toEqual([]);
});

function rulesSet(config: unknown): readonly string[] {
	if (typeof config !== 'object' || config === null) return [];
	return Object.entries(config).flatMap(([name, value]) => {
		const isRule = /^(no|use)[A-Z]/.test(name) && (value === 'error' || value?.level === 'error');
		return isRule ? [name] : rulesSet(value);
	});
}
