export const NEWS_CATEGORIES = [
	{
		slug: 'mua-hang',
		name: 'Mua hàng',
		about: 'Chọn đúng món, trả tiền yên tâm, nhận hàng đúng cách.',
	},
	{
		slug: 'ban-hang',
		name: 'Bán hàng',
		about: 'Ảnh, mô tả, đóng gói và giữ chữ tín với khách.',
	},
	{
		slug: 'tra-gia-dau-gia',
		name: 'Trả giá & đấu giá',
		about: 'Luật chơi rõ ràng, từng bước một.',
	},
	{
		slug: 'van-chuyen',
		name: 'Vận chuyển',
		about: 'Phí giao, đóng hàng và nhận hàng.',
	},
	{
		slug: 'chuyen-cho-biz',
		name: 'Chuyện Chợ Biz',
		about: 'Thông báo và chuyện phía sau khu chợ.',
	},
] as const;

export type NewsCategory = (typeof NEWS_CATEGORIES)[number];

export const newsCategory = (slug: string): NewsCategory | null =>
	NEWS_CATEGORIES.find((category) => category.slug === slug) ?? null;
