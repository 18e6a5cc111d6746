import type { LedgerFailure } from '#src/domains/ledger/contract.ts';
import type { HoldState } from '#src/domains/ledger/rules/hold-states.ts';
import type { MessageTable } from '../message-table.ts';

export const ledgerMessages = {
	'ledger.insufficient_funds': 'Số dư không đủ cho việc này. Bạn kiểm tra lại số dư bizcoin nhé.',
	'ledger.hold_closed':
		'Khoản tạm giữ này đã được xử lý hoặc đã hết hạn. Bạn tải lại trang để xem trạng thái mới nhất.',
} satisfies MessageTable<LedgerFailure>;

export const holdStateMessages: Readonly<Record<HoldState, string>> = {
	held: 'Đang tạm giữ',
	posted: 'Đã chuyển',
	voided: 'Đã trả lại',
	expired: 'Đã tự trả lại vì hết hạn',
};
