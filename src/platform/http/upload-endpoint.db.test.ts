import type { APIContext } from 'astro';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { words } from '#src/messages/vi.ts';
import type { Actor, VendorActor } from '#src/platform/actor.ts';
import { config } from '#src/platform/config/index.ts';
import { err, ok } from '#src/shared/result.ts';
import { contextOf, member, vendor, visitor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { createRateLimiter, uploadEndpoint } from './index.ts';

const database = await testDatabase();
const site = config().siteUrl;
const PICTURE = Uint8Array.of(1, 2, 3);

const { POST, ALL } = uploadEndpoint({
	summary: 'Takes three bytes',
	output: z.object({ size: z.number() }),
	refusals: { 'media.not_a_picture': 'invalid', 'media.too_large': 'invalid' },
	statuses: { 'media.not_a_picture': 415 },
	limit: { name: 'tests.upload', points: 20, shopPoints: 40, perS: 3600, by: 'actor' },
	handle: async (_context, bytes) =>
		bytes.byteLength === 3 ? ok({ size: 3 }) : err({ kind: 'invalid', code: 'media.not_a_picture' }),
});

type Shop = VendorActor | null;
function call(
	body: BodyInit,
	headers: Record<string, string> = {},
	actor: Actor = member('c1'),
	shop: Shop = null,
): APIContext {
	const request = new Request(`${site}/api/uploads`, { method: 'POST', body, headers: { origin: site, ...headers } });
	const context = contextOf(database, actor);
	const limiter = createRateLimiter(database.pool, true, context.log);
	return {
		request,
		url: new URL(request.url),
		params: {},
		locals: { context, words, limiter, findVendor: async () => shop },
	} as never;
}
const form = (...names: readonly string[]): FormData => {
	const made = new FormData();
	for (const name of names) made.append('file', new Blob([PICTURE], { type: 'image/png' }), name);
	return made;
};
const statusOf = async (context: APIContext) => (await POST(context)).status;

test('uploadEndpoint accepts a file as the body or in a form, with any file name', async () => {
	expect(await statusOf(call(PICTURE, { 'content-type': 'image/png' }))).toBe(201);
	for (const name of ['../../x', 'a%00.png', 'CON', '\u202egnp.exe', 'x'.repeat(300)])
		expect(await statusOf(call(form(name)))).toBe(201);
});

test.each([
	['many files', call(form(...Array.from({ length: 200 }, (_, at) => `${at}.png`))), 413],
	['no file', call(form()), 415],
	['a form that is none', call('x', { 'content-type': 'multipart/form-data; boundary=y' }), 400],
	['JSON', call('{}', { 'content-type': 'application/json' }), 415],
	['what the domain knows not to be a picture', call('<svg/>', { 'content-type': 'image/svg+xml' }), 415],
	['a stranger', call(form('a.png'), {}, visitor()), 401],
	['another site', call(form('a.png'), { origin: 'https://evil.example' }), 403],
] as const)('uploadEndpoint rejects %s', async (_, context, status) => {
	expect(await statusOf(context)).toBe(status);
});

test('51: uploadEndpoint answers the 21st picture within an hour with 429', async () => {
	const someone = member('c2');
	for (let turn = 0; turn < 20; turn += 1) expect(await statusOf(call(form('a.png'), {}, someone))).toBe(201);
	const refused = await POST(call(form('a.png'), {}, someone));
	expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
});

test.each([
	['an approved shop', 'approved', 201],
	['a suspended shop', 'suspended', 429],
])('uploadEndpoint answers the 21st picture of %s', async (_, shopState, status) => {
	const person = member(`of-${shopState}`);
	const shop = vendor(person.customerId, 's', { shopState, isWorking: shopState === 'approved' });
	for (let turn = 0; turn < 20; turn += 1) expect(await statusOf(call(form('a.png'), {}, person, shop))).toBe(201);
	expect(await statusOf(call(form('a.png'), {}, person, shop))).toBe(status);
});

test('uploadEndpoint answers other methods than POST with 405', async () => {
	expect((await ALL(call('x'))).status).toBe(405);
});
