/** One measured number of the product beside what it must hold. */
export type Figure = {
	readonly figure: string;
	/** null: this machine lacks what it takes to measure it, which is never a pass. */
	readonly value: number | null;
	readonly unit: string;
	/** As printed: `≤ 150`, `≥ 0.4 × nginx`; empty when it is only a yardstick. */
	readonly budget: string;
	readonly ok: boolean | null;
};

/** What a file of this folder exports beside its `name`. */
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

export const yardstick = ({ figure, value, unit }: Measured): Figure => ({ figure, value, unit, budget: '', ok: null });

export const notMeasured = (figure: string, unit: string, budget: string): Figure => ({
	figure,
	value: null,
	unit,
	budget,
	ok: null,
});
