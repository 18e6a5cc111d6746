import type { PublicShop } from '#src/domains/vendors/contract/shop.ts';
import { spanText } from './holiday-span.ts';

export const shopScreenMessages = {
	followedTitle: 'Gian hàng theo dõi',
	followedEmpty: 'Bạn chưa theo dõi gian hàng nào. Gặp gian hàng ưng ý, bạn bấm Theo dõi để lần sau tìm lại nhanh hơn.',
	findShops: 'Xem hàng đang bán',
	sendsFrom: (province: string): string => `Gửi hàng từ ${province}`,
	followedSince: (day: string): string => `Theo dõi từ ${day}`,
	newest: 'Mới nhất',
	older: 'Cũ hơn',
	pages: 'Trang của danh sách gian hàng',
	openings: { on_holiday: 'Đang nghỉ', not_selling: 'Tạm ngừng bán' },

	logo: (name: string): string => `Biểu trưng ${name}`,
	followers: 'Người theo dõi',
	products: 'Đang bán',
	sections: 'Danh mục của gian hàng',
	allProducts: 'Tất cả',
	productOf: (section: string | null): string => section ?? 'Sản phẩm',
	found: (text: string, section: string | null): string => `Tìm “${text}” trong ${section ?? 'gian hàng'}`,
	search: 'Tìm trong gian hàng',
	searchNow: 'Tìm',
	noneFound: 'Gian hàng không có món nào khớp. Bạn thử từ khác hoặc bỏ bớt điều kiện nhé.',
	noneInSection: 'Mục này chưa có món nào. Bạn xem các mục khác của gian hàng nhé.',
	noneShown: 'Gian hàng này chưa bày món nào. Bạn xem các gian hàng khác nhé.',
	showAll: 'Xem mọi sản phẩm',
	showCategories: 'Xem danh mục',
	about: 'Giới thiệu',
	reviews: 'Đánh giá',
	reviewsTitle: (name: string): string => `Đánh giá gian hàng ${name}`,
	readReviews: 'Người mua nói về gian hàng',
	backToProducts: 'Xem hàng của gian hàng',
	reviewsDescription: (name: string, reviews: string): string => `${name}: ${reviews}, kèm lời đáp của gian hàng.`,
	description: ({ name, tagline, provinceName }: PublicShop, goods: string): string =>
		`${name}: ${tagline}. ${goods}, gửi từ ${provinceName}.`,
	shareTitle: (name: string): string => `Gian hàng ${name}`,
	/** Why orders are not possible now or soon; null in normal operation. */
	notice: ({ opening, holiday }: Pick<PublicShop, 'opening' | 'holiday'>): string | null => {
		if (opening === 'not_selling') return 'Gian hàng tạm ngừng bán. Bạn vẫn xem được hàng; đơn đã đặt vẫn được giao.';
		if (!holiday) return null;
		return opening === 'on_holiday'
			? `Gian hàng nghỉ ${spanText(holiday)}, chưa nhận đơn mới.`
			: `Gian hàng sắp nghỉ ${spanText(holiday)}. Đặt trước ngày nghỉ để được gửi sớm bạn nhé.`;
	},
} as const;
