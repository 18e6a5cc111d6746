import { type PublishingWindow, readWindow } from '#src/shared/publishing-window.ts';

/**
 * A pre-rendered page with live parts: `<live-part name="NAME">what stands there in the meantime</live-part>`. The host
 * puts a fragment rendered on the server into each before it answers: an include at the edge, no script needed.
 * (An element, because Astro drops comments from what it builds.)
 */
export type SlottedPage = {
	/** Literal text and slots in turn, beginning and ending with text. */
	readonly texts: readonly string[];
	readonly slots: readonly Slot[];
	readonly policy: string;
	/** Outside of it the page is not there; `null` = always there. */
	readonly window: PublishingWindow | null;
};
export type Slot = { readonly name: string; readonly fallback: string };

const SLOT = /<live-part name="([a-z0-9-]+)">([\s\S]*?)<\/live-part>/g;

const WINDOW = /<meta name="chobiz-shown" content="([^"]*)"\s*\/?>/;

/** `null` for a page without a live part that is always there. */
export function readSlots(built: string, policy: string): SlottedPage | null {
	const shown = WINDOW.exec(built);
	const html = shown ? built.replace(shown[0], '') : built;
	const texts: string[] = [];
	const slots: Slot[] = [];
	let end = 0;
	for (const match of html.matchAll(SLOT)) {
		texts.push(html.slice(end, match.index));
		slots.push({ name: match[1] ?? '', fallback: match[2] ?? '' });
		end = match.index + match[0].length;
	}
	if (slots.length === 0 && !shown) return null;
	const window = shown ? readWindow(shown[1] ?? '') : null;
	return { texts: [...texts, html.slice(end)], slots, policy, window };
}

export const fillSlots = (page: SlottedPage, parts: readonly string[]): string =>
	page.texts.map((text, index) => text + (parts[index] ?? '')).join('');
