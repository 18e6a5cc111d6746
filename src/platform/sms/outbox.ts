import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { outboxFolder } from '../mail/transport.ts';

export type OutboxSms = { readonly key: string; readonly at: Date; readonly to: string; readonly text: string };

const SHOWN_MAX = 50;
const ENDING = '.sms.json';
const Stored = z.object({ to: z.string(), text: z.string() });

/** The newest first. */
export async function listSmsOutbox(): Promise<readonly OutboxSms[]> {
	const folder = outboxFolder();
	const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(ENDING));
	const files = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtime })));
	const newest = files.sort((a, b) => b.at.getTime() - a.at.getTime()).slice(0, SHOWN_MAX);
	return Promise.all(
		newest.map(async ({ name, at }) => {
			const stored = z.parse(Stored, JSON.parse(await readFile(join(folder, name), 'utf8')));
			return { key: name.slice(0, -ENDING.length), at, ...stored };
		}),
	);
}
