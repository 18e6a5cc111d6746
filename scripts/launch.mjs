// Every npm script comes through here. This file and what it imports use nothing but Node 20 and up: it installs the
// dependencies when they are missing, then goes on under the packaged Node 24.
import { rootFolder } from './launcher/root.mjs';
import { enterOwnRuntime } from './launcher/runtime.mjs';

// Started by a stranger: they need no tools for tests. Every other command does.
const WITHOUT_TOOLS = ['start', 'web', 'worker', 'build', 'seed', 'operator'];
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

// Whoever reads our lines may go away first; that must not end the product half-way.
process.stdout.on('error', () => {});

const [command = 'start', ...args] = process.argv.slice(2);
process.chdir(rootFolder);
try {
	if (!COMMANDS.includes(command)) throw new Error(`unknown command ${command}: one of ${COMMANDS.join(', ')}`);
	const isElsewhere = await enterOwnRuntime({ needsTools: !WITHOUT_TOOLS.includes(command) });
	if (!isElsewhere) {
		const { runCommand } = await import('./launcher/commands/index.mjs');
		process.exitCode = await runCommand(command, args);
	}
} catch (problem) {
	process.stderr.write(`${problem instanceof Error ? problem.message : problem}\n`);
	process.exitCode = 1;
}
