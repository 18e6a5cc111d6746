import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentId } from '../scripts/build/release.ts';
import { inTurn } from '../scripts/launcher/lock.mjs';
import { rootFolder, workFolder } from '../scripts/launcher/root.mjs';

const FOLDER = join(workFolder, 'demonstrations');
/** Inputs of the demonstration data's loaders; the template is keyed by their content. */
const SOURCES = ['db', 'src', 'scripts/launcher', 'package-lock.json'];
const INTERFACE = /^src\/(browser|components|content|host|islands|layouts|messages|pages|stores|styles)\//;
/** Another run may still copy the older one. */
const STORED = 2;
const NOT_COPIED = ['complete', 'lock', 'logs', 'ports.json', 'database-url', 'postgres'];

/** Starts a product in this folder and stops it when it is ready. `note` receives the process id while it runs. */
type Load = (dataDir: string, note: (pid: number | undefined) => void) => Promise<void>;

export async function copyDemonstration(dataDir: string, load: Load): Promise<void> {
	const template = await demonstrationTemplate(load);
	mkdirSync(dataDir, { recursive: true });
	const names = readdirSync(template).filter((name) => !NOT_COPIED.includes(name));
	for (const name of names) copy(join(template, name), join(dataDir, name));
	// When root starts PostgreSQL below a private folder, this is a link to a folder elsewhere.
	copy(realpathSync(join(template, 'postgres')), join(dataDir, 'postgres'));
}

/**
 * The data folder of a stopped product, which must not be started. Created once per content of `SOURCES`, also by
 * concurrent runs.
 */
export async function demonstrationTemplate(load: Load): Promise<string> {
	const id = contentId(rootFolder, SOURCES, { isLeftOut: (path) => INTERFACE.test(path) });
	const template = join(FOLDER, id);
	const isComplete = (): boolean => existsSync(join(template, 'complete'));
	if (isComplete()) return template;
	await inTurn(
		join(workFolder, 'demonstration'),
		() => {},
		async (note) => {
			if (isComplete()) return;
			rmSync(template, { recursive: true, force: true });
			mkdirSync(template, { recursive: true });
			await load(template, (pid) => note('product', pid));
			await writeFile(join(template, 'complete'), '');
			removeOldTemplates();
		},
	);
	return template;
}

/** Preserves owner and mode, because PostgreSQL's files belong to a separate user when root starts it. */
function copy(from: string, to: string): void {
	const flags = process.platform === 'linux' ? ['-a', '--reflink=auto'] : ['-a'];
	const { status, stderr } = spawnSync('cp', [...flags, from, to], { encoding: 'utf8' });
	if (status !== 0) throw new Error(`cp of ${from} failed: ${stderr}`);
}

function removeOldTemplates(): void {
	const byAge = readdirSync(FOLDER)
		.map((name) => ({ name, builtAt: statSync(join(FOLDER, name)).mtimeMs }))
		.sort((one, other) => other.builtAt - one.builtAt);
	for (const { name } of byAge.slice(STORED)) {
		const database = join(FOLDER, name, 'postgres');
		if (lstatSync(database, { throwIfNoEntry: false })?.isSymbolicLink())
			rmSync(realpathSync(database), { recursive: true, force: true });
		rmSync(join(FOLDER, name), { recursive: true, force: true });
	}
}
