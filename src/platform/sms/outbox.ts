import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { type Config, config } from '../config/index.ts';
import { outboxFolder } from '../mail/transport.ts';

/** Only on a developer's machine; elsewhere messages are private. */
export const isSmsOutboxReadable = ({ SMS_URL, siteUrl }: Pick<Config, 'SMS_URL' | 'siteUrl'> = config()): boolean =>
	SMS_URL === undefined && new URL(siteUrl).hostname === 'localhost';

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
