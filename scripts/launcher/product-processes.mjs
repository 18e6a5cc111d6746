import { spawn } from 'node:child_process';
import { closeSync, copyFileSync, mkdirSync, openSync, statSync, truncateSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endProcess } from './processes.mjs';
import { say } from './progress.mjs';
import { rootFolder } from './root.mjs';
import { NODE_FLAGS, reasonIn, withCompileCache } from './scripts.mjs';

/**
 * @typedef {{ name: string, file: string, args?: string[], env: NodeJS.ProcessEnv, log: string }} ServiceSpec
 */
/** @typedef {{ ready: Promise<void>, stop(timeoutMs: number): Promise<void> }} Service */

/** A slow machine is not an error: waits while the process lives and reports the delay regularly. */
const SLOW_START_NOTICE_MS = 60_000;
const READY_MAX_MS = 900_000;
const FIRST_DELAY_MS = 500;
const LAST_DELAY_MS = 30_000;
/** A process that lived this long, including its start, is not in a crash loop. */
const STEADY_MS = 15_000;
const LOG_BYTES_MAX = 20_000_000;
const LOG_CHECK_MS = 600_000;
const KILL_MS = 1_000;
// Pictures allocate large blocks; by default glibc keeps them after free (240 MB instead of 50 MB when idle).
const MALLOC_SETTINGS = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144', MALLOC_TRIM_THRESHOLD_: '1048576' };
/** Of V8's young generation. 64 would render pages 2 % faster and use 50 MB more per web process. */
const SEMI_SPACE_MB = 32;
const childHook = fileURLToPath(new URL('./child.mjs', import.meta.url));

/**
 * The restart delay doubles with every death that follows soon after the last start.
 * @param {{ name: string, isStopping: () => boolean, again: () => void | Promise<void> }} options
 */
export function restarter({ name, isStopping, again }) {
	let delayMs = FIRST_DELAY_MS;
	/** @param {string} reason @param {number} livedMs */
	const restart = (reason, livedMs) => {
		if (livedMs > STEADY_MS) delayMs = FIRST_DELAY_MS;
		const pauseMs = delayMs;
		delayMs = Math.min(delayMs * 2, LAST_DELAY_MS);
		say(`${name} stopped (${reason}); starting it again in ${pauseMs / 1000} s`);
		setTimeout(async () => {
			if (isStopping()) return;
			try {
				await again();
			} catch (problem) {
				restart(problem instanceof Error ? problem.message : String(problem), 0);
			}
		}, pauseMs);
	};
	return restart;
}

/**
 * @param {ServiceSpec} spec
 * @param {(pid: number | null) => void} onChange receives each new pid for the record of the data folder
 * @returns {Service}
 */
export function startService(spec, onChange) {
	let isStopping = false;
	let wasReady = false;
	/** @type {import('node:child_process').ChildProcess} */
	let child;
	/** @type {(problem?: Error) => void} */
	let settle = () => {};
	const ready = new Promise((/** @type {(value: void) => void} */ resolve, reject) => {
		settle = (problem) => (problem ? reject(problem) : resolve());
	});
	const restart = restarter({ name: spec.name, isStopping: () => isStopping, again: () => launch() });

	const launch = () => {
		const begin = Date.now();
		child = spawnService(spec);
		onChange(child.pid ?? null);
		child.on('message', (message) => {
			if (!isReady(message)) return;
			wasReady = true;
			settle();
		});
		child.once('error', (problem) => settle(problem));
		child.once('exit', (code, signal) => {
			onChange(null);
			if (isStopping) return;
			if (wasReady) restart(String(signal ?? `exit ${code}`), Date.now() - begin);
			else settle(new Error(`${spec.name} did not start: ${reasonIn(spec.log)}. All of it is in ${spec.log}`));
		});
	};
	launch();
	setInterval(() => truncateLog(spec.log), LOG_CHECK_MS).unref();
	const begin = Date.now();
	const timer = setInterval(() => {
		const seconds = Math.round((Date.now() - begin) / 1000);
		if (seconds * 1000 < READY_MAX_MS) say(`      ${spec.name} is not ready after ${seconds} s, see ${spec.log}`);
		else settle(new Error(`${spec.name} did not answer within ${seconds} s, see ${spec.log}`));
	}, SLOW_START_NOTICE_MS);
	ready.catch(() => {}).finally(() => clearInterval(timer));
	return {
		ready,
		stop: async (timeoutMs) => {
			isStopping = true;
			if (child.pid)
				await endProcess(child.pid, [
					['SIGTERM', timeoutMs],
					['SIGKILL', KILL_MS],
				]);
		},
	};
}

/** @param {unknown} message */
const isReady = (message) => typeof message === 'object' && message !== null && 'ready' in message;

/**
 * Uses a separate process group: Ctrl-C reaches only the launcher, which stops the processes in order.
 * @param {ServiceSpec} spec
 */
function spawnService({ file, args = [], env, log }) {
	mkdirSync(dirname(log), { recursive: true });
	truncateLog(log);
	const output = openSync(log, 'a');
	const flags = [...NODE_FLAGS, `--max-semi-space-size=${SEMI_SPACE_MB}`, '--import', childHook];
	const child = spawn(process.execPath, [...flags, join(rootFolder, file), ...args], {
		cwd: rootFolder,
		env: { ...MALLOC_SETTINGS, ...withCompileCache(env) },
		detached: true,
		stdio: ['ignore', output, output, 'ipc'],
	});
	closeSync(output);
	return child;
}

/** Truncates the file instead of replacing it, because the process keeps writing to it. @param {string} log */
function truncateLog(log) {
	if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) <= LOG_BYTES_MAX) return;
	copyFileSync(log, `${log}.1`);
	truncateSync(log);
}
