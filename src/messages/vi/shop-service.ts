import { healthConfig, type ShopService } from '#src/domains/vendors/contract.ts';

/** How a shop serves, in its own block; what is not known yet is said so. */
export const shopServiceWords = {
	title: `Phục vụ trong ${healthConfig.windowDays} ngày qua`,
	packedInTime: 'Chuẩn bị hàng đúng hẹn',
	cancelled: 'Đơn gian hàng tự hủy',
	confirm: 'Thường nhận đơn sau',
	age: 'Bán ở đây được',
	unknown: 'Chưa đủ dữ liệu',
} as const;

const HOUR_MINUTES = 60;
const DAY_MS = 86_400_000;
const MONTH_DAYS = 30;
const YEAR_MONTHS = 12;

function minutesText(minutes: number): string {
	if (minutes < HOUR_MINUTES) return `${Math.max(1, minutes)} phút`;
	return `${Math.round(minutes / HOUR_MINUTES)} giờ`;
}

function ageText(joinedAt: string, now: Date): string {
	const days = Math.max(0, Math.floor((now.getTime() - new Date(joinedAt).getTime()) / DAY_MS));
	const months = Math.floor(days / MONTH_DAYS);
	if (months < 1) return `${Math.max(1, days)} ngày`;
	return months < YEAR_MONTHS ? `${months} tháng` : `${Math.floor(months / YEAR_MONTHS)} năm`;
}

const percentText = (percent: number | null): string => (percent === null ? shopServiceWords.unknown : `${percent}%`);

export function shopServiceFacts(
	{ service, joinedAt }: { readonly service: ShopService; readonly joinedAt: string },
	now: Date,
): readonly (readonly [name: string, text: string])[] {
	const { packedInTimePercent, cancelPercent, confirmMinutes } = service;
	return [
		[shopServiceWords.packedInTime, percentText(packedInTimePercent)],
		[shopServiceWords.cancelled, percentText(cancelPercent)],
		[shopServiceWords.confirm, confirmMinutes === null ? shopServiceWords.unknown : minutesText(confirmMinutes)],
		...(joinedAt ? ([[shopServiceWords.age, ageText(joinedAt, now)]] as const) : []),
	];
}
