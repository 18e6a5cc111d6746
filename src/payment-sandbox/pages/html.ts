const ESCAPES: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};

/** Markup that is safe to put into a page. */
export type Html = { readonly markup: string };
type Piece = string | number | Html | readonly Html[] | null | false;

const toMarkup = (piece: Piece): string => {
	if (piece === null || piece === false) return '';
	if (typeof piece === 'string' || typeof piece === 'number')
		return String(piece).replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char);
	return 'markup' in piece ? piece.markup : piece.map(({ markup }) => markup).join('');
};

/** Escapes every value that is not markup itself. */
export function html(texts: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
	return { markup: texts.map((text, index) => text + toMarkup(pieces[index] ?? null)).join('') };
}
