// Size of PostgreSQL's buffer cache. The server takes the memory gradually, as it reads pages.
import { totalmem } from 'node:os';

const MB = 1024 * 1024;
const MIN_MB = 128;
const MAX_MB = 1024;
const SHARE = 16;

/** @param {number} [bytes] memory of the machine or container @returns {string} for `shared_buffers` */
export function sharedBuffers(bytes = memoryOfTheMachine()) {
	return `${Math.min(MAX_MB, Math.max(MIN_MB, Math.floor(bytes / SHARE / MB)))}MB`;
}

/** Without a limit, constrainedMemory() returns a number beyond the machine's memory. */
const memoryOfTheMachine = () => Math.min(totalmem(), process.constrainedMemory() || totalmem());
