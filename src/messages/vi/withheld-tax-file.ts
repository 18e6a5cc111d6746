import type { WithheldTaxMonth } from '#src/domains/settlement/contract/statement.ts';
import { formatNumber } from '#src/shared/money.ts';
import { csvText } from '#src/shared/text/csv.ts';
import { formatDateTime } from '#src/shared/time.ts';

const HEAD = ['Lúc', 'Đơn hàng', 'Sản phẩm', 'Số lượng', 'Tiền tính thuế', 'Tỷ lệ', 'Thuế khấu trừ'];
const TOTAL = 'Cả tháng';
const BP_PER_PERCENT = 100;

export const taxRateText = (taxBp: number): string => `${formatNumber(taxBp / BP_PER_PERCENT)}%`;

export function withheldTaxFile({ month, items, baseVnd, taxVnd }: WithheldTaxMonth): {
	readonly name: string;
	readonly text: string;
} {
	const rows = items.map((item) => [
		formatDateTime(new Date(item.at)),
		item.orderNumber,
		item.productName,
		item.quantity,
		item.baseVnd,
		taxRateText(item.taxBp),
		item.taxVnd,
	]);
	return { name: `thue-${month}.csv`, text: csvText([HEAD, ...rows, [TOTAL, '', '', '', baseVnd, '', taxVnd]]) };
}
