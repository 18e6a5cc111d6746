import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { CodedSize } from './sizes.ts';

export type CoderAnswer = { readonly sizes: readonly CodedSize[] | null } | { readonly problem: string };

const ENTRY = './coder-process.ts';
/** The process holds 100 MB; it ends when no picture arrives for this time. */
const IDLE_MS = 60_000;

let coder: ChildProcess | undefined;
let idleTimer: NodeJS.Timeout | undefined;
let lastJob: Promise<unknown> = Promise.resolve();

/** Encodes one picture at a time. Rejects when the process dies; the retry of the job starts another one. */
export function codeInBackground(original: Uint8Array): Promise<readonly CodedSize[] | null> {
	const turn = lastJob.then(() => request(original));
	lastJob = turn.catch(() => {});
	return turn;
}

export const coderPid = (): number | null => coder?.pid ?? null;

function request(original: Uint8Array): Promise<readonly CodedSize[] | null> {
	clearTimeout(idleTimer);
	const process = start();
	process.ref();
	process.channel?.ref();
	const { promise, resolve, reject } = Promise.withResolvers<readonly CodedSize[] | null>();
	const onMessage = (answer: CoderAnswer): void =>
		'problem' in answer ? reject(new Error(answer.problem)) : resolve(answer.sizes);
	const onEnd = (): void => reject(new Error('the process that codes pictures has ended'));
	process.once('message', onMessage).once('exit', onEnd).once('error', onEnd);
	process.send(original, (problem) => problem && reject(problem));
	return promise.finally(() => {
		process.off('message', onMessage).off('exit', onEnd).off('error', onEnd);
		process.unref();
		process.channel?.unref();
		idleTimer = setTimeout(() => process.disconnect(), IDLE_MS).unref();
	});
}

/** Starts a new session, which is a condition for a lower priority than other sessions. */
function start(): ChildProcess {
	if (coder?.connected && coder.exitCode === null && coder.signalCode === null) return coder;
	const started = fork(fileURLToPath(new URL(ENTRY, import.meta.url)), {
		detached: true,
		serialization: 'advanced',
		execArgv: process.execArgv.filter((flag, at, all) => isQuickImport(flag) || isQuickImport(all[at + 1])),
	});
	started.on('error', () => {});
	started.once('exit', () => {
		if (coder === started) coder = undefined;
	});
	coder = started;
	return started;
}

const isQuickImport = (flag: string | undefined): boolean => flag?.endsWith('/quick-imports.mjs') === true;
