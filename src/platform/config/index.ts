import { type Config, parseSettings, SettingError } from './settings.ts';

export type { Config } from './settings.ts';

let parsed: Config | undefined;

/** Parses the settings once; on a wrong one it logs the setting and exits. Tests call `parseSettings` instead. */
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
