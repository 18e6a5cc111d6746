import { readdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, setPriority } from 'node:os';
import { createLimiter } from './limiter.ts';
import { CODER_TASKS, type CoderAnswer, type CoderRequest } from './tasks.ts';

/** The kernel ends this process first when memory runs out; its work is repeated. */
const OOM_SCORE = '800';

const niceness = Number(process.argv[2]);
const limit = createLimiter(availableParallelism());

/**
 * Linux schedules sessions against each other and applies niceness only within one, so this process starts a
 * session.
 */
function lowerOwnPriority(): void {
	try {
		for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), niceness);
		writeFileSync('/proc/self/autogroup', String(niceness));
	} catch {
		// Other systems schedule processes only, and some containers reject the call.
		setPriority(niceness);
	}
}

function endFirstWithoutMemory(): void {
	try {
		writeFileSync('/proc/self/oom_score_adj', OOM_SCORE);
	} catch {
		// Only Linux has this file.
	}
}

async function answer({ id, task, input }: CoderRequest): Promise<CoderAnswer> {
	try {
		const work = CODER_TASKS[task] as (...input: readonly unknown[]) => Promise<unknown>;
		return { id, value: await limit(() => work(...input)) };
	} catch (problem) {
		return { id, problem: problem instanceof Error ? problem.message : String(problem) };
	}
}

lowerOwnPriority();
endFirstWithoutMemory();
process.on('message', async (request: CoderRequest) => process.send?.(await answer(request)));
process.on('disconnect', () => process.exit(0));
