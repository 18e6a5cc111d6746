import type { SaleRates } from '#src/domains/fees/contract.ts';
import { formatNumber } from '#src/shared/text/number-text.ts';
import { formatDate } from '#src/shared/time.ts';

const BASIS_POINTS = 100;
const percent = (bp: number): string => `${formatNumber(bp / BASIS_POINTS)} %`;

export const comingRatesMessages = {
	title: 'Phí bán hàng sắp đổi',
	hint: 'Đơn đặt trước ngày đó giữ mức phí cũ.',
} as const;

export function comingRates(categories: SaleRates['categories']): readonly string[] {
	const changed = categories.flatMap(({ name, commissionBp, next }) => {
		if (!next) return [];
		const day = formatDate(new Date(next.from));
		return [{ name, change: `Từ ${day}: ${percent(commissionBp)} → ${percent(next.commissionBp)}` }];
	});
	const byChange = Map.groupBy(changed, ({ change }) => change);
	return [...byChange].map(([change, of]) => `${change} (${of.map(({ name }) => name).join(', ')})`);
}
