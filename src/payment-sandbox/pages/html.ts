const ESCAPES: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};

export type Html = { readonly markup: string };
type Chunk = string | number | Html | readonly Html[] | null | false;

const toMarkup = (chunk: Chunk): string => {
	if (chunk === null || chunk === false) return '';
	if (typeof chunk === 'string' || typeof chunk === 'number')
		return String(chunk).replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char);
	return 'markup' in chunk ? chunk.markup : chunk.map(({ markup }) => markup).join('');
};

/** Escapes every value except `Html`. */
export function html(texts: TemplateStringsArray, ...pieces: readonly Chunk[]): Html {
	return { markup: texts.map((text, index) => text + toMarkup(pieces[index] ?? null)).join('') };
}
