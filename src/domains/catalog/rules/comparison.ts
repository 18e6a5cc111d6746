export type NamedText = { readonly name: string; readonly text: string };
export type ComparisonRow = {
	readonly name: string;
	/** One per product; `null` where it says nothing. */
	readonly texts: readonly (string | null)[];
	/** Not all of them say the same. */
	readonly differs: boolean;
};

/** One row per fact that any of the products states, in the order in which they first state it. */
export function comparisonRows(products: readonly (readonly NamedText[])[]): readonly ComparisonRow[] {
	const names = [...new Set(products.flatMap((facts) => facts.map(({ name }) => name)))];
	return names.map((name) => {
		const texts = products.map((facts) => facts.find((fact) => fact.name === name)?.text ?? null);
		return { name, texts, differs: new Set(texts).size > 1 };
	});
}
