import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { takeDataFolder } from '../data-folder.mjs';
import { startPostgres } from '../embedded-postgres.mjs';
import { say } from '../progress.mjs';
import { rootFolder } from '../root.mjs';
import { runInForeground, runScript } from '../scripts.mjs';
import { productEnvironment, readSettings, runningDatabaseUrl } from '../settings.mjs';

const MIGRATE = 'src/migrate.ts';

/** @param {string} file @param {string[]} args */
export async function runAlone(file, args) {
	const settings = readSettings();
	const databaseUrl = runningDatabaseUrl(settings.dataDir);
	const env = await productEnvironment(settings, { databaseUrl, isRunning: true });
	return runInForeground([present(file), ...args], env);
}

/**
 * Runs without the settings of this installation (bank, secrets), because the script starts installations with
 * different ones.
 * @param {string} file
 * @param {string[]} args
 */
export const runBeside = (file, args) => runInForeground([present(file), ...args], process.env);

/**
 * Uses the running product's database, or starts the embedded one for this script only.
 * @param {string} file
 * @param {string[]} args
 */
export async function runWithDatabase(file, args) {
	present(file);
	const settings = readSettings();
	if (settings.hasDatabase || runningDatabaseUrl(settings.dataDir)) return runAlone(file, args);
	const folder = await takeDataFolder(settings.dataDir);
	try {
		const postgres = await startPostgres({ dataDir: settings.dataDir, log: say });
		try {
			const env = await productEnvironment(settings, { databaseUrl: postgres.url, isRunning: true });
			if (file !== MIGRATE) await runScript(MIGRATE, { env });
			return await runInForeground([file, ...args], env);
		} finally {
			await postgres.stop();
		}
	} finally {
		folder.release();
	}
}

/** @param {string} file */
function present(file) {
	if (!existsSync(join(rootFolder, file))) throw new Error(`there is no ${file || 'file to run'}`);
	return file;
}
