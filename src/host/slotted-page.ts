/**
 * A pre-rendered page with live parts: `<!--slot:NAME-->what stands there meanwhile<!--/slot:NAME-->`. The host puts a
 * fragment rendered on the server into each slot before it answers: an include at the edge, no script needed.
 */
export type SlottedPage = {
	/** Literal text and slots in turn, beginning and ending with text. */
	readonly texts: readonly string[];
	readonly slots: readonly Slot[];
	readonly policy: string;
};
export type Slot = { readonly name: string; readonly fallback: string };

const SLOT = /<!--slot:([a-z0-9-]+)-->(?:([\s\S]*?)<!--\/slot:\1-->)?/g;

/** `null` for a page without a live part. */
export function readSlots(html: string, policy: string): SlottedPage | null {
	const texts: string[] = [];
	const slots: Slot[] = [];
	let end = 0;
	for (const match of html.matchAll(SLOT)) {
		texts.push(html.slice(end, match.index));
		slots.push({ name: match[1] ?? '', fallback: match[2] ?? '' });
		end = match.index + match[0].length;
	}
	if (slots.length === 0) return null;
	return { texts: [...texts, html.slice(end)], slots, policy };
}

export const fillSlots = (page: SlottedPage, parts: readonly string[]): string =>
	page.texts.map((text, index) => text + (parts[index] ?? '')).join('');
