import { globSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import type { APIContext } from 'astro';
import { expect, test } from 'vitest';
import { GET } from '#src/pages/api/openapi.json.ts';
import { ROOT } from './domain-modules.ts';

type Operation = {
	readonly operationId: string;
	readonly responses: Readonly<Record<string, unknown>>;
	readonly parameters: readonly { readonly in: string; readonly name: string }[];
};
type Document = {
	readonly openapi: string;
	readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
	readonly components: Readonly<Record<'schemas' | 'responses', Readonly<Record<string, unknown>>>>;
};

const DOCUMENT_CHARACTERS_MAX = 700_000;

const answer = await GET({ site: new URL('https://chobiz.example') } as unknown as APIContext);
const document = (await answer.json()) as Document;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
	Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

test('the OpenAPI document is valid OpenAPI 3.1', async () => {
	const result = await new Validator().validate(structuredClone(document) as unknown as Record<string, unknown>);
	expect(result.errors ?? []).toEqual([]);
	expect(result.valid).toBe(true);
	expect(document.openapi).toBe('3.1.0');
});

test('the recommended rules of Redocly find no error in the OpenAPI document', async () => {
	const config = await createConfig({ extends: ['recommended'] });
	const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config });
	const errors = problems.filter(({ severity }) => severity === 'error');
	expect(errors.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`)).toEqual([]);
}, 60_000);

test('the OpenAPI document repeats no schema in place', () => {
	expect(JSON.stringify(document).length).toBeLessThan(DOCUMENT_CHARACTERS_MAX);
	expect(Object.keys(document.components.schemas)).toEqual(
		expect.arrayContaining(['Problem', 'CartView', 'PlaceOrderInput', 'OrderView']),
	);
	expect(Object.keys(document.components.responses)).toEqual(expect.arrayContaining(['HttpSignInRequired401']));
});

test('the OpenAPI document contains every endpoint file', () => {
	const files = globSync('**/*.ts', { cwd: `${ROOT}src/pages/api` }).filter((file) => !/(^|\/)_|^openapi/.test(file));
	const expected = files.map((file) =>
		`/api/${file.replace(/\.ts$/, '').replace(/(^|\/)index$/, '')}`.replace(/\[([^\]]+)\]/g, '{$1}'),
	);
	expect(Object.keys(document.paths).sort()).toEqual(expected.sort());
});

test('every OpenAPI operation has a unique operationId and declares its path parameters', () => {
	const names = operations.map(({ operation }) => operation.operationId);
	expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
	for (const { path, operation } of operations) {
		const inPath = operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
		expect(inPath, path).toEqual([...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name));
	}
});

test('every restricted write operation documents its error responses', () => {
	for (const { path, method, operation } of operations) {
		if (method === 'get' || !('403' in operation.responses)) continue;
		expect(Object.keys(operation.responses), path).toEqual(expect.arrayContaining(['400', '409', '500', '503']));
	}
});
