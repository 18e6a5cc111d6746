import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';

const MAIL = { key: 'notice-1', to: 'lan@vidu.vn', subject: 'Đơn hàng của bạn', text: 'Cảm ơn bạn đã mua hàng.' };
const PATIENCE_MS = 12_000;

afterEach(() => {
	vi.unstubAllEnvs();
	vi.resetModules();
});

async function deliverWith(env: Readonly<Record<string, string>>): Promise<typeof import('./transport.ts')> {
	vi.resetModules();
	for (const [name, value] of Object.entries({ DATABASE_URL: 'postgres://unused', APP_SECRET: 'x'.repeat(32), ...env }))
		vi.stubEnv(name, value);
	return import('./transport.ts');
}

test('deliver without SMTP_URL writes one file per key, also when repeated', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'chobiz-mail-'));
	const { deliver, outboxFolder } = await deliverWith({ DATA_DIR: folder });
	for (let time = 0; time < 2; time += 1) await deliver(MAIL);
	expect(await readdir(outboxFolder())).toEqual(['notice-1.eml']);
	const raw = await readFile(join(outboxFolder(), 'notice-1.eml'), 'utf8');
	expect(raw).toContain(Buffer.from(MAIL.text).toString('base64'));
	expect(raw).toMatch(/^From: =\?UTF-8\?\S+\?= <khong-tra-loi@chobiz\.example>\r?$/m);
	expect(raw).toMatch(/^To: lan@vidu\.vn\r?$/m);
	await rm(folder, { recursive: true });
});

test('deliver gives up a silent mail server after ten seconds', { timeout: PATIENCE_MS * 2 }, async () => {
	const lines = new Set<Socket>();
	const silent = createServer((line) => lines.add(line)).listen(0, '127.0.0.1');
	await new Promise((resolve) => silent.once('listening', resolve));
	const { port } = silent.address() as AddressInfo;
	const { deliver } = await deliverWith({ DATA_DIR: tmpdir(), SMTP_URL: `smtp://127.0.0.1:${port}` });
	const begin = performance.now();
	await expect(deliver(MAIL)).rejects.toThrow();
	expect(performance.now() - begin).toBeLessThan(PATIENCE_MS);
	for (const line of lines) line.destroy();
	silent.close();
});

test('deliver treats an address that contains a comma as one recipient', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'chobiz-mail-'));
	const { deliver, outboxFolder } = await deliverWith({ DATA_DIR: folder, MAIL_FROM: 'cho@chobiz.vn' });
	await deliver({ ...MAIL, to: 'lan@vidu.vn, ke-khac@vidu.vn' });
	const raw = await readFile(join(outboxFolder(), 'notice-1.eml'), 'utf8');
	expect(raw).toMatch(/^From: cho@chobiz\.vn\r?$/m);
	expect(raw).not.toMatch(/^To: .*, ke-khac@vidu\.vn\r?$/m);
	await rm(folder, { recursive: true });
});
