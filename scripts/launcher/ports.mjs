// Ports are chosen once and stored in DATA_DIR, so that links and cookies survive a restart.
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

// Below the range of outgoing connections, which starts at 32768 on Linux and 49152 elsewhere.
const FIRST_PORT = 20000;
const LAST_PORT = 31999;
const ATTEMPTS_MAX = 200;
const FILE = 'ports.json';

/**
 * @param {number} port
 * @param {string} [host] all addresses when absent
 * @returns {Promise<boolean>}
 */
export function isPortFree(port, host) {
	return new Promise((resolve) => {
		const server = createServer();
		server.once('error', () => resolve(false));
		server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
	});
}

/** @param {string} [host] all addresses when absent */
export async function freePort(host) {
	for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
		const port = FIRST_PORT + Math.floor(Math.random() * (LAST_PORT - FIRST_PORT + 1));
		if (await isPortFree(port, host)) return port;
	}
	throw new Error(`no free port between ${FIRST_PORT} and ${LAST_PORT}`);
}

/** @param {string} dataDir @returns {Record<string, number>} */
function readPorts(dataDir) {
	try {
		return JSON.parse(readFileSync(join(dataDir, FILE), 'utf8'));
	} catch {
		return {};
	}
}

/**
 * Returns the stored port for `name`, or a new one when another program has taken it.
 * @param {string} dataDir
 * @param {string} name
 * @param {{ isRunning?: boolean }} [options] `isRunning`: our own process listens on it
 */
export async function storedPort(dataDir, name, { isRunning = false } = {}) {
	const ports = readPorts(dataDir);
	const stored = ports[name];
	if (stored && (isRunning || (await isPortFree(stored, '127.0.0.1')))) return stored;
	const port = await freePort('127.0.0.1');
	writeFileSync(join(dataDir, FILE), `${JSON.stringify({ ...ports, [name]: port }, null, '\t')}\n`);
	return port;
}
