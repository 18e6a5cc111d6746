import {
	type AnnouncedHoliday,
	healthConfig,
	type PublicShop,
	type ShopService,
} from '#src/domains/vendors/contract/shop.ts';
import { formatDate } from '#src/shared/time.ts';

const dayText = (day: string): string => formatDate(new Date(`${day}T12:00:00+07:00`));

export const spanText = ({ from, to }: AnnouncedHoliday): string =>
	from === to ? `ngày ${dayText(from)}` : `từ ${dayText(from)} đến hết ${dayText(to)}`;

export const shopScreenMessages = {
	followedTitle: 'Gian hàng theo dõi',
	followedEmptyTitle: 'Bạn chưa theo dõi gian hàng nào',
	followedEmpty: 'Bạn bấm Theo dõi ở trang gian hàng để lần sau tìm lại nhanh hơn.',
	findShops: 'Xem hàng đang bán',
	sendsFrom: (province: string): string => `Gửi hàng từ ${province}`,
	followedSince: (day: string): string => `Theo dõi từ ${day}`,
	newest: 'Mới nhất',
	older: 'Cũ hơn',
	pages: 'Trang của danh sách gian hàng',
	openings: { on_holiday: 'Đang nghỉ', not_selling: 'Tạm ngừng bán' },

	logo: (name: string): string => `Biểu trưng ${name}`,
	facts: 'Số liệu của gian hàng',
	followers: 'Người theo dõi',
	products: 'Đang bán',
	sections: 'Danh mục của gian hàng',
	allProducts: 'Tất cả',
	productOf: (section: string | null): string => section ?? 'Sản phẩm',
	found: (text: string, section: string | null): string => `Tìm “${text}” trong ${section ?? 'gian hàng'}`,
	search: 'Tìm trong gian hàng',
	searchNow: 'Tìm',
	noneFound: 'Gian hàng không có sản phẩm nào khớp. Bạn thử từ khóa khác hoặc bỏ bớt bộ lọc nhé.',
	noneInSection: 'Mục này chưa có sản phẩm nào. Bạn xem các mục khác của gian hàng nhé.',
	noneShown: 'Gian hàng chưa đăng sản phẩm nào. Bạn xem các gian hàng khác nhé.',
	showAll: 'Xem mọi sản phẩm',
	showCategories: 'Xem danh mục',
	about: 'Giới thiệu',
	reviews: 'Đánh giá',
	reviewsTitle: (name: string): string => `Đánh giá gian hàng ${name}`,
	readReviews: 'Đánh giá của người mua về gian hàng',
	backToProducts: 'Xem hàng của gian hàng',
	reviewsDescription: (name: string, reviews: string): string => `${name}: ${reviews}, kèm phản hồi của gian hàng.`,
	description: ({ name, tagline, provinceName }: PublicShop, goods: string): string =>
		`${name}: ${tagline}. ${goods}, gửi từ ${provinceName}.`,
	shareTitle: (name: string): string => `Gian hàng ${name}`,
	/** Why orders are not possible now or soon; null in normal operation. */
	notice: ({ opening, holiday }: Pick<PublicShop, 'opening' | 'holiday'>): string | null => {
		if (opening === 'not_selling') return 'Gian hàng tạm ngừng bán. Bạn vẫn xem được hàng; đơn đã đặt vẫn được giao.';
		if (!holiday) return null;
		return opening === 'on_holiday'
			? `Gian hàng nghỉ ${spanText(holiday)}, chưa nhận đơn mới.`
			: `Gian hàng sắp nghỉ ${spanText(holiday)}. Bạn đặt trước ngày nghỉ để được gửi sớm nhé.`;
	},
} as const;

export const shopServiceMessages = {
	title: `Phục vụ trong ${healthConfig.windowDays} ngày qua`,
	sentInTime: 'Gửi hàng đúng hẹn',
	cancelled: 'Đơn gian hàng tự hủy',
	confirm: 'Thường nhận đơn sau',
	age: 'Tham gia Chợ Biz',
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

export const followMessages = {
	follow: 'Theo dõi',
	following: 'Đang theo dõi',
	followed: (shop: string): string => `Bạn đang theo dõi ${shop}. Xem lại ở mục Gian hàng theo dõi.`,
	left: (shop: string): string => `Đã bỏ theo dõi ${shop}. Bấm lại nếu bạn đổi ý.`,
} as const;
