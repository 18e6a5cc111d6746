import { execFileSync } from 'node:child_process';
import { chmod, cp, mkdtemp, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import pg from 'pg';

/** Sockets, the PID file and temporary files are skipped; the WAL is copied at the end. */
const LEFT_OUT = /^(\.s\.PGSQL.*|postmaster\.pid|pg_wal|pgsql_tmp.*)$/;

export type Copy = {
	/** Copies the WAL written since the start; afterwards the server may run or stop. */
	finish(): Promise<void>;
	/** The server must be stopped. */
	restore(): Promise<void>;
};

/** Follows `docs/runbooks/backup.md`. */
export async function copyRunning(url: string, dataDir: string, meanwhile = async () => {}): Promise<Copy> {
	const folder = await realpath(join(dataDir, 'postgres'));
	const stored = await mkdtemp(join(dirname(folder), 'copy-'));
	const client = new pg.Client(url);
	await client.connect();
	await client.query("SET statement_timeout = 0; SELECT pg_backup_start('copy', true)");
	await meanwhile();
	await cp(folder, stored, { recursive: true, filter: (file) => !LEFT_OUT.test(basename(file)) });
	const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop()');
	await client.end();
	await writeFile(join(stored, 'backup_label'), rows[0]?.labelfile ?? '');
	return {
		finish: () => cp(join(folder, 'pg_wal'), join(stored, 'pg_wal'), { recursive: true }),
		restore: async () => {
			const { uid, gid } = await stat(folder);
			await rm(folder, { recursive: true });
			await cp(stored, folder, { recursive: true });
			await rm(stored, { recursive: true });
			execFileSync('chown', ['-R', `${uid}:${gid}`, folder]);
			await chmod(folder, 0o700);
		},
	};
}
