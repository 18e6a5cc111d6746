import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import type { Bench, Figure } from './figure.ts';

const FOLDER = new URL('.', import.meta.url);
const NOT_A_BENCH = [
	'main.ts',
	'figure.ts',
	'import-pace.ts',
	'past-orders.ts',
	'pgbench.ts',
	'search-load.ts',
	'shop-goods.ts',
	'pending-picture-jobs.ts',
	'wrk.ts',
];
const WIDTHS = [58, 14, 8, 20] as const;

const wanted = process.argv.slice(2);
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.ts') && !NOT_A_BENCH.includes(file));
const chosen = files.filter((file) => wanted.length === 0 || wanted.includes(file.replace('.ts', '')));

const row = (cells: readonly string[]): string => cells.map((cell, at) => cell.padEnd(WIDTHS[at] ?? 0)).join(' ');
const show = (value: number | null): string =>
	value === null ? 'not measured' : value.toLocaleString('en', { maximumFractionDigits: value < 1 ? 3 : 2 });
const verdict = (ok: boolean | null): string => (ok === null ? '' : ok ? 'holds' : 'FAILS');

console.log(row(['figure', 'value', 'unit', 'budget', '']));
const figures: Figure[] = [];
for (const file of chosen) {
	const bench = (await import(new URL(file, FOLDER).href)) as Bench;
	console.log(`\n${bench.name}`);
	for (const figure of await bench.run()) {
		figures.push(figure);
		console.log(row([figure.figure, show(figure.value), figure.unit, figure.budget, verdict(figure.ok)]));
	}
}

const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).stdout?.trim() ?? '';
const machine = {
	cores: availableParallelism(),
	cpu: cpus()[0]?.model ?? '',
	memoryBytes: totalmem(),
	node: process.version,
};
const results = new URL('results/', FOLDER);
mkdirSync(results, { recursive: true });
const report = { at: new Date().toISOString(), commit, machine, figures };
writeFileSync(new URL('latest.json', results), `${JSON.stringify(report, null, '\t')}\n`);
process.exitCode = chosen.length === 0 || figures.some(({ ok }) => ok === false) ? 1 : 0;
