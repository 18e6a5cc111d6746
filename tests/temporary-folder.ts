import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockHolder } from '../scripts/launcher/lock.mjs';
import { isAlive, processesIn } from '../scripts/launcher/processes.mjs';

/** The name contains the process id of the owner. Removes the folders of killed owners, which could not remove them. */
export async function temporaryFolder(prefix: string, parent: string = tmpdir()): Promise<string> {
	await removeAbandoned(prefix, parent);
	return mkdtemp(join(parent, `${prefix}${process.pid}-`));
}

async function removeAbandoned(prefix: string, parent: string): Promise<void> {
	for (const name of await readdir(parent)) {
		const [, pid] = (name.startsWith(prefix) && /^(\d+)-\w{6}$/.exec(name.slice(prefix.length))) || [];
		if (!pid || isAlive(Number(pid))) continue;
		const folder = join(parent, name);
		if (!isUsed(folder)) await rm(folder, { recursive: true, force: true });
	}
}

/** A database or product may outlive the killed owner. */
const isUsed = (folder: string): boolean =>
	processesIn(join(folder, 'postgres')).length > 0 || lockHolder(join(folder, 'lock')) !== null;
