export type Figure = {
	readonly figure: string;
	/** Null when this machine cannot measure it; a missing value never counts as passed. */
	readonly value: number | null;
	readonly unit: string;
	/** As printed: `≤ 150`, `≥ 0.4 × nginx`; empty for a figure that only serves as a reference. */
	readonly budget: string;
	readonly ok: boolean | null;
};

export type Bench = { readonly name: string; run(): Promise<readonly Figure[]> };

type Measured = { readonly figure: string; readonly value: number; readonly unit: string };

export const atMost = (limit: number, { figure, value, unit }: Measured): Figure => ({
	figure,
	value,
	unit,
	budget: `≤ ${limit}`,
	ok: value <= limit,
});

export const atLeast = (limit: number, { figure, value, unit }: Measured): Figure => ({
	figure,
	value,
	unit,
	budget: `≥ ${limit}`,
	ok: value >= limit,
});

export const baselineFigure = ({ figure, value, unit }: Measured): Figure => ({
	figure,
	value,
	unit,
	budget: '',
	ok: null,
});

export const skippedFigure = (figure: string, unit: string, budget: string): Figure => ({
	figure,
	value: null,
	unit,
	budget,
	ok: null,
});
