import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { config } from '../config/index.ts';

const SMTP_TIMEOUT_MS = 10_000;

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

export async function deliver(message: Message): Promise<void> {
	const { MAIL_FROM, SMTP_URL, siteUrl } = config();
	const { key, ...rest } = message;
	const mail = { ...rest, from: MAIL_FROM, messageId: `<${key}@${new URL(siteUrl).hostname}>` };
	if (SMTP_URL) {
		const smtp = createTransport(SMTP_URL, {});
		Object.assign(smtp.options, { connectionTimeout: SMTP_TIMEOUT_MS, socketTimeout: SMTP_TIMEOUT_MS });
		await smtp.sendMail(mail);
		return;
	}
	const { message: raw } = await createTransport({ streamTransport: true, buffer: true }).sendMail(mail);
	const file = join(outboxFolder(), `${key.replace(/[^A-Za-z0-9._-]/g, '-')}.eml`);
	await writeFile(`${file}.part`, raw as Buffer).catch(async () => {
		await mkdir(outboxFolder(), { recursive: true });
		await writeFile(`${file}.part`, raw as Buffer);
	});
	await rename(`${file}.part`, file);
}
