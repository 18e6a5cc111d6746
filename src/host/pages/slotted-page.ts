import { type PublishingWindow, readWindow } from '#src/shared/time/publishing-window.ts';

/**
 * A pre-rendered page with `<live-part name="NAME">placeholder</live-part>` elements, each replaced by a fragment
 * rendered on the server, like edge-side includes. An element, because Astro removes comments.
 */
export type SlottedPage = {
	readonly texts: readonly string[];
	readonly slots: readonly Slot[];
	readonly policy: string;
	/** The page returns 404 outside of this window; null for no limit. */
	readonly window: PublishingWindow | null;
};
export type Slot = { readonly name: string; readonly fallback: string };

const SLOT = /<live-part name="([a-z0-9-]+)">([\s\S]*?)<\/live-part>/g;

const WINDOW = /<meta name="chobiz-shown" content="([^"]*)"\s*\/?>/;

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
