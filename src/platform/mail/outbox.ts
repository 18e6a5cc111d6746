import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { config } from '../config/index.ts';
import { outboxFolder } from './transport.ts';

export type OutboxMail = {
	readonly key: string;
	readonly at: Date;
	readonly to: string;
	readonly subject: string;
	readonly text: string;
	readonly html: string | null;
};

const SHOWN_MAX = 50;

/** Only on a developer's machine; elsewhere mails are private. */
export const isOutboxReadable = (): boolean => {
	const { SMTP_URL, siteUrl } = config();
	return !SMTP_URL && new URL(siteUrl).hostname === 'localhost';
};

export async function listOutbox(): Promise<readonly OutboxMail[]> {
	const folder = outboxFolder();
	const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
	const files = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtime })));
	const newest = files.sort((a, b) => b.at.getTime() - a.at.getTime()).slice(0, SHOWN_MAX);
	return Promise.all(
		newest.map(async ({ name, at }) => ({
			key: name.replace(/\.eml$/, ''),
			at,
			...readMail(await readFile(join(folder, name), 'utf8')),
		})),
	);
}

/** Supports only the MIME features that our transport uses. */
export function readMail(raw: string): Pick<OutboxMail, 'to' | 'subject' | 'text' | 'html'> {
	const { headers, body } = split(raw);
	const boundary = /boundary="?([^";]+)"?/i.exec(headers.get('content-type') ?? '')?.[1];
	const parts = boundary
		? body
				.split(`--${boundary}`)
				.slice(1)
				.map((part) => split(part.trimStart()))
		: [{ headers, body }];
	const contentOf = (type: string): string | null => {
		const part = parts.find(({ headers: own }) =>
			(own.get('content-type') ?? 'text/plain').toLowerCase().startsWith(type),
		);
		return part ? decodeBody(part.body, part.headers.get('content-transfer-encoding') ?? '').trim() : null;
	};
	return {
		to: decodeWords(headers.get('to') ?? ''),
		subject: decodeWords(headers.get('subject') ?? ''),
		text: contentOf('text/plain') ?? '',
		html: contentOf('text/html'),
	};
}

type Part = { readonly headers: ReadonlyMap<string, string>; readonly body: string };

function split(raw: string): Part {
	const at = /\r?\n\r?\n/.exec(raw);
	const head = raw.slice(0, at?.index ?? raw.length).replace(/\r?\n[ \t]+/g, ' ');
	const lines = head.split(/\r?\n/).map((line) => /^([^:]+):\s*(.*)$/.exec(line));
	const headers = new Map(
		lines.flatMap((line) => (line ? [[(line[1] ?? '').toLowerCase(), line[2] ?? ''] as const] : [])),
	);
	return { headers, body: at ? raw.slice(at.index + at[0].length) : '' };
}

const fromQuoted = (text: string): Buffer =>
	Buffer.from(
		text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
		'latin1',
	);

function decodeBody(body: string, encoding: string): string {
	if (/base64/i.test(encoding)) return Buffer.from(body, 'base64').toString('utf8');
	if (/quoted-printable/i.test(encoding)) return fromQuoted(body.replace(/=\r?\n/g, '')).toString('utf8');
	return body;
}

const WORD = /=\?UTF-8\?([QB])\?([^?]*)\?=/gi;

/** `=?UTF-8?Q?Chào?=` → `Chào`. Joins the bytes first, because a letter may be split between two encoded words. */
function decodeWords(text: string): string {
	return text.replace(/=\?UTF-8\?[QB]\?[^?]*\?=(\s+=\?UTF-8\?[QB]\?[^?]*\?=)*/gi, (run) =>
		Buffer.concat(
			[...run.matchAll(WORD)].map(([, kind = '', content = '']) =>
				kind.toUpperCase() === 'B' ? Buffer.from(content, 'base64') : fromQuoted(content.replace(/_/g, ' ')),
			),
		).toString('utf8'),
	);
}
