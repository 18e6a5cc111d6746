import Validator from '@adobe/structured-data-validator';

type Item = { readonly '@type': string; readonly [property: string]: unknown };
const HEADLINE_MAX = 110;

/** Google's required properties for types that the validator does not support. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
	NewsArticle: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher', 'mainEntityOfPage'],
	ItemList: ['itemListElement'],
	WebSite: ['name', 'url', 'potentialAction'],
	WebPage: ['name'],
	OnlineStore: ['name', 'url', 'address'],
};

export async function problemsOfJsonLd(text: string): Promise<readonly string[]> {
	const { '@context': context, ...item } = JSON.parse(text) as Item;
	const type = item['@type'];
	const issues = await new Validator().validate({ jsonld: { [type]: [item] } });
	const absent = (REQUIRED[type] ?? []).filter((property) => isNothing(item[property]));
	return [
		...(context === 'https://schema.org' ? [] : [`the context is ${String(context)}`]),
		...issues.filter(({ severity }) => severity === 'ERROR').map(({ issueMessage }) => `${type}: ${issueMessage}`),
		...absent.map((property) => `${type}: ${property} is missing`),
		...(String(item.headline ?? '').length > HEADLINE_MAX ? [`${type}: the headline is too long`] : []),
		...wrongPositions(item),
		...relativeAddresses(item),
	];
}

const isNothing = (value: unknown): boolean =>
	value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function wrongPositions({ itemListElement }: Item): readonly string[] {
	if (!Array.isArray(itemListElement)) return [];
	const positions = itemListElement.map(({ position }) => Number(position));
	const first = positions[0] ?? 1;
	return positions.every((position, index) => position === first + index) ? [] : [`positions ${positions.join(' ')}`];
}

function relativeAddresses(value: unknown): readonly string[] {
	if (Array.isArray(value)) return value.flatMap(relativeAddresses);
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([property, inner]) =>
		/^(url|item|image|logo|@id|mainEntityOfPage)$/.test(property) && typeof inner === 'string'
			? /^https?:\/\//.test(inner)
				? []
				: [`${property} is not absolute: ${inner}`]
			: relativeAddresses(inner),
	);
}
