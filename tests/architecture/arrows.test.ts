import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import arrows from '../../.dependency-cruiser.mjs';
import { DOMAIN_LINE } from '../../scripts/arrows/domain-line.mjs';
import { type ArrowRule, astroViolations } from './astro-arrows.ts';
import { asLines, declaredViolations, type Violation } from './fixtures.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FIXTURES = fileURLToPath(new URL('violations/arrows', import.meta.url));
const DEPCRUISE = `${ROOT}node_modules/dependency-cruiser/bin/dependency-cruiser.mjs`;

const TOOL_MS = 60_000;
const rules = (arrows.forbidden ?? []) as unknown as readonly ArrowRule[];
const cruise = ['--config', `${ROOT}.dependency-cruiser.mjs`, 'src', '--output-type'];

type Cruised = {
	readonly modules: readonly {
		readonly source: string;
		readonly dependencies: readonly { readonly rules?: readonly { readonly name: string }[] }[];
	}[];
};

function cruisedViolations(): readonly Violation[] {
	const output = execFileSync(process.execPath, [DEPCRUISE, ...cruise, 'json'], { cwd: FIXTURES, encoding: 'utf8' });
	return (JSON.parse(output) as Cruised).modules.flatMap(({ source, dependencies }) =>
		dependencies.flatMap(({ rules: broken = [] }) => broken.map(({ name }) => ({ file: source, rule: name }))),
	);
}

const confessions = declaredViolations(FIXTURES);

describe('import rules', { timeout: TOOL_MS }, () => {
	test('every fixture violates exactly the rules that it names', () => {
		const found = [...cruisedViolations(), ...astroViolations(FIXTURES, rules)];
		expect(asLines(found)).toEqual(asLines(confessions));
	});

	test('every rule has a violating fixture', () => {
		const reconciled = new Set(confessions.map(({ rule }) => rule));
		expect([...new Set(rules.map((rule) => rule.name))].filter((name) => !reconciled.has(name))).toEqual([]);
	});

	test('the depcruise command exits with an error on a violation', () => {
		const { status, stdout } = spawnSync(process.execPath, [DEPCRUISE, ...cruise, 'err'], {
			cwd: FIXTURES,
			encoding: 'utf8',
		});
		expect(status).toBeGreaterThan(0);
		expect(stdout).toContain('domains-import-earlier-domains-only');
	});

	test('no .astro file violates the import rules', () => {
		expect(asLines(astroViolations(ROOT, rules))).toEqual([]);
	});

	test('a domain may import the domains to its left and none to its right', () => {
		const line = rules.filter((rule) => rule.name === 'domains-import-earlier-domains-only');
		const isRejected = (from: string, to: string): boolean =>
			line.some(
				(rule) =>
					new RegExp(String(rule.from.path)).test(`src/domains/${from}/index.ts`) &&
					new RegExp(String(rule.to.path)).test(`src/domains/${to}/index.ts`),
			);
		for (const [place, from] of DOMAIN_LINE.entries()) {
			for (const [other, to] of DOMAIN_LINE.entries()) {
				expect(isRejected(from, to), `${from} → ${to}`).toBe(other > place);
			}
		}
	});
});
