// Each build has a folder named after its sources, and `dist` links to the newest. A running product keeps its older
// files, and two concurrent starts build once.
import {
	existsSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	renameSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { releaseId } from '../build/release.ts';
import { inTurn } from './lock.mjs';
import { say, step } from './progress.mjs';
import { rootFolder, workFolder } from './root.mjs';
import { runScript } from './scripts.mjs';

const BUILDS_RETAINED = 3;
const builds = join(workFolder, 'builds');
const dist = join(rootFolder, 'dist');

/** @returns {Promise<void>} resolves when `dist` matches the sources */
export async function ensureBuild() {
	const id = releaseId(rootFolder);
	if (isComplete(id)) return pointTo(id);
	const onWait = (/** @type {number} */ pid) => say(`  … another start (${pid}) is building`);
	await inTurn(join(workFolder, 'build'), onWait, async (note) => {
		if (!isComplete(id)) await step('pages built', () => build(id, (pid) => note('build', pid)));
		pointTo(id);
		dropOldBuilds();
	});
}

/** @param {string} id */
const isComplete = (id) => existsSync(join(builds, id, 'complete'));

/** @param {string} id @param {(pid: number | undefined) => void} onStart */
async function build(id, onStart) {
	const folder = join(builds, id);
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	const env = { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' };
	const log = join(workFolder, 'build.log');
	rmSync(log, { force: true });
	await runScript('node_modules/astro/bin/astro.mjs', { args: ['build', '--outDir', folder], env, log, onStart });
	writeFileSync(join(folder, 'complete'), '');
}

/** @param {string} id */
function pointTo(id) {
	const folder = join(builds, id);
	if (isLink(dist) && sameFolder(dist, folder)) return;
	const draft = `${dist}-${process.pid}`;
	rmSync(draft, { recursive: true, force: true });
	symlinkSync(process.platform === 'win32' ? folder : relative(rootFolder, folder), draft, 'junction');
	if (!isLink(dist)) rmSync(dist, { recursive: true, force: true });
	renameSync(draft, dist);
}

/** @param {string} path */
const isLink = (path) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

/** @param {string} one @param {string} other */
function sameFolder(one, other) {
	return statSync(one, { throwIfNoEntry: false })?.ino === statSync(other, { throwIfNoEntry: false })?.ino;
}

function dropOldBuilds() {
	const byAge = readdirSync(builds)
		.map((name) => ({ name, builtAt: statSync(join(builds, name)).mtimeMs }))
		.sort((one, other) => other.builtAt - one.builtAt);
	for (const { name } of byAge.slice(BUILDS_RETAINED)) rmSync(join(builds, name), { recursive: true, force: true });
}
