import type { APIContext } from 'astro';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { words } from '#src/messages/vi.ts';
import { config } from '#src/platform/config/index.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, visitor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { webhookEndpoint, webhookSignature } from './index.ts';

const database = await testDatabase();
const SECRET = 's'.repeat(32);
const NEWS = JSON.stringify({ said: 'Đã giao' });

const { POST, ALL } = webhookEndpoint({
	summary: 'Hears one word',
	input: z.strictObject({ sender: z.string(), said: z.string() }),
	output: z.object({ heard: z.string() }),
	refusals: {},
	secretOf: ({ sender }) => (sender === 'ghn' ? SECRET : null),
	handle: async (_context, { sender, said }) => ok({ heard: `${sender}: ${said}` }),
});

function call(body: string, headers: Record<string, string>, sender = 'ghn'): APIContext {
	const request = new Request(`${config().siteUrl}/api/hooks/${sender}`, {
		method: 'POST',
		body,
		headers: { 'content-type': 'application/json', ...headers },
	});
	const locals = { context: contextOf(database, visitor()), words };
	return { request, url: new URL(request.url), params: { sender }, locals } as never;
}
const signed = (body: string) => ({ 'x-signature': webhookSignature(body, SECRET) });

test('webhookEndpoint accepts a signed body from any sender, with the signature in lower or upper case', async () => {
	const answer = await POST(call(NEWS, signed(NEWS)));
	expect([answer.status, await answer.json()]).toEqual([200, { heard: 'ghn: Đã giao' }]);
	expect((await POST(call(NEWS, { 'x-signature': signed(NEWS)['x-signature'].toUpperCase() }))).status).toBe(200);
});

test.each([
	['without a signature', NEWS, {}, 'ghn', 403],
	['with the signature of another body', NEWS, signed(`${NEWS} `), 'ghn', 403],
	['with the signature of another secret', NEWS, { 'x-signature': webhookSignature(NEWS, 'x'.repeat(32)) }, 'ghn', 403],
	['from a sender that nobody has a secret of', NEWS, signed(NEWS), 'ghtk', 404],
	['signed and no JSON', '{', signed('{'), 'ghn', 400],
	['signed and of another shape', '{}', signed('{}'), 'ghn', 422],
	['larger than any news', 'x'.repeat(300_000), {}, 'ghn', 413],
] as const)('webhookEndpoint rejects a call: %s', async (_title, body, headers, sender, status) => {
	expect((await POST(call(body, headers, sender))).status).toBe(status);
});

test('webhookEndpoint answers other methods than POST with 405', async () => {
	expect((await ALL(call(NEWS, {}))).status).toBe(405);
});
