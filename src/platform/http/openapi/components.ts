import * as z from 'zod';
import type { JsonSchema } from './openapi.ts';

export const SCHEMAS = '#/components/schemas/';
const NAMED: ReadonlySet<string> = new Set(['object', 'union', 'intersection', 'pipe', 'lazy']);
const SCALARS: ReadonlySet<string> = new Set(['literal', 'enum', 'string', 'number', 'null', 'boolean']);

export type Io = 'input' | 'output';
export type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
export type Root = { readonly schema: z.core.$ZodType; readonly io: Io; readonly fallback: string };
export type ApiSchemas = {
	readonly components: Readonly<Record<string, JsonSchema>>;
	nameOf(schema: z.core.$ZodType, io: Io): string;
};

/**
 * Names schemas by their export in `contracts`, a root without an export by its `fallback`, and converts what the
 * roots lead to. A schema that is both sent and received becomes two components: defaults and unknown fields differ.
 * Throws when two schemas have the same name.
 */
export function apiSchemas(contracts: Modules, roots: readonly Root[]): ApiSchemas {
	const registry = z.registry<{ id: string }>();
	const taken = new Set<string>();
	const add = (schema: z.core.$ZodType, id: string): void => {
		if (registry.has(schema)) return;
		if (taken.has(id)) throw new Error(`two schemas of the API are called ${id}`);
		taken.add(id);
		registry.add(schema, { id });
	};
	for (const [name, value] of Object.values(contracts).flatMap((exports) => Object.entries(exports)))
		if (value instanceof z.core.$ZodType && isStructure(value))
			add(value, name.charAt(0).toUpperCase() + name.slice(1));
	for (const { schema, fallback } of roots) add(schema, fallback);

	const idOf = (schema: z.core.$ZodType): string => registry.get(schema)?.id ?? '';
	const sideOf = (io: Io) => {
		const { schemas } = z.toJSONSchema(registry, { io, metadata: registry, uri: (id) => SCHEMAS + id });
		const start = roots.filter((root) => root.io === io).map(({ schema }) => idOf(schema));
		return { schemas, used: reachable(start, schemas) };
	};
	const sides = { input: sideOf('input'), output: sideOf('output') };
	const renamed = (name: string, io: Io): string => {
		if (!sides.input.used.has(name) || !sides.output.used.has(name)) return name;
		return io === 'input' ? `${name}ToSend` : name;
	};
	const components = new Map<string, JsonSchema>();
	for (const io of ['input', 'output'] as const)
		for (const name of sides[io].used)
			components.set(
				renamed(name, io),
				renameReferences(withoutIds(sides[io].schemas[name] as JsonSchema), (target) => renamed(target, io)),
			);
	return {
		components: Object.fromEntries([...components].sort(([a], [b]) => a.localeCompare(b))),
		nameOf: (schema, io) => renamed(idOf(schema), io),
	};
}

function isStructure(schema: z.core.$ZodType): boolean {
	const { def } = schema._zod;
	if (!NAMED.has(def.type)) return false;
	const { options } = def as { readonly options?: readonly z.core.$ZodType[] };
	return !options?.every((option) => SCALARS.has(option._zod.def.type));
}

function withoutIds(schema: JsonSchema): JsonSchema {
	const { $schema: _dialect, $id: _address, id: _name, ...rest } = schema;
	return rest;
}

export function referencesOf(schema: unknown): readonly string[] {
	if (Array.isArray(schema)) return schema.flatMap(referencesOf);
	if (typeof schema !== 'object' || schema === null) return [];
	return Object.entries(schema).flatMap(([key, value]) =>
		key === '$ref' && typeof value === 'string' && value.startsWith(SCHEMAS)
			? [value.slice(SCHEMAS.length)]
			: referencesOf(value),
	);
}

/** The names that `roots` lead to, directly or through other schemas. */
export function reachable(roots: readonly string[], schemas: Readonly<Record<string, unknown>>): ReadonlySet<string> {
	const found = new Set<string>();
	const open = [...roots];
	for (let name = open.pop(); name !== undefined; name = open.pop()) {
		if (found.has(name)) continue;
		found.add(name);
		open.push(...referencesOf(schemas[name]));
	}
	return found;
}

function renameReferences<T>(schema: T, rename: (name: string) => string): T {
	if (Array.isArray(schema)) return schema.map((part) => renameReferences(part, rename)) as T;
	if (typeof schema !== 'object' || schema === null) return schema;
	return Object.fromEntries(
		Object.entries(schema).map(([key, value]) =>
			key === '$ref' && typeof value === 'string' && value.startsWith(SCHEMAS)
				? [key, SCHEMAS + rename(value.slice(SCHEMAS.length))]
				: [key, renameReferences(value, rename)],
		),
	) as T;
}
