import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from './root.mjs';

/** In a developer's own clone git uses the project's hooks; in CI and where other hooks are set it stays as it is. */
export function setGitHooks() {
	if (process.env.CI) return;
	if (!statSync(join(rootFolder, '.git'), { throwIfNoEntry: false })?.isDirectory()) return;
	const git = (/** @type {string[]} */ ...args) => spawnSync('git', args, { cwd: rootFolder, encoding: 'utf8' });
	if (git('config', '--get', 'core.hooksPath').status === 1) git('config', 'core.hooksPath', '.githooks');
}
