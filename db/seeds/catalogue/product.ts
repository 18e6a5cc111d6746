/** One thing that the buyer chooses, with its extra price in ₫ where a value costs more or less. */
export type Choice = {
	readonly name: string;
	readonly values: readonly (string | readonly [value: string, extraVnd: number])[];
};
export type Extras = {
	/** Price asked until a few days ago: shown struck through. */
	readonly was?: number;
	readonly brand?: string;
	readonly choices?: readonly Choice[];
	/** Values that were never made together. */
	readonly never?: readonly (readonly string[])[];
	readonly prepDays?: number;
	readonly minimum?: number;
	/** Pieces on stock of each variant; absent: some. */
	readonly stock?: number;
};
/** `about`: what is special about it, in one or two sentences. */
export type Product = readonly [
	name: string,
	category: string,
	icon: string,
	priceVnd: number,
	weightG: number,
	about: string,
	extras?: Extras,
];

export const clothesSize: Choice = { name: 'Cỡ', values: ['S', 'M', 'L', ['XL', 10_000]] };
export const shoeSize: Choice = { name: 'Cỡ', values: ['36', '37', '38', '39', '40', '41', '42'] };
export const colour = (...values: readonly string[]): Choice => ({ name: 'Màu', values });
export const pack = (...values: Choice['values']): Choice => ({ name: 'Quy cách', values });
