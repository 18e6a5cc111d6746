/** Vietnamese is written in separate syllables; a reader takes in about this many per minute. */
const SYLLABLES_PER_MINUTE = 230;

/** At least 1. */
export function readingMinutes(markdown: string): number {
	const text = markdown.replace(/\]\([^)]*\)/g, ']').replace(/[^\p{L}\p{N}\s]+/gu, ' ');
	return Math.max(1, Math.round(text.split(/\s+/).filter(Boolean).length / SYLLABLES_PER_MINUTE));
}
