// One line per step with its seconds; a step that takes long says at once what it is doing.
const SAY_AFTER_MS = 1_000;
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
	const timer = setTimeout(() => say(`  … ${name}`), SAY_AFTER_MS);
	try {
		const result = await work();
		say(`  ✓ ${name.padEnd(NAME_WIDTH)} ${seconds(begin)}`);
		return result;
	} finally {
		clearTimeout(timer);
	}
}

/** @param {number} begin of `performance.now()` */
export const seconds = (begin) => `${((performance.now() - begin) / 1000).toFixed(1)} s`;
