import type { ListingThen } from '#src/domains/orders/contract-listings.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { factText } from './product-facts.ts';

/** What the page of ordered goods said when they were ordered, on both sides. */
export const listingThenWords = {
	title: 'Sản phẩm lúc đặt',
	hint: 'Tên, mô tả, thông tin và ảnh của món hàng như trên trang lúc đơn được đặt. Gian hàng sửa sau đó không đổi được phần này.',
	brand: 'Thương hiệu',
	noDescription: 'Trang sản phẩm lúc đó không có mô tả.',
	changed: ({ changedAt }: Pick<ListingThen, 'changedAt'>): string =>
		changedAt
			? `Gian hàng sửa trang này lần đầu sau khi đặt vào ${formatDateTime(new Date(changedAt))}.`
			: 'Từ lúc đặt chưa ghi nhận thay đổi nào trên trang này.',
	picture: (name: string, position: number): string => `Ảnh ${position} của ${name} lúc đặt`,
	failed: 'Chưa tải được. Bạn thử lại nhé.',
} as const;

export const listingFacts = ({
	brand,
	facts,
}: Pick<ListingThen, 'brand' | 'facts'>): readonly (readonly [string, string])[] => [
	...(brand ? [[listingThenWords.brand, brand] as const] : []),
	...facts.map((fact) => [fact.name, factText(fact)] as const),
];
