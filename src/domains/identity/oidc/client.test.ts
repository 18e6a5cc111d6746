import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createOidcClient } from './client.ts';
import { networkFetch } from './transport.ts';

const clientId = 'cho-biz.shop_1~a';
const clientSecret = 'S3cret-with_all.marks~0';
const TOKENS = { access_token: 'a-1', token_type: 'Bearer' };

/** A provider on the loopback interface that compares the Basic header without decoding its parts. */
async function provider(methods: readonly string[] | undefined) {
	const server = createServer(async (request, response) => {
		const answer = (status: number, value: unknown) =>
			response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
		if (request.method === 'GET') return answer(200, metadata);
		const form = new URLSearchParams(await text(request));
		const { authorization } = request.headers;
		const plain = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
		const isBasic = authorization === plain && !form.has('client_secret');
		const isPost = !authorization && form.get('client_id') === clientId && form.get('client_secret') === clientSecret;
		const method = (isBasic && 'client_secret_basic') || (isPost && 'client_secret_post') || 'none';
		return (methods ?? ['client_secret_basic']).includes(method)
			? answer(200, { ...TOKENS, scope: method })
			: answer(401, { error: 'invalid_client' });
	});
	await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
	const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const metadata = {
		issuer,
		authorization_endpoint: `${issuer}/a`,
		token_endpoint: `${issuer}/t`,
		jwks_uri: `${issuer}/j`,
		...(methods ? { token_endpoint_auth_methods_supported: methods } : {}),
	};
	const redirectUri = 'https://shop.example/back';
	const client = createOidcClient({ issuer, clientId, clientSecret, redirectUri, fetch: networkFetch });
	return { client, close: () => server.close() };
}

test.each([
	['without metadata about it', undefined, 'client_secret_basic'],
	['that offers both', ['client_secret_post', 'client_secret_basic'], 'client_secret_basic'],
	['that takes only the header', ['client_secret_basic'], 'client_secret_basic'],
	['that takes only the body', ['client_secret_post'], 'client_secret_post'],
])('the client authenticates at a provider %s', async (_which, methods, used) => {
	const { client, close } = await provider(methods);
	const result = await client.exchangeCode({ code: 'c-1', codeVerifier: 'v-1' });
	close();
	expect(result).toMatchObject({ kind: 'tokens', tokens: { accessToken: 'a-1', scope: used } });
});
