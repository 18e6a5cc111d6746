import type { ProductFact } from '#src/domains/catalog/contract/attributes.ts';
import { formatNumber } from '#src/shared/text/number-text.ts';

export const productFactMessages = {
	title: 'Thông tin chi tiết',
	brand: 'Thương hiệu',
	category: 'Danh mục',
	weight: 'Khối lượng gói hàng',
	size: 'Kích thước gói hàng',
	weightOf: (weightG: number) => (weightG < 1000 ? `${weightG} g` : `${formatNumber(weightG / 1000, 2)} kg`),
	sizeOf: ({ length, width, height }: { readonly length: number; readonly width: number; readonly height: number }) =>
		`${length} × ${width} × ${height} cm`,
	yes: 'Có',
	no: 'Không',
} as const;

/** For example `6,7 inch`, `Có`, `Cotton, Lanh`. */
export const factText = ({ values, unit }: Pick<ProductFact, 'values' | 'unit'>): string =>
	values.map((value) => `${valueText(value)}${unit && typeof value === 'number' ? ` ${unit}` : ''}`).join(', ');

function valueText(value: ProductFact['values'][number]): string {
	if (typeof value === 'boolean') return value ? productFactMessages.yes : productFactMessages.no;
	return typeof value === 'number' ? formatNumber(value) : value;
}
