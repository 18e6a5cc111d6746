import type { JsonSchema, Operation } from './openapi.ts';

export type InputRow = {
	readonly name: string;
	readonly type: string;
	readonly place: 'path' | 'query' | 'body';
	readonly isRequired: boolean;
};

export function rowsOf({ parameters, body }: Operation): readonly InputRow[] {
	const inBody = Object.entries(body?.properties ?? {}).map(([name, schema]) => ({
		name,
		type: typeOf(schema),
		place: 'body' as const,
		isRequired: (body?.required ?? []).includes(name),
	}));
	return [...parameters.map(({ schema, ...parameter }) => ({ ...parameter, type: typeOf(schema) })), ...inBody];
}

/** Examples: `integer 1…50`, `string(uuid)`, `string ≤ 120`, `vnpay | cod`. */
export function typeOf(schema: JsonSchema): string {
	const { type, format, minimum, maximum, maxLength, items, anyOf, const: constant } = schema;
	if (typeof schema.$ref === 'string') return schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
	if (Array.isArray(schema.enum)) return schema.enum.join(' | ');
	if (constant !== undefined) return String(constant);
	if (Array.isArray(anyOf)) return anyOf.map((option) => typeOf(option as JsonSchema)).join(' | ');
	if (type === 'array') return `${typeOf((items ?? {}) as JsonSchema)}[]`;
	const name = [type].flat().join(' | ') || 'any';
	const kind = format ? `${name}(${format})` : name;
	if (minimum !== undefined || (maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER))
		return `${kind} ${minimum ?? ''}…${maximum === Number.MAX_SAFE_INTEGER ? '' : (maximum ?? '')}`;
	return maxLength === undefined ? kind : `${kind} ≤ ${maxLength}`;
}
