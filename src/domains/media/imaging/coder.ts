import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { DependencyUnavailable } from '#src/shared/failure.ts';
import type { CoderAnswer, CoderTasks } from './tasks.ts';

type TaskName = keyof CoderTasks;
type Options = { readonly niceness: number; readonly attempts: number; readonly idleMs: number };
type Pending = { resolve(value: unknown): void; reject(problem: Error): void };

export type Coder = {
	/** Rejects with `DependencyUnavailable` when the process dies; the next call starts another one. */
	run<T extends TaskName>(task: T, ...input: Parameters<CoderTasks[T]>): ReturnType<CoderTasks[T]>;
	pid(): number | null;
	/** Applies to the next process. */
	setNiceness(niceness: number): void;
};

/** The process holds 100 MB; it ends when no picture arrives for this time. */
const IDLE_MS = 60_000;
const LAST_PRIORITY = 19;
/** A twelfth of an equal share of a busy processor: a member waits for this picture. */
const UPLOAD_PRIORITY = 10;

/** Large sizes of stored pictures. The retry of the job repeats what a dead process did not finish. */
export const backgroundCoder = createCoder({ niceness: LAST_PRIORITY, attempts: 1, idleMs: IDLE_MS });
/** Everything that a request waits for, which is repeated once if the process dies. */
export const uploadCoder = createCoder({ niceness: UPLOAD_PRIORITY, attempts: 2, idleMs: IDLE_MS });

/**
 * Codes pictures in a process of its own: it alone steps back when the machine is busy, and a decoder that crashes or
 * runs out of memory ends nothing else.
 */
export function createCoder(options: Options): Coder {
	const pending = new Map<number, Pending>();
	let { niceness } = options;
	let coder: ChildProcess | undefined;
	let idleTimer: NodeJS.Timeout | undefined;
	let lastId = 0;

	const start = (): ChildProcess => {
		if (coder?.connected && coder.exitCode === null && coder.signalCode === null) return coder;
		const started = startProcess(niceness);
		const end = (): void => {
			if (coder === started) coder = undefined;
			else return;
			for (const { reject } of pending.values()) reject(new DependencyUnavailable('the picture process has ended'));
			pending.clear();
		};
		started.on('error', end).once('exit', end);
		started.on('message', (answer: CoderAnswer) => {
			const asked = pending.get(answer.id);
			pending.delete(answer.id);
			if ('problem' in answer) asked?.reject(new Error(answer.problem));
			else asked?.resolve(answer.value);
		});
		coder = started;
		return started;
	};

	/** Answers that arrive together all come here, so an earlier timer is replaced. */
	const rest = (process: ChildProcess): void => {
		process.unref();
		process.channel?.unref();
		clearTimeout(idleTimer);
		idleTimer = setTimeout(() => process.connected && process.disconnect(), options.idleMs).unref();
	};

	const request = async (task: TaskName, input: readonly unknown[]): Promise<unknown> => {
		clearTimeout(idleTimer);
		const process = start();
		process.ref();
		process.channel?.ref();
		lastId += 1;
		const id = lastId;
		const { promise, resolve, reject } = Promise.withResolvers<unknown>();
		pending.set(id, { resolve, reject });
		process.send({ id, task, input }, (problem) => problem && reject(new DependencyUnavailable(problem.message)));
		try {
			return await promise;
		} finally {
			pending.delete(id);
			if (pending.size === 0 && coder === process) rest(process);
		}
	};

	const run = async (task: TaskName, input: readonly unknown[], attempts: number): Promise<unknown> => {
		try {
			return await request(task, input);
		} catch (problem) {
			if (attempts === 1 || !(problem instanceof DependencyUnavailable)) throw problem;
			return run(task, input, attempts - 1);
		}
	};

	return {
		run: ((task, ...input) => run(task, input, options.attempts)) as Coder['run'],
		pid: () => coder?.pid ?? null,
		setNiceness: (wanted) => {
			niceness = wanted;
		},
	};
}

/** Starts a new session, which is a condition for a lower priority than other sessions. */
function startProcess(niceness: number): ChildProcess {
	// Resolved by the package's name, because the web process is bundled into other files.
	const entry = createRequire(import.meta.url).resolve('#src/domains/media/imaging/coder-process.ts');
	return fork(entry, [String(niceness)], {
		detached: true,
		serialization: 'advanced',
		execArgv: process.execArgv.filter((flag, at, all) => isQuickImport(flag) || isQuickImport(all[at + 1])),
	});
}

const isQuickImport = (flag: string | undefined): boolean => flag?.endsWith('/quick-imports.mjs') === true;
