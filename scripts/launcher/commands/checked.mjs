// Checks whose answer follows from files alone are not repeated for the same content: the work folder remembers what held.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentId } from '../../build/release.ts';
import { rootFolder, workFolder } from '../root.mjs';

/**
 * @param {string} name of the check
 * @param {readonly string[]} sources files and folders that it reads, tests included
 * @param {() => Promise<unknown>} work throws when the check fails
 * @returns {Promise<boolean>} `false`: this content was checked before
 */
export async function checkOnce(name, sources, work) {
	const id = contentId(rootFolder, sources, { withTests: true });
	const file = join(workFolder, 'checked', name.replaceAll(' ', '-'), id);
	if (existsSync(file)) return false;
	await work();
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, '');
	return true;
}
