// Reads only the settings that the launcher needs; src/platform/config validates all of them.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { storedPort } from './ports.mjs';
import { rootFolder } from './root.mjs';
import { runScript } from './scripts.mjs';

/** @typedef {Record<string, string | undefined>} Environment */
/** @typedef {{ port: number, dataDir: string, url: string, hasDatabase: boolean, hasPayments: boolean, hasIdentity: boolean }} Settings */

const SANDBOX_TMN_CODE = 'CHOBIZ01';

/** Variables of the environment override those of the `.env` file. */
export function loadEnvFile() {
	const file = join(rootFolder, '.env');
	if (existsSync(file)) process.loadEnvFile(file);
}

export async function checkSettings() {
	await runScript('src/platform/config/check.ts', { env: process.env });
}

/** Ends with one line when `DATABASE_URL` leads to nothing; the embedded PostgreSQL is started later. */
export async function checkDatabase() {
	if (process.env.DATABASE_URL) await runScript('src/platform/db/check.ts', { env: process.env });
}

/** @returns {Settings} `has…` means that a real service is configured instead of the embedded one */
export function readSettings() {
	const port = Number(process.env.PORT || 4321);
	return {
		port,
		dataDir: resolve(rootFolder, process.env.DATA_DIR || '.data'),
		url: new URL(process.env.SITE_URL || `http://localhost:${port}`).origin,
		hasDatabase: Boolean(process.env.DATABASE_URL),
		hasPayments: Boolean(process.env.VNPAY_HOST),
		hasIdentity: Boolean(process.env.OIDC_ISSUER),
	};
}

/**
 * @param {Settings} settings
 * @param {{ databaseUrl: string | null, isRunning: boolean }} embedded `isRunning`: the product already runs
 * @returns {Promise<Environment>}
 */
export async function productEnvironment(settings, { databaseUrl, isRunning }) {
	const { dataDir, port } = settings;
	mkdirSync(dataDir, { recursive: true });
	/** @type {Environment} */
	const environment = { NODE_ENV: 'production', ...process.env, DATA_DIR: dataDir, PORT: String(port) };
	if (!settings.hasDatabase && databaseUrl) {
		environment.DATABASE_URL = databaseUrl;
		environment.DATABASE_PREPARED ||= 'on';
	}
	if (!settings.hasPayments) {
		const sandboxPort = await storedPort(dataDir, 'paymentSandbox', { isRunning });
		environment.SANDBOX_PORT = String(sandboxPort);
		environment.VNPAY_HOST = `http://localhost:${sandboxPort}`;
		environment.VNPAY_TMN_CODE = process.env.VNPAY_TMN_CODE || SANDBOX_TMN_CODE;
		environment.VNPAY_HASH_SECRET = process.env.VNPAY_HASH_SECRET || storedSecret(dataDir, 'payment-sandbox-secret');
	}
	const isAllEmbedded = !settings.hasDatabase && !settings.hasPayments && !settings.hasIdentity;
	if (isAllEmbedded && !process.env.APP_SECRET) environment.APP_SECRET = storedSecret(dataDir, 'app-secret');
	return environment;
}

/** @param {string} dataDir @returns {string | null} null unless the embedded database runs */
export function runningDatabaseUrl(dataDir) {
	const file = join(dataDir, 'database-url');
	return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}

/** @param {string} dataDir @param {string} name */
function storedSecret(dataDir, name) {
	const file = join(dataDir, name);
	if (!existsSync(file)) writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
	return readFileSync(file, 'utf8').trim();
}
