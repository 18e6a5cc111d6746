import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

/** Returns transactions per second, or null where `pgbench` is not installed. */
export function pgbenchTps(url: string, { setUp, flags }: { setUp: readonly string[]; flags: readonly string[] }) {
	const program = findPgbench();
	if (!program) return null;
	notify(program, ['-i', '-q', ...setUp, url]);
	const said = notify(program, [...flags, url]);
	const tps = Number(/tps = ([\d.]+)/.exec(said)?.[1]);
	if (Number.isNaN(tps)) throw new Error(`pgbench told no figure:\n${said}`);
	return tps;
}

function notify(program: string, flags: readonly string[]): string {
	const { status, stdout, stderr } = spawnSync(program, flags, { encoding: 'utf8' });
	if (status !== 0) throw new Error(`pgbench could not measure:\n${stderr}`);
	return stdout;
}

function findPgbench(): string | null {
	const folder = '/usr/lib/postgresql';
	const versions = existsSync(folder) ? readdirSync(folder) : [];
	const programs = versions.map((version) => `${folder}/${version}/bin/pgbench`);
	return programs.find((program) => existsSync(program)) ?? null;
}
