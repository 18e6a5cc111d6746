import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { hasSmsSender } from './gateway.ts';
import { isSmsOutboxReadable } from './outbox.ts';

const SMS = { key: 'code-1', to: '+84912345678', text: 'Cho Biz: 123456' };

afterEach(() => {
	vi.unstubAllEnvs();
	vi.resetModules();
});

async function smsWith(env: Readonly<Record<string, string>>) {
	vi.resetModules();
	for (const [name, value] of Object.entries({ DATABASE_URL: 'postgres://unused', APP_SECRET: 'x'.repeat(32), ...env }))
		vi.stubEnv(name, value);
	return { ...(await import('./gateway.ts')), ...(await import('./outbox.ts')) };
}

test.each([
	[{ SMS_URL: undefined, siteUrl: 'http://localhost:4321' }, true, true],
	[{ SMS_URL: 'https://sms.example/send', siteUrl: 'http://localhost:4321' }, true, false],
	[{ SMS_URL: 'https://sms.example/send', siteUrl: 'https://chobiz.example' }, true, false],
	[{ SMS_URL: undefined, siteUrl: 'https://chobiz.example' }, false, false],
])('for %o a sender exists: %s, and messages are readable here: %s', (settings, hasSender, isReadable) => {
	expect([hasSmsSender(settings), isSmsOutboxReadable(settings)]).toEqual([hasSender, isReadable]);
});

test('deliverSms on localhost writes one message per key for the outbox', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'chobiz-sms-'));
	const { deliverSms, listSmsOutbox } = await smsWith({ DATA_DIR: folder });
	for (let time = 0; time < 2; time += 1) await deliverSms(SMS);
	expect(await listSmsOutbox()).toMatchObject([SMS]);
	await rm(folder, { recursive: true });
});

test('deliverSms posts to the gateway with its credentials and fails for another status without naming them', async () => {
	const seen: { body: string; authorization: string | undefined }[] = [];
	let status = 202;
	const gateway = createServer(async (request, response) => {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk as Buffer);
		seen.push({ body: Buffer.concat(chunks).toString(), authorization: request.headers.authorization });
		response.writeHead(status).end();
	}).listen(0, '127.0.0.1');
	await new Promise((resolve) => gateway.once('listening', resolve));
	const { port } = gateway.address() as AddressInfo;
	const { deliverSms } = await smsWith({ SMS_URL: `http://shop:geheim@127.0.0.1:${port}/send` });
	await deliverSms(SMS);
	expect(JSON.parse(seen[0]?.body ?? '')).toEqual(SMS);
	expect(seen[0]?.authorization).toBe(`Basic ${Buffer.from('shop:geheim').toString('base64')}`);
	status = 500;
	await expect(deliverSms(SMS)).rejects.toThrow(/^(?!.*geheim).*answered 500/);
	gateway.closeAllConnections();
	gateway.close();
	await expect(deliverSms(SMS)).rejects.toThrow('answered nothing');
});
