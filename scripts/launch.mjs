// Entry of every npm script. This file and its imports must run on Node 20 without dependencies: it installs them
// and then continues under the packaged Node 24.
import { rootFolder } from './launcher/root.mjs';
import { enterOwnRuntime } from './launcher/runtime.mjs';

// These commands need no development dependencies.
const WITHOUT_TOOLS = ['start', 'web', 'worker', 'build', 'seed', 'migrate', 'operator'];
const COMMANDS = [
	...WITHOUT_TOOLS,
	'dev',
	'test',
	'test:domain',
	'test:visual',
	'verify',
	'bench',
	'drill',
	'mutants',
	'run',
];

// The reader of stdout may exit first; that must not stop the product.
process.stdout.on('error', () => {});

const [command = 'start', ...args] = process.argv.slice(2);
process.chdir(rootFolder);
try {
	if (!COMMANDS.includes(command)) throw new Error(`unknown command ${command}: one of ${COMMANDS.join(', ')}`);
	const isElsewhere = await enterOwnRuntime({ command, needsTools: !WITHOUT_TOOLS.includes(command) });
	if (!isElsewhere) {
		const { runCommand } = await import('./launcher/commands/index.mjs');
		process.exitCode = await runCommand(command, args);
	}
} catch (problem) {
	process.stderr.write(`${problem instanceof Error ? problem.message : problem}\n`);
	process.exitCode = 1;
}
