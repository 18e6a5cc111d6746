import type { Thing } from 'schema-dts';

/** A schema.org object; unknown properties do not compile. */
export type JsonLd = Exclude<Thing, string>;

/** Escapes the JSON so that it cannot close its script element. */
export function toJsonLd(item: JsonLd): string {
	return JSON.stringify({ '@context': 'https://schema.org', ...item })
		.replaceAll('<', '\\u003c')
		.replaceAll('\u2028', '\\u2028')
		.replaceAll('\u2029', '\\u2029');
}
