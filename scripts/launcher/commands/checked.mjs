// Skips checks that depend only on files whose content has passed before; the work folder stores the passed content
// ids.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentId } from '../../build/release.ts';
import { rootFolder, workFolder } from '../root.mjs';

/**
 * @param {string} name
 * @param {readonly string[]} sources files and folders that the check reads, tests included
 * @param {() => Promise<unknown>} work throws when the check fails
 * @returns {Promise<boolean>} false when this content has passed before
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
