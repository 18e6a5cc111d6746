import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type StartedProduct, startProduct } from '../tests/product.ts';
import { atMost, type Figure, skippedFigure } from './figure.ts';

export const name = 'Starting: a fresh clone, a second start, memory at rest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FIRST_START_S = 150;
const SECOND_START_S = 6;
const IDLE_MB = 700;
const IDLE_WAIT_MS = 20_000;
const FIGURES = {
	first: 'fresh clone to ready, empty npm cache',
	second: 'second start to ready',
	memory: 'memory of all processes at rest',
};

/** Installs like a new user: `git clone` and `npm start` with the machine's own Node and certificates. */
export async function run(): Promise<readonly Figure[]> {
	const folder = await mkdtemp(join(tmpdir(), 'chobiz-bench-'));
	const clone = join(folder, 'clone');
	try {
		if (spawnSync('git', ['clone', '--quiet', ROOT, clone]).status !== 0) return skippedFigures();
		const env = cleanEnvironment(join(folder, 'npm-cache'));
		const dataDir = join(clone, '.data');
		const start = () => startProduct({ dataDir, folder: clone, command: ['npm', 'start'], env, timeoutMs: 600_000 });
		const [first, firstS] = await timed(start);
		await first.stop();
		const [second, secondS] = await timed(start);
		await wait(IDLE_WAIT_MS);
		const memory = memoryMb(second.launcher.pid ?? 0);
		await second.stop();
		return [
			atMost(FIRST_START_S, { figure: FIGURES.first, value: firstS, unit: 's' }),
			atMost(SECOND_START_S, { figure: FIGURES.second, value: secondS, unit: 's' }),
			memory === null
				? skippedFigure(FIGURES.memory, 'MB', `≤ ${IDLE_MB}`)
				: atMost(IDLE_MB, { figure: FIGURES.memory, value: memory, unit: 'MB' }),
		];
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

const skippedFigures = (): readonly Figure[] => [
	skippedFigure(FIGURES.first, 's', `≤ ${FIRST_START_S}`),
	skippedFigure(FIGURES.second, 's', `≤ ${SECOND_START_S}`),
	skippedFigure(FIGURES.memory, 'MB', `≤ ${IDLE_MB}`),
];

function cleanEnvironment(cache: string): Record<string, string> {
	const path = (process.env.PATH ?? '').split(delimiter).filter((entry) => !entry.includes('node_modules'));
	const empty = Object.keys(process.env).filter((key) =>
		/^npm_(lifecycle|package|execpath|node_execpath)|^CHOBIZ_|^NODE_(?!EXTRA_CA_CERTS$)/.test(key),
	);
	return { ...Object.fromEntries(empty.map((key) => [key, ''])), PATH: path.join(delimiter), npm_config_cache: cache };
}

async function timed(start: () => Promise<StartedProduct>): Promise<readonly [StartedProduct, number]> {
	const begin = performance.now();
	const product = await start();
	return [product, (performance.now() - begin) / 1000];
}

/** Sums the proportional set size (PSS) of the process tree, which counts shared pages once. Linux only. */
function memoryMb(root: number): number | null {
	if (process.platform !== 'linux') return null;
	const parents = readdirSync('/proc')
		.filter((entry) => /^\d+$/.test(entry))
		.map((pid) => [Number(pid), parentOf(pid)] as const);
	const family = new Set([root]);
	for (let size = 0; size !== family.size; ) {
		size = family.size;
		for (const [pid, parent] of parents) if (family.has(parent)) family.add(pid);
	}
	return [...family].reduce((sum, pid) => sum + shareKb(pid), 0) / 1024;
}

function parentOf(pid: string): number {
	return Number(
		readProc(pid, 'stat')
			.replace(/^.*\) \S /s, '')
			.split(' ')[0],
	);
}

function shareKb(pid: number): number {
	return Number(/^Pss:\s+(\d+)/m.exec(readProc(String(pid), 'smaps_rollup'))?.[1] ?? 0);
}

function readProc(pid: string, file: string): string {
	try {
		return readFileSync(`/proc/${pid}/${file}`, 'utf8');
	} catch {
		return '';
	}
}
