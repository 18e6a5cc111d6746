import { spawnSync } from 'node:child_process';

/** Prettier formats what Biome cannot: pages, components and Markdown. */
const FORMATTERS: readonly (readonly string[])[] = [
	['node_modules/@biomejs/biome/bin/biome', 'check', '--write'],
	['node_modules/prettier/bin/prettier.cjs', '--write', '--log-level', 'warn', '.'],
];

const failed = FORMATTERS.filter((command) => spawnSync(process.execPath, command, { stdio: 'inherit' }).status !== 0);
process.exitCode = failed.length === 0 ? 0 : 1;
