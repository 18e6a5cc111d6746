export type JsonLd = { readonly '@type': string; readonly [property: string]: unknown };

/** Schema.org data as text that cannot end its own script element. */
export function toJsonLd(item: JsonLd): string {
	return JSON.stringify({ '@context': 'https://schema.org', ...item })
		.replaceAll('<', '\\u003c')
		.replaceAll('\u2028', '\\u2028')
		.replaceAll('\u2029', '\\u2029');
}
