import { feesConfig } from '#src/domains/fees/contract.ts';
import { ordersConfig } from '#src/domains/orders/contract/order.ts';
import { returnsConfig } from '#src/domains/returns/contract/return.ts';
import { settlementConfig } from '#src/domains/settlement/contract/settlement.ts';
import { applicationConfig } from '#src/domains/vendors/contract/application.ts';
import { formatNumber, formatVnd } from '#src/shared/money.ts';

const BP_PER_PERCENT = 100;
const percent = (basisPoints: number): string => `${formatNumber(basisPoints / BP_PER_PERCENT)}%`;
const rates = [feesConfig.base.goodsBp, ...Object.values(feesConfig.base.categoryBp)];
const { holdDays, withheldBp, changeNoticeDays } = feesConfig;
const { confirm, packGraceDays, shopCancelGoodwill } = ordersConfig;

/** The seller agreement, with numbers from the configuration that enforces them. */
export const sellerAgreement = {
	title: `Thỏa thuận bán hàng, bản ${applicationConfig.agreementVersion}`,
	lead: 'Những điều chính dưới đây là một phần của Quy chế hoạt động. Gửi hồ sơ là bạn đồng ý với cả hai.',
	rules: 'Đọc toàn bộ Quy chế hoạt động',
	points: [
		[
			'Phí',
			`Từ ${percent(Math.min(...rates))} đến ${percent(Math.max(...rates))} giá hàng đã bán, tùy ngành hàng; phí giao hàng không bị tính phí. Phí tăng thì bạn được báo trước ít nhất ${changeNoticeDays} ngày.`,
		],
		[
			'Giữ tiền',
			`Tiền của một đơn rút được ${holdDays.standard} ngày sau khi đơn hoàn thành; gian hàng mới chờ ${holdDays.newShop} ngày. Mỗi lần rút từ ${formatVnd(settlementConfig.payoutLeastVnd)}.`,
		],
		[
			'Thuế',
			`Cá nhân và hộ kinh doanh: Chợ Biz khấu trừ ${percent(withheldBp.household.vat)} thuế giá trị gia tăng và ${percent(withheldBp.household.pit)} thuế thu nhập cá nhân trên từng món hàng. Công ty tự khai thuế.`,
		],
		[
			'Đúng hẹn',
			`Xác nhận đơn trong ${confirm.overdueHours} giờ làm việc; quá ${confirm.cancelHours} giờ, đơn tự hủy và lỗi thuộc gian hàng. Trễ giao quá ${packGraceDays} ngày làm việc, đơn cũng tự hủy.`,
		],
		[
			'Phạt',
			`Hủy đơn đã xác nhận: bạn hoàn đủ tiền cho khách và đền ${shopCancelGoodwill.percent}% giá trị đơn bằng bizcoin, nhiều nhất ${formatVnd(shopCancelGoodwill.maxVnd)}. Khoản này trừ vào tiền bạn đang có ở Chợ Biz và mỗi ngày không quá ${formatVnd(shopCancelGoodwill.shopDayMaxVnd)}.`,
		],
		[
			'Trả hàng',
			`Khách báo lỗi trong ${returnsConfig.buyer.defectDays} ngày sau khi nhận. Bạn trả lời trong ${returnsConfig.shop.answerHours} giờ và kiểm hàng về trong ${returnsConfig.shop.inspectHours} giờ; không trả lời là đồng ý hoàn tiền.`,
		],
	],
} as const;
