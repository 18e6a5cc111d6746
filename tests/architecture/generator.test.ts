import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from './domain-modules.ts';
import { houseViolations } from './house-rules.ts';

const PARTS = [
	'src',
	'tests',
	'scripts',
	'biome.json',
	'tsconfig.json',
	'package.json',
	'.dependency-cruiser.mjs',
	'.gitignore',
];

let copy = '';
const run = (script: string, ...args: readonly string[]) =>
	spawnSync(process.execPath, [script, ...args], { cwd: copy, encoding: 'utf8' });

beforeAll(() => {
	copy = mkdtempSync(join(tmpdir(), 'house-new-'));
	for (const part of PARTS) cpSync(join(ROOT, part), join(copy, part), { recursive: true });
	symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
	// Made by Astro: a fresh work tree has none, and what is judged here needs none.
	const astroTypes = join(ROOT, '.astro');
	if (existsSync(astroTypes)) cpSync(astroTypes, join(copy, '.astro'), { recursive: true });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('a generated use case compiles and holds the rules of the house, in a new domain and in an old one', {
	timeout: 300_000,
}, () => {
	const before = houseViolations(copy);
	for (const name of ['auctions/place-bid', 'auctions/close-auction', 'cart/share-cart']) {
		const made = run('scripts/new.ts', 'use-case', name);
		expect(made.stderr).toBe('');
		expect(made.status).toBe(0);
	}
	expect(houseViolations(copy)).toEqual(before);
	const arrows = run(
		'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
		'--config',
		'.dependency-cruiser.mjs',
		'src',
	);
	expect(arrows.stdout).not.toMatch(/auctions|share-cart/);
	const types = run('node_modules/typescript-7/bin/tsc', '--noEmit', '-p', '.');
	expect(types.stdout).not.toMatch(/auctions|share-cart|messages\/vi/);
	const lint = run(
		'node_modules/@biomejs/biome/bin/biome',
		'check',
		'src/domains/auctions',
		'src/domains/cart',
		'src/pages/api',
	);
	expect(lint.status, lint.stderr).toBe(0);
});

test('a use case must name a domain of the line and a verb with its noun', { timeout: 60_000 }, () => {
	expect(run('scripts/new.ts', 'use-case', 'gossip/tell-story').stderr).toContain("'gossip' is no domain");
	expect(run('scripts/new.ts', 'use-case', 'auctions/bid').stderr).toContain('no verb and noun');
	expect(run('scripts/new.ts', 'page', 'auctions').status).toBe(1);
});
