import { expect, test } from 'vitest';
import { createMetadataReader } from './metadata.ts';

const ISSUER = 'https://idp.example';
const metadata = {
	issuer: ISSUER,
	authorization_endpoint: `${ISSUER}/a`,
	token_endpoint: `${ISSUER}/t`,
	jwks_uri: `${ISSUER}/j`,
};
const read = (issuer: string, answer: unknown) => createMetadataReader(issuer, async () => Response.json(answer))();

test('the metadata of the configured issuer is read', async () => {
	expect(await read(ISSUER, metadata)).toMatchObject(metadata);
	const slashed = { ...metadata, issuer: `${ISSUER}/` };
	expect(await read(`${ISSUER}/`, slashed)).toMatchObject(slashed);
});

test.each([
	[ISSUER, `${ISSUER}/`],
	[`${ISSUER}/`, ISSUER],
	[ISSUER, 'https://IDP.example'],
])('the configured issuer %s refuses metadata of %s and names both', async (issuer, said) => {
	await expect(read(issuer, { ...metadata, issuer: said })).rejects.toThrow(
		`OIDC_ISSUER is ${issuer}, but the provider's metadata says ${said}`,
	);
});

test('metadata of another host is refused', async () => {
	await expect(read(ISSUER, { ...metadata, issuer: 'https://evil.example' })).rejects.toThrow();
});
