// How much memory the server may keep pages of tables in; it takes what it has read, not all at once.
import { totalmem } from 'node:os';

const MB = 1024 * 1024;
const MIN_MB = 128;
const MAX_MB = 1024;
const SHARE = 16;

/**
 * @param {number} [bytes] what the machine has, or the container
 * @returns {string} for `shared_buffers`
 */
export function sharedBuffers(bytes = memoryOfTheMachine()) {
	return `${Math.min(MAX_MB, Math.max(MIN_MB, Math.floor(bytes / SHARE / MB)))}MB`;
}

/** A container without a limit is told a number beyond any machine. */
const memoryOfTheMachine = () => Math.min(totalmem(), process.constrainedMemory() || totalmem());
