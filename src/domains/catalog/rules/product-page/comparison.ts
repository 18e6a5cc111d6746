export type NamedText = { readonly name: string; readonly text: string };
export type ComparisonRow = {
	readonly name: string;
	/** One per product; null when it lacks the attribute. */
	readonly texts: readonly (string | null)[];
	readonly differs: boolean;
};

export function comparisonRows(products: readonly (readonly NamedText[])[]): readonly ComparisonRow[] {
	const names = [...new Set(products.flatMap((facts) => facts.map(({ name }) => name)))];
	return names.map((name) => {
		const texts = products.map((facts) => facts.find((fact) => fact.name === name)?.text ?? null);
		return { name, texts, differs: new Set(texts).size > 1 };
	});
}
