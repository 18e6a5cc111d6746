import type { FeesFailure } from '#src/domains/fees/contract.ts';
import type { MessageTable } from '../message-table.ts';

const BASIS_POINTS_PER_PERCENT = 100;

export const feesMessages = {
	'fees.rule_not_found': 'Không có mức phí này, hoặc mức phí đã hết hiệu lực.',
	'fees.rate_out_of_range': ({ maxBp }) => `Mức phí phải từ 0% tới ${Number(maxBp) / BASIS_POINTS_PER_PERCENT}%.`,
	'fees.scope_refused': 'Phí trên tiền giao chỉ có một mức chung.',
	'fees.global_stays': 'Luôn phải có một mức phí chung. Bạn đặt mức mới thay cho mức này nhé.',
	'fees.change_waits': 'Mức phí này đã có một thay đổi đang chờ tới ngày áp dụng.',
} satisfies MessageTable<FeesFailure>;
