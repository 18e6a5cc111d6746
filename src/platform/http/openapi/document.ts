import type { ErrorMessages } from '../../../shared/error-messages.ts';
import { reachable, referencesOf, SCHEMAS } from './components.ts';
import { type ApiDescription, type JsonSchema, type Operation, operationId, tagOf } from './openapi.ts';

const PROBLEM = `${SCHEMAS}Problem`;
const RESPONSES = '#/components/responses/';
const KEY = '#/components/parameters/IdempotencyKey';
const SESSION = 'session';
const PROBLEM_MEDIA = 'application/problem+json';

export type ApiFacts = {
	readonly title: string;
	readonly description: string;
	readonly version: string;
	readonly siteUrl: string;
	readonly words: ErrorMessages;
};

export function openApiDocument({ operations, schemas }: ApiDescription, facts: ApiFacts): JsonSchema {
	const problems = sharedProblems(operations, facts.words);
	const bodies: Record<string, JsonSchema> = {};
	const paths: Record<string, Record<string, JsonSchema>> = {};
	for (const operation of operations) {
		paths[operation.path] = {
			...paths[operation.path],
			[operation.method.toLowerCase()]: describe(operation, problems),
		};
		if (operation.body && operation.bodyName === null) bodies[bodyName(operation)] = operation.body;
	}
	return {
		openapi: '3.1.0',
		jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
		info: { title: facts.title, description: facts.description, version: facts.version },
		servers: [{ url: facts.siteUrl }],
		tags: [...new Set(operations.map(tagOf))].map((name) => ({ name })),
		paths,
		components: {
			schemas: { Problem: problemSchema, ...referredTo({ ...schemas, ...bodies }, paths) },
			responses: problems.components,
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

const describe = (operation: Operation, problems: Problems): JsonSchema => ({
	operationId: operationId(operation),
	tags: [tagOf(operation)],
	summary: operation.summary,
	security: operation.audience === 'public' ? [] : [{ [SESSION]: [] }],
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
		? {
				requestBody: {
					required: true,
					content: { [operation.bodyMedia]: { schema: { $ref: SCHEMAS + bodyName(operation) } } },
				},
			}
		: {}),
	responses: { ...successes(operation), ...problems.of(operation) },
});

const bodyName = (operation: Operation): string => {
	if (operation.bodyName !== null) return operation.bodyName;
	const id = operationId(operation);
	return `${id.charAt(0).toUpperCase()}${id.slice(1)}Body`;
};

/** An input with path parameters is described in two places: only its body's component is referred to. */
function referredTo(schemas: Readonly<Record<string, JsonSchema>>, paths: object): Record<string, JsonSchema> {
	const used = reachable(referencesOf(paths), schemas);
	return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
}

const successes = ({ answers }: Operation): Record<string, JsonSchema> =>
	Object.fromEntries(
		answers.map(({ status, media, schema }) => [
			String(status),
			{
				description: status < 400 ? 'Done' : 'Refused',
				content: { [media]: media === PROBLEM_MEDIA ? { schema: { $ref: PROBLEM } } : schema ? { schema } : {} },
			},
		]),
	);

type Problems = {
	readonly components: Readonly<Record<string, JsonSchema>>;
	of(operation: Operation): Record<string, JsonSchema>;
};

/** Errors that several operations have in common become one component each. */
function sharedProblems(operations: readonly Operation[], words: ErrorMessages): Problems {
	const uses = new Map<string, number>();
	for (const key of operations.flatMap(problemsOf).map(String)) uses.set(key, (uses.get(key) ?? 0) + 1);
	const names = new Map<string, string>();
	const components: Record<string, JsonSchema> = {};
	for (const [status, codes] of operations.flatMap(problemsOf)) {
		const key = String([status, codes]);
		if (names.has(key) || (uses.get(key) ?? 0) < 2) continue;
		const name = freeName(problemName(status, codes), components);
		names.set(key, name);
		components[name] = problemResponse(status, codes, words);
	}
	const of = (operation: Operation) =>
		Object.fromEntries(
			problemsOf(operation).map(([status, codes]) => {
				const name = names.get(String([status, codes]));
				return [String(status), name ? { $ref: RESPONSES + name } : problemResponse(status, codes, words)];
			}),
		);
	return { components, of };
}

function freeName(wanted: string, taken: object, number = 1): string {
	const name = number === 1 ? wanted : `${wanted}Set${number}`;
	return Object.hasOwn(taken, name) ? freeName(wanted, taken, number + 1) : name;
}

const problemsOf = ({ refusals }: Operation): readonly (readonly [number, readonly string[]])[] =>
	[...new Set(refusals.map(({ status }) => status))].map(
		(status) => [status, refusals.filter((refusal) => refusal.status === status).map(({ code }) => code)] as const,
	);

const pascal = (code: string): string =>
	code.replace(/(?:^|[._])([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());

/** After the code, or after the areas of several codes: `HttpInvalid422`, `OrdersAndHttp409`. */
function problemName(status: number, codes: readonly string[]): string {
	const areas = [...new Set(codes.map((code) => code.split('.')[0] ?? ''))];
	return (codes.length === 1 ? codes : areas).map(pascal).join('And') + status;
}

function problemResponse(status: number, codes: readonly string[], words: ErrorMessages): JsonSchema {
	const retry = status === 429 || status === 503 ? { headers: { 'Retry-After': retryAfter } } : {};
	return {
		description: codes.map((code) => `${code}: ${words.refusal(code)}`).join('\n\n'),
		...retry,
		content: {
			[PROBLEM_MEDIA]: { schema: { allOf: [{ $ref: PROBLEM }, { properties: { code: { enum: codes } } }] } },
		},
	};
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
