/** Vietnamese is written by the syllable: people read about this many of them in a minute. */
const SYLLABLES_PER_MINUTE = 230;

/** Minutes that a Markdown text takes, at least one. */
export function readingMinutes(markdown: string): number {
	const text = markdown.replace(/\]\([^)]*\)/g, ']').replace(/[^\p{L}\p{N}\s]+/gu, ' ');
	return Math.max(1, Math.round(text.split(/\s+/).filter(Boolean).length / SYLLABLES_PER_MINUTE));
}
