import type { Thing } from 'schema-dts';

/** One thing in the words of schema.org: a property that its vocabulary does not know does not compile. */
export type JsonLd = Exclude<Thing, string>;

/** Schema.org data as text that cannot end its own script element. */
export function toJsonLd(item: JsonLd): string {
	return JSON.stringify({ '@context': 'https://schema.org', ...item })
		.replaceAll('<', '\\u003c')
		.replaceAll('\u2028', '\\u2028')
		.replaceAll('\u2029', '\\u2029');
}
