import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuild } from '../build.mjs';
import { takeDataFolder } from '../data-folder.mjs';
import { startPostgres } from '../embedded-postgres.mjs';
import { isPortFree } from '../ports.mjs';
import { restarter, startService } from '../product-processes.mjs';
import { repeatableStep, say, step } from '../progress.mjs';
import { rootFolder } from '../root.mjs';
import { interruption, runScripts } from '../scripts.mjs';
import { checkDatabase, checkSettings, productEnvironment, readSettings } from '../settings.mjs';

/** @typedef {import('../embedded-postgres.mjs').EmbeddedPostgres} EmbeddedPostgres */
/** @typedef {import('../settings.mjs').Settings} Settings */
/** @typedef {import('../data-folder.mjs').DataFolder} DataFolder */
/** @typedef {{ settings: Settings, folder: DataFolder, isDevelopment: boolean, isStopping: boolean, postgres: EmbeddedPostgres | null, restartPostgres: (reason: string, livedMs: number) => void, services: import('../product-processes.mjs').Service[] }} Product */

/** Shutdown time of web, worker and sandbox; the database gets the rest of the ten seconds. */
const DRAIN_MS = 6_000;
const MIGRATE = 'src/migrate.ts';
const SEEDS = 'db/seeds/main.ts';
const PROGRESS = /^\d+ of \d+ [a-z ]+$|^demonstration data in [\d.]+ s$/;
const DATABASE_STOPS_BY_MS = 8_000;
const DATABASE_STOP_MIN_MS = 1_000;

/** @param {{ isDevelopment: boolean }} options @returns {Promise<number>} exit code, after the product has stopped */
export async function start({ isDevelopment }) {
	await checkSettings();
	await checkDatabase();
	const settings = readSettings();
	const folder = await takeDataFolder(settings.dataDir);
	const restartPostgres = restarter({
		name: 'PostgreSQL',
		isStopping: () => product.isStopping,
		again: () => bringUpPostgres(product),
	});
	/** @type {Product} */
	const product = { settings, folder, isDevelopment, isStopping: false, postgres: null, restartPostgres, services: [] };
	const stopped = untilNotified();
	try {
		if (!(await isPortFree(settings.port))) throw new Error(`port ${settings.port} is taken: set PORT to another one`);
		await Promise.race([bringUp(product), stopped]);
		if (!interruption.signal.aborted) say(`ready ${settings.url}`);
		await stopped;
		return 0;
	} catch (problem) {
		if (interruption.signal.aborted) return 0;
		throw problem;
	} finally {
		await bringDown(product);
	}
}

/** @returns {Promise<void>} resolves at the first signal; further signals have no effect */
function untilNotified() {
	return new Promise((resolve) => {
		for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
			process.on(signal, () => {
				if (!interruption.signal.aborted) say('stopping …');
				interruption.abort();
				resolve();
			});
		}
	});
}

/** @param {Product} product */
async function bringUp(product) {
	// Builds pages and fills the database in parallel, because both take long on a first start.
	const building = product.isDevelopment ? Promise.resolve() : ensureBuild();
	building.catch(() => {});
	const env = await bringUpDatabase(product);
	await building;
	if (product.isStopping) return;
	await step('payment sandbox, web and worker', () => bringUpServices(product, env));
}

/** @param {Product} product @returns {Promise<NodeJS.ProcessEnv>} */
async function bringUpDatabase(product) {
	const { settings } = product;
	if (!settings.hasDatabase) await step('PostgreSQL', () => bringUpPostgres(product));
	const env = await productEnvironment(settings, { databaseUrl: product.postgres?.url ?? null, isRunning: false });
	const log = join(settings.dataDir, 'logs', 'start.log');
	// One process runs both, because starting a process dominates the time when there is nothing to do.
	const [name, scripts] = existsSync(join(rootFolder, SEEDS))
		? ['schema, queues and demonstration data', [MIGRATE, SEEDS]]
		: ['schema and queues', [MIGRATE]];
	const onStart = (/** @type {number | undefined} */ pid) => product.folder.note(name, pid ?? null);
	const onLine = (/** @type {string} */ line) => PROGRESS.test(line) && say(`      ${line}`);
	await repeatableStep(name, {
		work: () => runScripts(scripts, { env, log, onStart, onLine }),
		log,
		isStopping: () => interruption.signal.aborted,
	});
	product.folder.note(name, null);
	return product.isDevelopment ? { ...env, NODE_ENV: 'development' } : env;
}

/** @param {Product} product */
async function bringUpPostgres(product) {
	const port = product.postgres?.port;
	const postgres = await startPostgres({ dataDir: product.settings.dataDir, log: say, ...(port ? { port } : {}) });
	product.postgres = postgres;
	product.folder.note('PostgreSQL', postgres.pid);
	if (product.isStopping) return postgres.stop();
	const begin = Date.now();
	void postgres.exited.then(() => {
		product.folder.note('PostgreSQL', null);
		if (!product.isStopping) product.restartPostgres('killed', Date.now() - begin);
	});
}

/** @param {Product} product @param {NodeJS.ProcessEnv} env */
async function bringUpServices(product, env) {
	const wanted = [
		...(product.settings.hasPayments ? [] : [{ name: 'payment sandbox', file: 'src/payment-sandbox/main.ts' }]),
		{ name: 'web', file: 'src/web.ts', args: product.isDevelopment ? ['--dev'] : [] },
		{ name: 'worker', file: 'src/worker.ts' },
	];
	product.services = wanted.map((spec) => {
		const log = join(product.settings.dataDir, 'logs', `${spec.name.replace(' ', '-')}.log`);
		return startService({ ...spec, env, log }, (pid) => product.folder.note(spec.name, pid));
	});
	await Promise.all(product.services.map((service) => service.ready));
}

/** @param {Product} product */
async function bringDown(product) {
	product.isStopping = true;
	interruption.abort();
	product.folder.markStopping();
	const begin = Date.now();
	await Promise.all(product.services.map((service) => service.stop(DRAIN_MS)));
	await product.postgres?.stop(Math.max(DATABASE_STOP_MIN_MS, DATABASE_STOPS_BY_MS - (Date.now() - begin)));
	product.folder.release();
}
