import { readdirSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import type { CoderAnswer } from './coder.ts';
import { codeSizes } from './sizes.ts';

/** Codes pictures in a process of its own, which leaves the cores to everybody else who wants them. */
const LAST_PRIORITY = 19;

/** Linux weighs sessions against each other, and niceness only inside one: this process leads its own session. */
function stepBack(): void {
	try {
		for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), LAST_PRIORITY);
		writeFileSync('/proc/self/autogroup', String(LAST_PRIORITY));
	} catch {
		// Other systems weigh processes only, and some containers refuse even that.
		setPriority(LAST_PRIORITY);
	}
}

async function answer(original: Uint8Array): Promise<CoderAnswer> {
	try {
		return { sizes: await codeSizes(original) };
	} catch (problem) {
		return { problem: problem instanceof Error ? problem.message : String(problem) };
	}
}

stepBack();
process.on('message', async (original: Uint8Array) => process.send?.(await answer(original)));
// Whoever asked is gone, however it ended.
process.on('disconnect', () => process.exit(0));
