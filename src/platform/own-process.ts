import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { createRequire } from 'node:module';

type Options = ForkOptions & { readonly args?: readonly string[]; readonly flags?: readonly string[] };

/** Starts one of our modules as a process of its own. Of this process's flags it gets only the one that finds modules. */
export function startModule(name: `#src/${string}`, { args = [], flags = [], ...options }: Options): ChildProcess {
	// Resolved by the package's name, because the web process is bundled into other files.
	const entry = createRequire(import.meta.url).resolve(name);
	const inherited = process.execArgv.filter((flag, at, all) => isQuickImport(flag) || isQuickImport(all[at + 1]));
	return fork(entry, [...args], { serialization: 'advanced', ...options, execArgv: [...inherited, ...flags] });
}

const isQuickImport = (flag: string | undefined): boolean => flag?.endsWith('/quick-imports.mjs') === true;
