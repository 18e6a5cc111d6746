import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { readMail } from './outbox.ts';

async function written(mail: { to: string; subject: string; text: string; html?: string }): Promise<string> {
	const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail({
		from: 'a@vidu.vn',
		...mail,
	});
	return String(message);
}

test.each([
	['short', 'Xác nhận e-mail', 'Chào Lan, http://localhost/x?token=a_b-c=1'],
	[
		'long',
		`Đặt lại mật khẩu ${'của bạn ở Chợ Biz '.repeat(6)}`.trim(),
		'Dòng một có dấu: ợ ộ ữ.\n\nDòng hai.'.repeat(8),
	],
	['plain', 'Hello', 'plain text'],
])('readMail reads back a mail that our transport wrote: %s', async (_title, subject, text) => {
	const mail = { to: 'lan@vidu.vn', subject, text };
	const html = `<p title="${text}">${text}</p>`;
	const unix = (content: string | null) => content?.replace(/\r\n/g, '\n') ?? null;
	for (const variant of [mail, { ...mail, html }]) {
		const read = readMail(await written(variant));
		expect({ ...read, text: unix(read.text), html: unix(read.html) }).toEqual({ html: null, ...variant });
	}
});
