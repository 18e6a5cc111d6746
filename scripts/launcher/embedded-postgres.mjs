// Runs PostgreSQL from the binaries in node_modules, detached in a separate process group: Ctrl-C reaches only the
// launcher and its children, and the database runs until they have finished.
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
	chownSync,
	closeSync,
	existsSync,
	mkdirSync,
	openSync,
	readdirSync,
	readFileSync,
	realpathSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { storedPort } from './ports.mjs';
import { preparePostgresHome } from './postgres-home.mjs';
import { sharedBuffers } from './postgres-memory.mjs';
import { endProcess, isAlive, processesIn, signalTo, waitWhileMoving } from './processes.mjs';

/** @typedef {import('./postgres-home.mjs').PostgresHome} PostgresHome */
/** @typedef {{ url: string, port: number, pid: number, exited: Promise<void>, stop(timeoutMs?: number): Promise<void> }} EmbeddedPostgres */

const ROLE = 'chobiz';
const START_MS = 30_000;
const STOP_MS = 6_000;
const ORPHAN_S = 7;
// This locale is part of the server, so lower() and sorting are the same on every system. Only pg_trgm uses the
// system's character types: under plain C it would ignore Vietnamese letters.
const LOCALE = ['--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'];
const CHARACTER_TYPES = ['C.UTF-8', 'en_US.UTF-8', 'C'];
const LOG_BYTES_MAX = 10_000_000;

// Small enough for a laptop; commits that concern money still wait for the disk.
const SETTINGS = {
	listen_addresses: '127.0.0.1',
	max_connections: '200',
	shared_buffers: sharedBuffers(),
	work_mem: '4MB',
	maintenance_work_mem: '64MB',
	max_wal_size: '1GB',
	synchronous_commit: 'on',
	password_encryption: 'scram-sha-256',
	io_method: 'sync',
	jit: 'off',
	// Updating the process title for each statement costs as much as a short statement.
	update_process_title: 'off',
	timezone: 'UTC',
	log_timezone: 'UTC',
	log_min_messages: 'warning',
	log_line_prefix: '%m [%p] %q%d ',
};

const DOORS = 'local all all scram-sha-256\nhost all all 127.0.0.1/32 scram-sha-256\n';
/** Linux allows 107 bytes, macOS 103. */
const SOCKET_PATH_BYTES_MAX = 103;

/**
 * A Unix socket among the server's files saves a third of the time per statement compared with TCP.
 * @param {string} cluster
 * @param {number} port
 * @returns {string} empty where sockets are unsupported or the path would be too long
 */
function socketFolderIn(cluster, port) {
	const isPossible = process.platform !== 'win32' && !cluster.includes(',');
	return isPossible && Buffer.byteLength(join(cluster, `.s.PGSQL.${port}`)) <= SOCKET_PATH_BYTES_MAX ? cluster : '';
}

/**
 * @param {{ dataDir: string, port?: number, log?: (line: string) => void, settings?: Record<string, string> }}
 * options `settings` overrides server settings (tests trade durability for speed)
 * @returns {Promise<EmbeddedPostgres>}
 */
export async function startPostgres({ dataDir: folder, port: wanted, log = () => {}, settings = {} }) {
	const dataDir = resolve(folder);
	mkdirSync(join(dataDir, 'logs'), { recursive: true });
	const home = preparePostgresHome(dataDir, log);
	await endLeftovers(home.cluster, log);
	const { password, isNew } = storedPassword(dataDir);
	if (!existsSync(join(home.cluster, 'PG_VERSION'))) initialise(home, password);
	else if (isNew) runAlone(home.bin, home.cluster, home.user, [`ALTER ROLE ${ROLE} PASSWORD '${password}'`]);
	const port = wanted ?? (await storedPort(dataDir, 'postgres'));
	const socketFolder = socketFolderIn(home.cluster, port);
	writeFileSync(join(home.cluster, 'pg_hba.conf'), DOORS, { mode: 0o644 });
	const child = spawnServer(home, dataDir, port, { ...settings, unix_socket_directories: socketFolder });
	const exited = new Promise((done) => child.once('exit', done));
	await untilReady(home.cluster, child, dataDir);
	const pid = child.pid ?? 0;
	const urlFile = join(dataDir, 'database-url');
	const endGuard = guard(pid, urlFile);
	const nearer = socketFolder ? `?host=${encodeURIComponent(socketFolder)}` : '';
	const url = `postgres://${ROLE}:${password}@127.0.0.1:${port}/${ROLE}${nearer}`;
	writeFileSync(urlFile, `${url}\n`, { mode: 0o600 });
	return {
		url,
		port,
		pid,
		exited: exited.then(() => {
			endGuard();
			rmSync(urlFile, { force: true });
		}),
		stop: async (timeoutMs = STOP_MS) => {
			await endProcess(pid, stopSteps(timeoutMs));
			await exited;
		},
	};
}

/**
 * Tries a fast shutdown first; if the server is killed after that, the next start recovers from the write-ahead log.
 * @param {number} timeoutMs
 * @returns {ReadonlyArray<readonly [NodeJS.Signals, number]>}
 */
function stopSteps(timeoutMs) {
	if (process.platform === 'win32') return [['SIGKILL', timeoutMs]];
	return [
		['SIGINT', timeoutMs],
		['SIGQUIT', 800],
		['SIGKILL', 800],
	];
}

/** @param {PostgresHome} home @param {string} dataDir @param {number} port @param {Record<string, string>} settings */
function spawnServer({ bin, cluster, user }, dataDir, port, settings) {
	const logFile = join(dataDir, 'logs', 'postgres.log');
	const isLong = (statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > LOG_BYTES_MAX;
	const output = openSync(logFile, isLong ? 'w' : 'a');
	const flags = Object.entries({ ...SETTINGS, ...settings, port: String(port) });
	const child = spawn(
		join(bin, 'postgres'),
		['-D', cluster, ...flags.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
		{
			detached: true,
			stdio: ['ignore', output, output],
			cwd: '/',
			env: plainEnvironment(),
			...asUser(user),
		},
	);
	closeSync(output);
	child.once('error', () => {});
	return child;
}

/**
 * Starts a shell that detects the launcher's death, gives the other processes time to finish and then stops the
 * server.
 * @param {number} pid
 * @param {string} urlFile
 * @returns {() => void} stops the guard
 */
function guard(pid, urlFile) {
	if (process.platform === 'win32') return () => {};
	const script = 'read _; sleep "$1"; kill -INT "$0" && rm -f "$2"';
	const shell = spawn('/bin/sh', ['-c', script, String(pid), String(ORPHAN_S), urlFile], {
		detached: true,
		stdio: ['pipe', 'ignore', 'ignore'],
		cwd: '/',
	});
	shell.once('error', () => {});
	shell.stdin.once('error', () => {});
	shell.unref();
	/** @type {import('node:net').Socket} */ (shell.stdin).unref();
	return () => shell.kill('SIGKILL');
}

/** @param {string} cluster @param {import('node:child_process').ChildProcess} child @param {string} dataDir */
async function untilReady(cluster, child, dataDir) {
	const hasEnded = () => child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
	const isReady = () => readPidFile(cluster)?.pid === child.pid && readPidFile(cluster)?.isReady === true;
	const logFile = join(dataDir, 'logs', 'postgres.log');
	const logged = () => statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
	// Waits as long as the log shows progress of a crash recovery; killing the server would restart the recovery from
	// its beginning.
	await waitWhileMoving(() => hasEnded() || isReady(), logged, START_MS);
	if (!hasEnded() && isReady()) return;
	if (child.pid) signalTo(child.pid, 'SIGQUIT');
	throw new Error(`PostgreSQL did not start: ${lastLine(logFile)}`);
}

/**
 * A killed launcher may leave the server or some of its processes running; none may touch the data.
 * @param {string} cluster
 * @param {(line: string) => void} log
 */
async function endLeftovers(cluster, log) {
	if (!existsSync(join(cluster, 'PG_VERSION'))) return;
	const recorded = readPidFile(cluster);
	const realCluster = realpathSync(cluster);
	const alive = processesIn(realCluster);
	const isOurs = recorded && isAlive(recorded.pid) && (process.platform !== 'linux' || alive.includes(recorded.pid));
	if (isOurs) {
		log(`PostgreSQL of an earlier start is still running (${recorded.pid}): stopping it`);
		await endProcess(recorded.pid, stopSteps(STOP_MS));
	}
	for (const pid of processesIn(realCluster))
		await endProcess(pid, [
			['SIGQUIT', 2_000],
			['SIGKILL', 2_000],
		]);
	// The recorded pid may belong to another program now (common in containers); the server would then fail to start.
	if (recorded && !isOurs) rmSync(join(cluster, 'postmaster.pid'), { force: true });
	for (const name of readdirSync(cluster))
		if (/^\.s\.PGSQL\.\d+/.test(name)) rmSync(join(cluster, name), { force: true });
}

/** @param {string} cluster */
function readPidFile(cluster) {
	try {
		const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
		return { pid: Number(lines[0]), isReady: lines[7]?.trim() === 'ready' };
	} catch {
		return null;
	}
}

/**
 * Creates the cluster in a temporary folder and renames it when complete, so that a killed start leaves no partial
 * cluster.
 * @param {PostgresHome} home
 * @param {string} password
 */
function initialise({ bin, cluster, user }, password) {
	const fresh = `${cluster}.new`;
	const attempts = CHARACTER_TYPES.map((characterType) => () => {
		rmSync(fresh, { recursive: true, force: true });
		mkdirSync(fresh, { mode: 0o700 });
		if (user) chownSync(fresh, user.uid, user.gid);
		const locale = [...LOCALE, '--lc-ctype', characterType];
		run(join(bin, 'initdb'), user, ['-D', fresh, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', ...locale], '');
	});
	firstThatWorks(attempts);
	runAlone(bin, fresh, user, [
		`CREATE ROLE ${ROLE} LOGIN CREATEDB PASSWORD '${password}'`,
		`GRANT pg_monitor, pg_checkpoint TO ${ROLE}`,
		// Tests and drills move the clock of a whole database with this setting.
		`GRANT SET ON PARAMETER chobiz.clock_offset TO ${ROLE}`,
		// A backup that copies the files of a running server calls these functions. Grants on functions belong to one
		// database, and ours is created from this template.
		`GRANT EXECUTE ON FUNCTION pg_backup_start(text, boolean), pg_backup_stop(boolean) TO ${ROLE}`,
		`CREATE DATABASE ${ROLE} OWNER ${ROLE} TEMPLATE postgres`,
	]);
	renameSync(fresh, cluster);
}

/**
 * Uses single-user mode, which needs neither a running server nor a password.
 * @param {string} bin
 * @param {string} cluster
 * @param {PostgresHome['user']} user
 * @param {string[]} statements
 */
function runAlone(bin, cluster, user, statements) {
	run(join(bin, 'postgres'), user, ['--single', '-j', '-D', cluster, 'postgres'], `${statements.join(';\n\n')};\n\n`);
}

/** @param {string} program @param {PostgresHome['user']} user @param {string[]} args @param {string} input */
function run(program, user, args, input) {
	const answer = spawnSync(program, args, {
		input,
		encoding: 'utf8',
		cwd: '/',
		env: plainEnvironment(),
		...asUser(user),
	});
	const said = `${answer.stderr ?? ''}${answer.error?.message ?? ''}`;
	// Single-user mode exits with 0 even when a statement failed.
	if (answer.status === 0 && !/\b(ERROR|FATAL|PANIC):/.test(said)) return;
	throw new Error(`${basename(program)} failed: ${said.trim().split('\n').at(-1) ?? answer.status}`);
}

/** @param {ReadonlyArray<() => void>} attempts the last one may throw */
function firstThatWorks([attempt, ...others]) {
	try {
		attempt?.();
	} catch (error) {
		if (others.length === 0) throw error;
		firstThatWorks(others);
	}
}

/** @param {PostgresHome['user']} user */
function asUser(user) {
	return user ? { uid: user.uid, gid: user.gid } : {};
}

/** PGDATA, LC_ALL, TZ and other variables of the user must not reach the server. */
function plainEnvironment() {
	const stored = ['PATH', 'SystemRoot', 'TEMP', 'TMP'].map((name) => [name, process.env[name]]);
	return { LC_ALL: 'C', ...Object.fromEntries(stored.filter(([, value]) => value !== undefined)) };
}

/** @param {string} dataDir */
function storedPassword(dataDir) {
	const file = join(dataDir, 'postgres-password');
	const isNew = !existsSync(file);
	if (isNew) writeFileSync(file, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
	return { password: readFileSync(file, 'utf8').trim(), isNew };
}

/** @param {string} file */
function lastLine(file) {
	return readFileSync(file, 'utf8').trim().split('\n').at(-1) ?? '';
}
