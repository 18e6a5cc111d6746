import { formatCount, MINUS } from './amount-text.ts';

/** `1234.5` → `1.234,5`, with at most `most` decimals. */
export function formatNumber(value: number, most = 3): string {
	const scale = 10 ** most;
	const parts = Math.round(Math.abs(value) * scale);
	const rest = String(parts % scale)
		.padStart(most, '0')
		.replace(/0+$/, '');
	return `${value < 0 && parts > 0 ? MINUS : ''}${formatCount(Math.floor(parts / scale))}${rest && `,${rest}`}`;
}

export const formatStars = (score: number): string => {
	const tenths = Math.round(score * 10);
	return `${Math.floor(tenths / 10)},${tenths % 10}`;
};
