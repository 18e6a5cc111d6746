import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import parseAddresses from 'nodemailer/lib/addressparser';
import { config } from '../config/index.ts';

const SMTP_TIMEOUT_MS = 10_000;
const SMTP_TIMEOUTS = {
	connectionTimeout: SMTP_TIMEOUT_MS,
	greetingTimeout: SMTP_TIMEOUT_MS,
	socketTimeout: SMTP_TIMEOUT_MS,
};

export type Message = {
	/** Idempotency key: a repeated job overwrites the file, and the Message-ID lets mail servers detect duplicates. */
	readonly key: string;
	readonly to: string;
	readonly subject: string;
	readonly text: string;
	readonly html?: string;
};

export const outboxFolder = (): string => join(config().DATA_DIR, 'outbox');

const toFile = createTransport({ streamTransport: true, buffer: true });
let toServer: ReturnType<typeof createTransport> | undefined;
let sender: ReturnType<typeof senderFrom> | undefined;

export async function deliver(message: Message): Promise<void> {
	const { MAIL_FROM, SMTP_URL, siteUrl } = config();
	const { key, to, ...rest } = message;
	sender ??= senderFrom(MAIL_FROM);
	// Passed as objects, because nodemailer would parse a string twice, for the header and for the envelope.
	const addresses = { from: sender, to: { name: '', address: to } };
	const messageId = `<${key}@${new URL(siteUrl).hostname}>`;
	// base64 is shorter and faster than quoted-printable for Vietnamese text.
	const mail = { ...rest, ...addresses, messageId, textEncoding: 'base64' } as const;
	if (SMTP_URL) {
		toServer ??= createTransport({ url: SMTP_URL, ...SMTP_TIMEOUTS });
		await toServer.sendMail(mail);
		return;
	}
	const { message: raw } = await toFile.sendMail(mail);
	save(`${key.replace(/[^A-Za-z0-9._-]/g, '-')}.eml`, raw as Buffer);
}

function senderFrom(setting: string): { name: string; address: string } | string {
	const [only, ...more] = parseAddresses(setting, { flatten: true });
	return only && more.length === 0 ? only : setting;
}

/** Synchronous, because four round trips to the thread pool cost more than writing a few kilobytes. */
function save(name: string, mail: Buffer): void {
	const file = join(outboxFolder(), name);
	const draft = `${file}.part`;
	try {
		writeFileSync(draft, mail);
	} catch {
		mkdirSync(outboxFolder(), { recursive: true });
		writeFileSync(draft, mail);
	}
	renameSync(draft, file);
}
