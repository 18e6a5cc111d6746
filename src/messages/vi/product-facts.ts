import type { ProductFact } from '#src/domains/catalog/contract/attributes.ts';
import type { ProductSnapshot } from '#src/domains/order-views/contract/product-snapshots.ts';
import { MANY_RATINGS } from '#src/shared/rating.ts';
import { formatCount } from '#src/shared/text/amount-text.ts';
import { formatNumber, formatStars } from '#src/shared/text/number-text.ts';
import { formatDateTime, SECOND_MS } from '#src/shared/time.ts';

const countText = (count: number): string => `${formatCount(count)} đánh giá`;
const few = (average: number, count: number): string =>
	`${countText(count)} · ${formatStars(average).replace(',0', '')} sao`;

/** The number of reviews leads while there are too few for an average to mean much. */
export const ratingText = (average: number, count: number): string =>
	count < MANY_RATINGS ? few(average, count) : `${formatStars(average)} sao · ${countText(count)}`;

/** For cards, beside a star: one line together with the number sold. */
export const cardRatingText = (average: number, count: number): string =>
	count < MANY_RATINGS ? countText(count) : `${formatStars(average)} (${formatCount(count)})`;

export const productFactMessages = {
	title: 'Thông tin chi tiết',
	brand: 'Thương hiệu',
	category: 'Danh mục',
	weight: 'Khối lượng gói hàng',
	size: 'Kích thước gói hàng',
	weightOf: (weightG: number) => (weightG < 1000 ? `${weightG} g` : `${formatNumber(weightG / 1000, 2)} kg`),
	sizeOf: ({ length, width, height }: { readonly length: number; readonly width: number; readonly height: number }) =>
		`${length} × ${width} × ${height} cm`,
	yes: 'Có',
	no: 'Không',
} as const;

/** For example `6,7 inch`, `Có`, `Cotton, Lanh`. */
export const factText = ({ values, unit }: Pick<ProductFact, 'values' | 'unit'>): string =>
	values.map((value) => `${valueText(value)}${unit && typeof value === 'number' ? ` ${unit}` : ''}`).join(', ');

function valueText(value: ProductFact['values'][number]): string {
	if (typeof value === 'boolean') return value ? productFactMessages.yes : productFactMessages.no;
	return typeof value === 'number' ? formatNumber(value) : value;
}

export const compareMessages = {
	title: 'So sánh sản phẩm',
	add: 'Thêm vào so sánh',
	open: (count: number) => (count > 1 ? `Xem so sánh (${count} sản phẩm)` : 'Xem trang so sánh'),
	full: (most: number) => `Đã đủ ${most} sản phẩm so sánh`,
	remove: (name: string) => `Bỏ ${name} khỏi so sánh`,
	clear: 'Bỏ hết',
	property: 'Đặc điểm',
	differs: 'khác nhau',
	onlyDifferent: 'Chỉ xem điểm khác nhau',
	choose: 'Xem sản phẩm này',
	unknown: 'Chưa có thông tin',
	price: 'Giá',
	stock: 'Tình trạng',
	inStock: 'Còn hàng',
	soldOut: 'Hết hàng',
	discontinued: 'Ngừng bán',
	shopClosed: 'Gian hàng chưa nhận đơn',
	rating: 'Đánh giá',
	noRating: 'Chưa có đánh giá',
	ratingOf: ratingText,
	sold: 'Đã bán',
	shop: 'Gian hàng',
	from: 'Gửi từ',
	prep: 'Chuẩn bị hàng',
	prepDays: (days: number) => `${days} ngày làm việc`,
	brand: 'Thương hiệu',
	category: 'Danh mục',
} as const;

export const productSnapshotMessages = {
	title: 'Sản phẩm lúc đặt',
	hint: 'Tên, mô tả, thông tin và ảnh sản phẩm tại thời điểm đặt đơn. Gian hàng sửa sau đó không làm thay đổi phần này.',
	brand: 'Thương hiệu',
	noDescription: 'Trang sản phẩm lúc đó không có mô tả.',
	changed: ({ changedAt }: Pick<ProductSnapshot, 'changedAt'>): string =>
		changedAt
			? `Gian hàng sửa trang này lần đầu sau khi đặt vào ${formatDateTime(new Date(changedAt))}.`
			: 'Từ lúc đặt chưa ghi nhận thay đổi nào trên trang này.',
	picture: (name: string, position: number): string => `Ảnh ${position} của ${name} lúc đặt`,
	failed: 'Chưa tải được. Bạn hãy thử lại.',
} as const;

export const listingFacts = ({
	brand,
	facts,
}: Pick<ProductSnapshot, 'brand' | 'facts'>): readonly (readonly [string, string])[] => [
	...(brand ? [[productSnapshotMessages.brand, brand] as const] : []),
	...facts.map((fact) => [fact.name, factText(fact)] as const),
];

const two = (value: number): string => String(value).padStart(2, '0');

export const saleMessages = {
	until: (at: Date) => `Giảm đến ${formatDateTime(at)}`,
	endsIn: (remainingMs: number) => {
		const seconds = Math.max(0, Math.floor(remainingMs / SECOND_MS));
		const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
		return `Kết thúc sau ${two(hours)}:${two(minutes)}:${two(seconds % 60)}`;
	},
	left: (left: number) => `Còn ${formatCount(left)} suất`,
	eachPerson: (count: number) => `Mỗi người tối đa ${formatCount(count)}`,
	over: 'Đợt giảm giá đã kết thúc. Xem giá mới',
	lineUntil: (at: Date) => `Giá giảm đến ${formatDateTime(at)}`,
	lineLeft: (left: number) => `Chỉ còn ${formatCount(left)} suất giá giảm. Bớt số lượng để được giá này.`,
} as const;
