import {
	scheduledPricesConfig as config,
	type SaleState,
	type ScheduledPricesFailure,
} from '#src/domains/scheduled-prices/contract.ts';
import { formatCount, formatVnd } from '#src/shared/text/amount-text.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { instantText } from '../../instant-text.ts';
import type { MessageTable } from '../../message-table.ts';

const windowText = (from: Date, to: Date): string => `từ ${formatDateTime(from)} đến ${formatDateTime(to)}`;

export const scheduledPricesMessages = {
	'catalog.sale_not_found': 'Không tìm thấy đợt giảm giá hoặc phân loại này. Bạn tải lại trang.',
	'catalog.sale_role_not_allowed': 'Vai trò của bạn trong gian hàng không đổi được giá.',
	'catalog.sale_not_on_sale': 'Sản phẩm đang bán hoặc đang ẩn mới đặt lịch giảm giá được.',
	'catalog.sale_window_unfit': ({ minMinutes, maxDays }) =>
		`Đợt giảm giá dài từ ${minMinutes} phút đến ${maxDays} ngày. Bạn chọn lại giờ kết thúc.`,
	'catalog.sale_start_past': 'Giờ bắt đầu đã qua. Bạn chọn giờ khác hoặc “Bắt đầu ngay”.',
	'catalog.sale_start_too_far': ({ maxDays }) => `Chỉ đặt lịch trước được ${maxDays} ngày. Bạn chọn ngày gần hơn.`,
	'catalog.sale_price_unfit': ({ label, minVnd, maxVnd }) =>
		`Giá giảm${label ? ` của ${label}` : ''} phải từ ${formatVnd(Number(minVnd))} (giảm một nửa) đến ${formatVnd(Number(maxVnd))}.`,
	'catalog.sale_limit_unfit': 'Số suất mỗi người không được lớn hơn tổng số suất.',
	'catalog.sale_overlap': ({ label, startsAt, endsAt }) =>
		`${label ? `Phân loại ${label}` : 'Sản phẩm'} đã có đợt giảm giá từ ${instantText(startsAt)} đến ${instantText(endsAt)}. Chọn giờ khác hoặc hủy đợt kia trước.`,
	'catalog.sale_too_many': ({ max }) => `Mỗi sản phẩm có tối đa ${max} đợt giảm giá chưa kết thúc.`,
	'catalog.sale_ended_already': 'Đợt giảm giá này đã kết thúc hoặc đã hủy.',
	'catalog.sale_used_up': 'Suất giá giảm vừa hết.',
} satisfies MessageTable<ScheduledPricesFailure>;

export const saleStateMessages: Readonly<Record<SaleState, string>> = {
	planned: 'Sắp bắt đầu',
	running: 'Đang giảm',
	ended: 'Đã kết thúc',
	cancelled: 'Đã hủy',
};

export const saleScreenMessages = {
	intro: `Đặt giá giảm từ giờ này đến giờ kia. Giá tự đổi đúng giờ, hết giờ trở về giá bán. Giảm tối đa một nửa giá bán.`,
	none: 'Chưa có đợt giảm giá nào.',
	noneOpen: 'Không còn đợt nào sắp tới.',
	plan: 'Tạo đợt giảm giá',
	startNow: 'Bắt đầu ngay',
	startDay: 'Ngày bắt đầu',
	startTime: 'Giờ bắt đầu',
	endDay: 'Ngày kết thúc',
	endTime: 'Giờ kết thúc',
	timeHint: 'Ví dụ: 20:00.',
	timeWrong: 'Nhập giờ từ 00:00 đến 23:59, ví dụ 20:00.',
	close: 'Đóng',
	percent: 'Giảm (%)',
	percentHint: (variants: number) =>
		variants > 1 ? 'Điền giá cho mọi phân loại bên dưới.' : 'Tính giá giảm bên dưới.',
	fill: 'Điền giá',
	priceOf: (label: string) => (label ? `Giá giảm: ${label}` : 'Giá giảm'),
	priceHint: (regularVnd: number, isOptional: boolean) =>
		`Giá bán ${formatVnd(regularVnd)}.${isOptional ? ' Để trống nếu không giảm.' : ''}`,
	limit: 'Giới hạn số lượng (flash sale)',
	quantity: (variants: number) => (variants > 1 ? 'Số suất mỗi phân loại' : 'Số suất'),
	each: 'Tối đa mỗi người',
	eachHint: 'Để trống nếu không giới hạn.',
	submit: 'Lưu đợt giảm giá',
	planned: 'Đã lưu đợt giảm giá.',
	noPrice: (variants: number) =>
		variants > 1 ? 'Nhập giá giảm cho ít nhất một phân loại.' : 'Bạn chưa nhập giá giảm.',
	priceWrong: (minVnd: number, maxVnd: number) => `Từ ${formatVnd(minVnd)} đến ${formatVnd(maxVnd)}.`,
	endBefore: 'Giờ kết thúc phải sau giờ bắt đầu.',
	endPast: 'Giờ kết thúc đã qua.',
	numberWrong: (most: number) => `Nhập số từ 1 đến ${formatCount(most)}.`,
	window: windowText,
	price: (priceVnd: number, regularVnd: number) => `${formatVnd(priceVnd)} (giá bán ${formatVnd(regularVnd)})`,
	sold: (sold: number, of: number) => `đã bán ${formatCount(sold)}/${formatCount(of)} suất`,
	eachPerson: (count: number) => `mỗi người tối đa ${count}`,
	notApplied: 'Không áp dụng: giá bán đã đổi, giá giảm không còn nằm trong khoảng nửa giá đến giá bán.',
	cancel: 'Hủy đợt này',
	end: 'Kết thúc ngay',
	cancelTitle: 'Hủy đợt giảm giá này?',
	cancelText: 'Đợt chưa bắt đầu nên chưa ai mua giá này.',
	endTitle: 'Kết thúc đợt giảm giá ngay?',
	endText: 'Giá trở về giá bán. Đơn đã đặt giữ nguyên giá giảm.',
	no: 'Để sau',
	cancelled: 'Đã hủy đợt giảm giá.',
	ended: 'Đã kết thúc đợt giảm giá.',
	failed: 'Chưa tải được các đợt giảm giá.',
	tryAgain: 'Thử lại',
	maxDays: `Dài nhất ${config.runMaxDays} ngày.`,
} as const;
