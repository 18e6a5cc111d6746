const PROGRESS_AFTER_MS = 1_000;
const NAME_WIDTH = 44;

/** @param {string} text */
export const say = (text) => process.stdout.write(`${text}\n`);

/**
 * @template T
 * @param {string} name
 * @param {() => Promise<T> | T} work
 * @returns {Promise<T>}
 */
export async function step(name, work) {
	const begin = performance.now();
	const timer = setTimeout(() => say(`  … ${name}`), PROGRESS_AFTER_MS);
	try {
		const result = await work();
		say(`  ✓ ${name.padEnd(NAME_WIDTH)} ${seconds(begin)}`);
		return result;
	} finally {
		clearTimeout(timer);
	}
}

/**
 * Retries a step once, because a busy machine must not stop the start; reports the second failure in one line with
 * advice.
 * @template T
 * @param {string} name
 * @param {{ work: () => Promise<T>, log: string, isStopping: () => boolean }} options `log`: file with the full
 * output
 * @returns {Promise<T>}
 */
export async function repeatableStep(name, { work, log, isStopping }) {
	try {
		return await step(name, work);
	} catch (problem) {
		if (isStopping()) throw problem;
		say(`  ! ${name}: ${firstLine(problem)}; trying once again`);
	}
	return step(name, work).catch((problem) => {
		if (isStopping()) throw problem;
		throw new Error(`${name} failed twice: ${firstLine(problem)}. All of it is in ${log}; run the same command again`);
	});
}

/** @param {unknown} problem */
const firstLine = (problem) => (problem instanceof Error ? problem.message : String(problem)).split('\n')[0] ?? '';

/** @param {number} begin of `performance.now()` */
export const seconds = (begin) => `${((performance.now() - begin) / 1000).toFixed(1)} s`;
