import type { ProductSnapshot } from '#src/domains/order-views/contract/product-snapshots.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { factText } from './product-facts.ts';

export const productSnapshotMessages = {
	title: 'Sản phẩm lúc đặt',
	hint: 'Tên, mô tả, thông tin và ảnh của món hàng như trên trang lúc đơn được đặt. Gian hàng sửa sau đó không đổi được phần này.',
	brand: 'Thương hiệu',
	noDescription: 'Trang sản phẩm lúc đó không có mô tả.',
	changed: ({ changedAt }: Pick<ProductSnapshot, 'changedAt'>): string =>
		changedAt
			? `Gian hàng sửa trang này lần đầu sau khi đặt vào ${formatDateTime(new Date(changedAt))}.`
			: 'Từ lúc đặt chưa ghi nhận thay đổi nào trên trang này.',
	picture: (name: string, position: number): string => `Ảnh ${position} của ${name} lúc đặt`,
	failed: 'Chưa tải được. Bạn thử lại nhé.',
} as const;

export const listingFacts = ({
	brand,
	facts,
}: Pick<ProductSnapshot, 'brand' | 'facts'>): readonly (readonly [string, string])[] => [
	...(brand ? [[productSnapshotMessages.brand, brand] as const] : []),
	...facts.map((fact) => [fact.name, factText(fact)] as const),
];
