import { healthConfig, type ShopService } from '#src/domains/vendors/contract/shop.ts';

export const shopServiceMessages = {
	title: `Phục vụ trong ${healthConfig.windowDays} ngày qua`,
	sentInTime: 'Gửi hàng đúng hẹn',
	cancelled: 'Đơn gian hàng tự hủy',
	confirm: 'Thường nhận đơn sau',
	age: 'Bán ở đây được',
	unknown: 'Chưa đủ đơn để tính tỉ lệ đúng hẹn, tỉ lệ hủy và thời gian nhận đơn.',
	partlyUnknown: 'Những số khác chưa đủ đơn để tính.',
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

type Served = { readonly service: ShopService; readonly joinedAt: string };

export function shopServiceFacts(
	{ service, joinedAt }: Served,
	now: Date,
): readonly (readonly [name: string, text: string])[] {
	const { sentInTimePercent, cancelPercent, confirmMinutes } = service;
	return [
		[shopServiceMessages.sentInTime, sentInTimePercent !== null && `${sentInTimePercent}%`] as const,
		[shopServiceMessages.cancelled, cancelPercent !== null && `${cancelPercent}%`] as const,
		[shopServiceMessages.confirm, confirmMinutes !== null && minutesText(confirmMinutes)] as const,
		[shopServiceMessages.age, joinedAt !== '' && ageText(joinedAt, now)] as const,
	].flatMap(([name, text]) => (text === false ? [] : [[name, text] as const]));
}

/** One sentence about the missing figures. */
export function shopServiceUnknown({ sentInTimePercent, cancelPercent, confirmMinutes }: ShopService): string | null {
	const facts = [sentInTimePercent, cancelPercent, confirmMinutes];
	if (facts.every((fact) => fact === null)) return shopServiceMessages.unknown;
	return facts.includes(null) ? shopServiceMessages.partlyUnknown : null;
}
