/** Returns the available variants, or all when none is available. */
export function purchasableVariants<T extends { readonly available: number }>(choices: readonly T[]): readonly T[] {
	const there = choices.filter(({ available }) => available > 0);
	return there.length > 0 ? there : choices;
}
