import { spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rootFolder, workFolder } from './root.mjs';

const TAIL_LINES = 15;
const REASON_LINES = 60;
const FOLLOW_EVERY_MS = 500;

export const NODE_FLAGS = ['--import', fileURLToPath(new URL('./quick-imports.mjs', import.meta.url))];

/** @param {NodeJS.ProcessEnv} env */
export const withCompileCache = (env) => ({ NODE_COMPILE_CACHE: join(workFolder, 'compile-cache'), ...env });

/** Aborts the running script when the user stops the command. */
export const interruption = new AbortController();

/**
 * @param {string} file relative to the project's folder
 * @param {ScriptOptions} options
 * @returns {Promise<string>} as `runScripts`
 */
export const runScript = (file, options) => runScripts([file], options);

/**
 * One after the other in one process.
 * @typedef {{ args?: string[], env: NodeJS.ProcessEnv, log?: string, onStart?: (pid: number | undefined) => void, onLine?: (line: string) => void }} ScriptOptions
 * @param {readonly string[]} files below the project's folder
 * @param {ScriptOptions} options `args`: of the last one.
 *   `log`: file for what it prints; without it all of it becomes the error's message. `onLine`: of the log, soon after
 * @returns {Promise<string>} what it printed when there is no log
 */
export function runScripts(files, { args = [], env, log, onStart, onLine }) {
	if (log) mkdirSync(dirname(log), { recursive: true });
	const output = log ? openSync(log, 'a') : /** @type {const} */ ('pipe');
	const earlier = files.slice(0, -1).flatMap((file) => ['--import', `./${file}`]);
	const child = spawn(process.execPath, [...NODE_FLAGS, ...earlier, files.at(-1) ?? '', ...args], {
		cwd: rootFolder,
		env: withCompileCache(env),
		stdio: ['ignore', output, output],
		signal: interruption.signal,
	});
	onStart?.(child.pid);
	const endFollowing = log && onLine ? follow(log, onLine) : () => {};
	let said = '';
	for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk));
	return new Promise((resolve, reject) => {
		child.once('error', reject);
		child.once('close', (code, signal) => {
			endFollowing();
			if (code === 0) return resolve(said);
			const reason = (log ? reasonIn(log) : said.trim()) || `${files.join(' + ')} ended with ${code ?? signal}`;
			reject(new Error(reason));
		});
	});
}

/**
 * Reports lines appended to a file. A pipe would break the script when the launcher is killed.
 * @param {string} file
 * @param {(line: string) => void} onLine
 * @returns {() => void} reads the rest and stops
 */
function follow(file, onLine) {
	let read = statSync(file).size;
	const look = () => {
		const added = readFileSync(file).subarray(read);
		const whole = added.subarray(0, added.lastIndexOf('\n') + 1);
		read += whole.byteLength;
		for (const line of whole.toString().split('\n')) if (line) onLine(line);
	};
	const timer = setInterval(look, FOLLOW_EVERY_MS);
	return () => {
		clearInterval(timer);
		look();
	};
}

/**
 * For interactive commands.
 * @param {string[]} args of Node
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} exit code
 */
export function runInForeground(args, env) {
	const child = spawn(process.execPath, [...NODE_FLAGS, ...args], {
		cwd: rootFolder,
		env: withCompileCache(env),
		stdio: 'inherit',
	});
	for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
		process.on(signal, () => child.kill('SIGTERM'));
	}
	return new Promise((resolve, reject) => {
		child.once('error', reject);
		child.once('exit', (code) => resolve(code ?? 1));
	});
}

const REASON =
	/^(?:Uncaught )?(?:\w*(?:[Ee]rror|Exception)\w*(?: \[\w+\])?|Setting [A-Z_]+): .+$|"err":\{[^}]*?"message":"[^"]+"/gm;

/** Returns the last error in the log as one line without its stack. @param {string} log */
export function reasonIn(log) {
	const found = tailOf(log, REASON_LINES).match(REASON)?.at(-1) ?? tailOf(log, 1);
	const message = /"message":"([^"]+)"/.exec(found)?.[1] ?? found;
	return message.trim().replace(/[.;:]$/, '');
}

/** @param {string} file @param {number} [lines] */
export function tailOf(file, lines = TAIL_LINES) {
	return readFileSync(file, 'utf8').trim().split('\n').slice(-lines).join('\n');
}
