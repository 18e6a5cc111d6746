import type { ErrorMessages } from '../../shared/error-messages.ts';
import { type JsonSchema, type Operation, tagOf } from './openapi.ts';

const PROBLEM = '#/components/schemas/Problem';
const KEY = '#/components/parameters/IdempotencyKey';
const SESSION = 'session';

export type ApiFacts = {
	readonly title: string;
	readonly description: string;
	readonly version: string;
	readonly siteUrl: string;
	readonly words: ErrorMessages;
};

export function openApiDocument(operations: readonly Operation[], facts: ApiFacts): JsonSchema {
	const paths: Record<string, Record<string, JsonSchema>> = {};
	for (const operation of operations) {
		paths[operation.path] = { ...paths[operation.path], [operation.method.toLowerCase()]: describe(operation, facts) };
	}
	return {
		openapi: '3.1.0',
		jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
		info: { title: facts.title, description: facts.description, version: facts.version },
		servers: [{ url: facts.siteUrl }],
		tags: [...new Set(operations.map(tagOf))].map((name) => ({ name })),
		paths,
		components: {
			schemas: { Problem: problemSchema },
			parameters: { IdempotencyKey: keyParameter },
			securitySchemes: {
				[SESSION]: {
					type: 'apiKey',
					in: 'cookie',
					name: '__Host-sid',
					description: 'Set by signing in with the site’s identity service; on http://localhost named sid-PORT.',
				},
			},
		},
	};
}

const describe = (operation: Operation, { words }: ApiFacts): JsonSchema => ({
	operationId: operationId(operation),
	tags: [tagOf(operation)],
	summary: operation.summary,
	...(operation.audience === 'public' ? {} : { security: [{ [SESSION]: [] }] }),
	parameters: [
		...operation.parameters.map(({ name, place, isRequired, schema }) => ({
			name,
			in: place,
			required: isRequired,
			schema,
		})),
		...(operation.idempotency === 'required' ? [{ ...keyParameter, required: true }] : []),
		...(operation.idempotency === 'accepted' ? [{ $ref: KEY }] : []),
	],
	...(operation.body
		? { requestBody: { required: true, content: { [operation.bodyMedia]: { schema: operation.body } } } }
		: {}),
	responses: { ...successes(operation), ...refusals(operation, words) },
});

const operationId = ({ method, path }: Operation): string =>
	method.toLowerCase() +
	path
		.split(/[^A-Za-z0-9]+/)
		.slice(2)
		.map((part) => part.charAt(0).toUpperCase() + part.slice(1))
		.join('');

const successes = ({ answers }: Operation): Record<string, JsonSchema> =>
	Object.fromEntries(
		answers.map(({ status, media, schema }) => [
			String(status),
			{ description: 'Done', content: { [media]: schema ? { schema } : {} } },
		]),
	);

function refusals(operation: Operation, words: ErrorMessages): Record<string, JsonSchema> {
	const statuses = [...new Set(operation.refusals.map(({ status }) => status))];
	return Object.fromEntries(
		statuses.map((status) => {
			const codes = operation.refusals.filter((refusal) => refusal.status === status).map(({ code }) => code);
			const retry = status === 429 || status === 503 ? { headers: { 'Retry-After': retryAfter } } : {};
			return [
				String(status),
				{
					description: codes.map((code) => `${code}: ${words.refusal(code)}`).join('\n\n'),
					...retry,
					content: {
						'application/problem+json': {
							schema: { allOf: [{ $ref: PROBLEM }, { properties: { code: { enum: codes } } }] },
						},
					},
				},
			];
		}),
	);
}

const retryAfter = { description: 'Seconds to wait', schema: { type: 'integer', minimum: 1 } };
const keyParameter = {
	name: 'Idempotency-Key',
	in: 'header',
	required: false,
	description: 'Repeating a request with the same key gives the first answer again and changes nothing (24 hours).',
	schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[!-~]+$' },
};
const problemSchema = {
	type: 'object',
	description: 'RFC 9457. `detail` is Vietnamese and fit for the user’s eyes; `type` leads to the code’s explanation.',
	required: ['type', 'title', 'status', 'code', 'detail'],
	properties: {
		type: { type: 'string', format: 'uri-reference' },
		title: { type: 'string' },
		status: { type: 'integer' },
		code: { type: 'string', pattern: '^[a-z]+\\.[a-z][a-z0-9_]*$' },
		detail: { type: 'string' },
		fields: { type: 'object', additionalProperties: { type: 'string' } },
		details: { type: 'object' },
		requestId: { type: 'string' },
	},
};
