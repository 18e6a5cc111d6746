/** Surcharges in dong, where a value costs more or less. */
export type Choice = {
	readonly name: string;
	readonly values: readonly (string | readonly [value: string, extraVnd: number])[];
};
export type Extras = {
	/** Price until a few days ago, displayed struck through. */
	readonly was?: number;
	readonly brand?: string;
	readonly choices?: readonly Choice[];
	/** Combinations that do not exist. */
	readonly never?: readonly (readonly string[])[];
	readonly prepDays?: number;
	readonly minimum?: number;
	/** Stock of each variant; a default when absent. */
	readonly stock?: number;
};
export type Product = readonly [
	name: string,
	category: string,
	priceVnd: number,
	weightG: number,
	about: string,
	extras?: Extras,
];

export const clothesSize: Choice = { name: 'Cỡ', values: ['S', 'M', 'L', ['XL', 10_000]] };
export const shoeSize: Choice = { name: 'Cỡ', values: ['36', '37', '38', '39', '40', '41', '42'] };
export const colour = (...values: readonly string[]): Choice => ({ name: 'Màu', values });
export const pack = (...values: Choice['values']): Choice => ({ name: 'Quy cách', values });
