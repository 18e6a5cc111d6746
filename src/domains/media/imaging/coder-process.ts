import { readdirSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import type { CoderAnswer } from './coder.ts';
import { codeSizes } from './sizes.ts';

const LAST_PRIORITY = 19;

/**
 * Linux schedules sessions against each other and applies niceness only within one, so this process starts a
 * session.
 */
function lowerOwnPriority(): void {
	try {
		for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), LAST_PRIORITY);
		writeFileSync('/proc/self/autogroup', String(LAST_PRIORITY));
	} catch {
		// Other systems schedule processes only, and some containers reject the call.
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

lowerOwnPriority();
process.on('message', async (original: Uint8Array) => process.send?.(await answer(original)));
process.on('disconnect', () => process.exit(0));
