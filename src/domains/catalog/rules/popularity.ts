/** Products with at least so many sales carry the lexeme `#1`, `#2` … in `products.search_words`; all are `#0`. */
export const TIER_SALES = [4, 16, 64, 256, 1024, 4096, 16_384] as const;

export const ALL_TIER = '#0';
export const tierLexeme = (tier: number): string => `#${tier}`;

/**
 * Among how popular products to look when a question fits very many: the highest tier that still leaves about
 * `wanted` of `expected` matches; `null` when all may be looked at.
 */
export function tierFor(expected: number, wanted: number, tiers: ReadonlyMap<string, number>): string | null {
	const all = tiers.get(ALL_TIER) ?? 0;
	if (all === 0 || expected <= wanted) return null;
	for (let tier = TIER_SALES.length; tier > 0; tier -= 1) {
		const lexeme = tierLexeme(tier);
		if ((expected * (tiers.get(lexeme) ?? 0)) / all >= wanted) return lexeme;
	}
	return null;
}

/** How many fit in all, judged by how many of one tier do: fewer than were wanted there lead to a lower tier or to none. */
export const expectedFrom = (matches: number, tier: string, tiers: ReadonlyMap<string, number>): number =>
	(matches * (tiers.get(ALL_TIER) ?? 0)) / Math.max(1, tiers.get(tier) ?? 0);
