import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from './root.mjs';

/** Sets the project's hooks in a developer's clone, but not in CI and not where other hooks are configured. */
export function setGitHooks() {
	if (process.env.CI) return;
	if (!statSync(join(rootFolder, '.git'), { throwIfNoEntry: false })?.isDirectory()) return;
	const git = (/** @type {string[]} */ ...args) => spawnSync('git', args, { cwd: rootFolder, encoding: 'utf8' });
	if (git('config', '--get', 'core.hooksPath').status === 1) git('config', 'core.hooksPath', '.githooks');
}
