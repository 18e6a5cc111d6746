import type { Product } from './product.ts';

export type Amount = { readonly number: number; readonly unit: 'g' | 'ml' | 'piece' };

const NUMBER = String.raw`(\d+(?:,\d+)?)`;
const MEASURED = new RegExp(String.raw`(?:(\d+) × )?${NUMBER} (kg|g|ml|lít)(?![\p{L}\d])`, 'u');
const COUNTED = new RegExp(`^(?:bộ )?${NUMBER} (?:túi|gói|hộp|cuốn|cây|chai|hũ)$`, 'iu');
const UNITS = { g: [1, 'g'], kg: [1000, 'g'], ml: [1, 'ml'], lít: [1000, 'ml'] } as const;

const decimalOf = (text: string): number => Number(text.replace(',', '.'));

/** What `Túi 10 kg`, `Chai 1 lít`, `2 × 5 kg` or `Bộ 3 cuốn` contains. */
export function amountIn(label: string): Amount | null {
	const [, times = '1', number, name] = MEASURED.exec(label) ?? [];
	if (number && name) {
		const [factor, unit] = UNITS[name as keyof typeof UNITS];
		return { number: Number(times) * decimalOf(number) * factor, unit };
	}
	const counted = COUNTED.exec(label)?.[1];
	return counted ? { number: decimalOf(counted), unit: 'piece' } : null;
}

/** A product's weight is that of its first pack; the others weigh as much more as they contain. */
export function weightOf([, , , weightG, , extras]: Product, optionValues: readonly string[]): number {
	return (extras?.choices ?? []).reduce((weight, { values }) => {
		const words = values.map((value) => (typeof value === 'string' ? value : value[0]));
		const chosen = words.find((word) => optionValues.includes(word));
		const [first, own] = [words[0], chosen].map((word) => (word ? amountIn(word) : null));
		return first && own && first.unit === own.unit ? Math.round((weight * own.number) / first.number) : weight;
	}, weightG);
}
