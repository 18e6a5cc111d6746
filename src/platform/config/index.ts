import { type Config, parseSettings } from './settings.ts';

export type { Config } from './settings.ts';

let parsed: Config | undefined;

/** The settings of this process, read once. Tests and entries with their own environment call `parseSettings`. */
export function config(): Config {
	parsed ??= parseSettings(process.env);
	return parsed;
}
