import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Load = Readonly<Record<'perSecond' | 'p50Ms' | 'p95Ms' | 'p99Ms', number>>;

const SCRIPT = fileURLToPath(new URL('paths.lua', import.meta.url));

export const hasWrk = (): boolean => spawnSync('wrk', ['--version']).error === undefined;

/** Requests the paths in rotation; throws when a response is not successful. */
export function load(
	url: string,
	paths: readonly string[],
	{ connections, seconds }: { readonly connections: number; readonly seconds: number },
): Load {
	const folder = mkdtempSync(join(tmpdir(), 'chobiz-paths-'));
	const file = join(folder, 'paths');
	writeFileSync(file, `${paths.join('\n')}\n`);
	try {
		const flags = [
			'-t1',
			`-c${connections}`,
			`-d${seconds}s`,
			'--timeout',
			'30s',
			'-H',
			'Accept-Encoding: gzip',
			'-s',
			SCRIPT,
			url,
			'--',
			file,
		];
		const said = spawnSync('wrk', flags, { encoding: 'utf8' }).stdout;
		const told = JSON.parse(/\{.*\}/.exec(said)?.[0] ?? 'null') as Record<
			'requests' | 'us' | 'failed' | 'p50' | 'p95' | 'p99',
			number
		> | null;
		if (!told || told.requests === 0 || told.failed > 0) throw new Error(`wrk could not measure ${paths[0]}: ${said}`);
		const { requests, us, p50, p95, p99 } = told;
		return { perSecond: (requests * 1e6) / us, p50Ms: p50 / 1000, p95Ms: p95 / 1000, p99Ms: p99 / 1000 };
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
