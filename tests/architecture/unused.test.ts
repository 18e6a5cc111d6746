import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

test('knip rejects an unused file and an unused export', { timeout: 60_000 }, () => {
	const copy = mkdtempSync(join(tmpdir(), 'house-unused-'));
	try {
		cpSync(join(ROOT, 'tests/architecture/violations/unused'), copy, { recursive: true });
		cpSync(join(ROOT, 'knip.json'), join(copy, 'knip.json'));
		const knip = join(ROOT, 'node_modules/knip/bin/knip.js');
		const { status, stdout } = spawnSync(process.execPath, [knip], { cwd: copy, encoding: 'utf8' });
		expect(status).toBe(1);
		expect(stdout).toMatch(/Unused files[\s\S]*src\/shared\/nobody\.ts/);
		expect(stdout).toMatch(/Unused exports[\s\S]*unused[^\n]*src\/shared\/exports\.ts/);
		expect(stdout).not.toMatch(/\bused +src/);
	} finally {
		rmSync(copy, { recursive: true, force: true });
	}
});
