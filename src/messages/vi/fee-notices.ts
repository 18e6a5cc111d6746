import type { FeeNotice, FeeNoticeParams } from '#src/domains/fees/rules/notices.ts';
import { formatNumber } from '#src/shared/text/number-text.ts';
import { formatDate } from '#src/shared/time.ts';

type NoticeMessages = { readonly title: string; readonly body: string; readonly action: string };

const BASIS_POINTS = 100;
const percent = (bp: number): string => `${formatNumber(bp / BASIS_POINTS)} %`;

export const feeNoticeMessages: Readonly<Record<FeeNotice, (params: FeeNoticeParams) => NoticeMessages>> = {
	'fees.higher_rate': ({ beforeBp, afterBp, from, category, others }) => ({
		title: `Phí bán hàng tăng từ ngày ${formatDate(new Date(from))}`,
		body: [
			`${category === '' ? 'Phí trên tiền giao hàng' : category}: từ ${percent(beforeBp)} lên ${percent(afterBp)}.`,
			...(others > 0 ? [`${others} mức phí khác của gian hàng cũng tăng từ ngày đó.`] : []),
			'Đơn đặt trước ngày đó giữ mức phí cũ.',
		].join('\n'),
		action: 'Xem các mức phí',
	}),
};
