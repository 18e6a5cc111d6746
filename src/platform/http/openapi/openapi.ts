import type { FailureKind } from '../../../shared/failure.ts';
import type { AnySpec, Audience, Method } from '../endpoint.ts';
import { EDGE_STATUS, type EdgeCode, STATUS_BY_KIND } from '../problem.ts';
import { type ApiSchemas, apiSchemas, type Modules, type Root, SCHEMAS } from './components.ts';

const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

export type JsonSchema = {
	readonly type?: string | readonly string[];
	readonly properties?: Readonly<Record<string, JsonSchema>>;
	readonly required?: readonly string[];
	readonly [key: string]: unknown;
};
export type ApiDescription = {
	readonly operations: readonly Operation[];
	/** The named schemas that the operations refer to. */
	readonly schemas: Readonly<Record<string, JsonSchema>>;
};
export type Operation = {
	readonly path: string;
	readonly method: Method;
	readonly audience: Audience;
	readonly summary: string;
	readonly idempotency: 'required' | 'accepted' | null;
	readonly parameters: readonly Parameter[];
	/** In place, without the path's parameters; `bodyName` is its component. */
	readonly body: JsonSchema | null;
	readonly bodyName: string | null;
	readonly bodyMedia: string;
	readonly answers: readonly { readonly status: number; readonly media: string; readonly schema: JsonSchema | null }[];
	readonly refusals: readonly { readonly code: string; readonly status: number }[];
};
export type Parameter = {
	readonly name: string;
	readonly place: 'path' | 'query';
	readonly isRequired: boolean;
	readonly schema: JsonSchema;
};

export type ForeignSpec = {
	readonly audience: Audience;
	readonly summary: string;
	readonly takes?: string;
	readonly answers: Readonly<Record<number, string>>;
};
export const described = <Route extends object>(foreign: ForeignSpec, route: Route): Route & { foreign: ForeignSpec } =>
	Object.assign(route, { foreign });

type Route = { readonly spec?: AnySpec & { readonly audience: Audience }; readonly foreign?: ForeignSpec };
type Found = { readonly path: string; readonly method: Method; readonly route: Route };

/**
 * `modules`: file path below `pages/api/` → its exports. `contracts`: modules whose exported schemas name components.
 * Throws for an undescribed method.
 */
export function describeApi(modules: Modules, contracts: Modules): ApiDescription {
	const found = Object.entries(modules)
		.flatMap(([file, exports]) =>
			METHODS.flatMap((method): readonly Found[] => {
				const route = exports[method] as Route | undefined;
				return route ? [{ path: pathOf(file), method, route }] : [];
			}),
		)
		.sort((a, b) => a.path.localeCompare(b.path) || METHODS.indexOf(a.method) - METHODS.indexOf(b.method));
	const schemas = apiSchemas(contracts, found.flatMap(rootsOf));
	return { operations: found.map((operation) => operationOf(operation, schemas)), schemas: schemas.components };
}

function rootsOf({ path, method, route: { spec } }: Found): readonly Root[] {
	const id = operationId({ path, method });
	const name = id.charAt(0).toUpperCase() + id.slice(1);
	return [
		...(spec?.input ? [{ schema: spec.input, io: 'input' as const, fallback: `${name}Input` }] : []),
		...(spec && !spec.file ? [{ schema: spec.output, io: 'output' as const, fallback: `${name}Output` }] : []),
	];
}

export const operationId = ({ method, path }: Pick<Operation, 'method' | 'path'>): string =>
	method.toLowerCase() +
	path
		.split(/[^A-Za-z0-9]+/)
		.slice(2)
		.map((part) => part.charAt(0).toUpperCase() + part.slice(1))
		.join('');

export const tagOf = ({ path }: Operation): string => path.split('/')[2] ?? '';

const pathOf = (file: string): string =>
	`/api/${file
		.replace(/^\.?\//, '')
		.replace(/\.ts$/, '')
		.replace(/(^|\/)index$/, '')}`
		.replace(/\/$/, '')
		.replace(/\[([^\]]+)\]/g, '{$1}');

function operationOf({ path, method, route: { spec, foreign } }: Found, schemas: ApiSchemas): Operation {
	if (foreign) return foreignOperation(path, method, foreign);
	if (!spec) throw new Error(`${method} ${path} does not describe itself`);
	const inputName = spec.input ? schemas.nameOf(spec.input, 'input') : null;
	const input = inputName === null ? {} : (schemas.components[inputName] ?? {});
	const inPath = new Set([...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? ''));
	const hasBody = method !== 'GET' && method !== 'DELETE';
	const rest = Object.entries(input.properties ?? {}).filter(([name]) => !inPath.has(name));
	return {
		path,
		method,
		audience: spec.audience,
		summary: spec.summary,
		idempotency: method === 'GET' ? null : (spec.idempotency ?? 'accepted'),
		parameters: [
			...[...inPath].map((name) => parameter(name, 'path', input)),
			...(hasBody ? [] : rest.map(([name]) => parameter(name, 'query', input))),
		],
		body: hasBody && rest.length > 0 ? bodySchema(input, inPath) : null,
		bodyName: inPath.size === 0 ? inputName : null,
		bodyMedia: 'application/json',
		answers: [
			spec.file
				? { status: 200, media: spec.file.mediaType, schema: null }
				: {
						status: spec.status ?? 200,
						media: 'application/json',
						schema: { $ref: `${SCHEMAS}${schemas.nameOf(spec.output, 'output')}` },
					},
		],
		refusals: [...domainErrors(spec), ...edgeErrors(spec, method, inPath.size > 0)].sort((a, b) => a.status - b.status),
	};
}

const foreignOperation = (path: string, method: Method, foreign: ForeignSpec): Operation => ({
	path,
	method,
	audience: foreign.audience,
	summary: foreign.summary,
	idempotency: null,
	parameters: [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => parameter(name ?? '', 'path', {})),
	body: foreign.takes ? { type: 'object' } : null,
	bodyName: null,
	bodyMedia: foreign.takes ?? '',
	answers: Object.entries(foreign.answers).map(([status, media]) => ({ status: Number(status), media, schema: null })),
	refusals: [],
});

const parameter = (name: string, place: Parameter['place'], { properties, required }: JsonSchema): Parameter => ({
	name,
	place,
	isRequired: place === 'path' || (required ?? []).includes(name),
	schema: properties?.[name] ?? { type: 'string' },
});

function bodySchema(input: JsonSchema, inPath: ReadonlySet<string>): JsonSchema {
	const { properties = {}, required = [], ...rest } = input;
	return {
		...rest,
		properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !inPath.has(name))),
		required: required.filter((name) => !inPath.has(name)),
	};
}

const domainErrors = (spec: AnySpec): Operation['refusals'] =>
	Object.entries(spec.refusals as Readonly<Record<string, FailureKind>>).map(([code, kind]) => ({
		code,
		status: STATUS_BY_KIND[kind],
	}));

function edgeErrors(
	spec: AnySpec & { readonly audience: Audience },
	method: Method,
	hasPath: boolean,
): Operation['refusals'] {
	const isUnsafe = method !== 'GET';
	const codes: readonly (EdgeCode | false)[] = [
		'http.malformed',
		spec.idempotency === 'required' && 'http.idempotency_key_required',
		spec.audience !== 'public' && 'http.sign_in_required',
		isUnsafe && 'http.origin_refused',
		spec.audience === 'vendor' && 'http.shop_required',
		spec.audience === 'vendor' && isUnsafe && 'http.shop_not_open',
		spec.audience === 'operator' && 'http.operator_required',
		hasPath && !Object.values(spec.refusals).includes('not_found') && 'http.not_found',
		isUnsafe && 'http.idempotency_key_reused',
		isUnsafe && 'http.too_large',
		isUnsafe && 'http.media_type',
		spec.input !== undefined && 'http.invalid',
		spec.limit !== undefined && 'http.too_many_requests',
		'http.internal',
		'http.unavailable',
	];
	return codes.filter((code) => code !== false).map((code) => ({ code, status: EDGE_STATUS[code] }));
}
