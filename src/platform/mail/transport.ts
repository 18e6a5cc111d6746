import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { config } from '../config/index.ts';

const SMTP_TIMEOUT_MS = 10_000;
const SMTP_PATIENCE = {
	connectionTimeout: SMTP_TIMEOUT_MS,
	greetingTimeout: SMTP_TIMEOUT_MS,
	socketTimeout: SMTP_TIMEOUT_MS,
};

export type Message = {
	/** The same key is the same mail: a repeated job overwrites the file, and the Message-ID tells mail servers. */
	readonly key: string;
	readonly to: string;
	readonly subject: string;
	readonly text: string;
	readonly html?: string;
};

/** Where mails lie as `.eml` files while no SMTP server is set. */
export const outboxFolder = (): string => join(config().DATA_DIR, 'outbox');

/** Made once: a transport checks its settings and its parts when it is made. */
const toFile = createTransport({ streamTransport: true, buffer: true });
let toServer: ReturnType<typeof createTransport> | undefined;

export async function deliver(message: Message): Promise<void> {
	const { MAIL_FROM, SMTP_URL, siteUrl } = config();
	const { key, ...rest } = message;
	const messageId = `<${key}@${new URL(siteUrl).hostname}>`;
	// Vietnamese is shorter in base64 than in quoted-printable, and quicker to write.
	const mail = { ...rest, from: MAIL_FROM, messageId, textEncoding: 'base64' } as const;
	if (SMTP_URL) {
		toServer ??= createTransport({ url: SMTP_URL, ...SMTP_PATIENCE });
		await toServer.sendMail(mail);
		return;
	}
	const { message: raw } = await toFile.sendMail(mail);
	const file = join(outboxFolder(), `${key.replace(/[^A-Za-z0-9._-]/g, '-')}.eml`);
	await writeFile(`${file}.part`, raw as Buffer).catch(async () => {
		await mkdir(outboxFolder(), { recursive: true });
		await writeFile(`${file}.part`, raw as Buffer);
	});
	await rename(`${file}.part`, file);
}
