import { type Config, parseSettings, SettingError } from './settings.ts';

export type { Config } from './settings.ts';

let parsed: Config | undefined;

/** The settings of this process, read once; with a wrong one it ends with a line that names it. Tests and entries with their own environment call `parseSettings`. */
export function config(): Config {
	parsed ??= settingsOrExit();
	return parsed;
}

function settingsOrExit(): Config {
	try {
		return parseSettings(process.env);
	} catch (problem) {
		if (!(problem instanceof SettingError)) throw problem;
		process.stderr.write(`${problem.message}\n`);
		process.exit(1);
	}
}
