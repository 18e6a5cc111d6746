import type { PublicShop } from '#src/domains/vendors/contract/shop.ts';
import { formatDate } from '#src/shared/time.ts';

type Closure = 'discontinued' | Exclude<PublicShop['opening'], 'open'>;

const onHoliday = (lastDay: string) =>
	`Gian hàng nghỉ đến hết ngày ${formatDate(new Date(`${lastDay}T12:00:00+07:00`))}, chưa nhận đơn.`;

export const productPageMessages = {
	closed: {
		discontinued: () => 'Người bán đã ngừng kinh doanh sản phẩm này. Bạn xem hàng tương tự ở dưới nhé.',
		not_selling: () => 'Gian hàng tạm ngừng bán. Bạn xem hàng tương tự ở dưới nhé.',
		on_holiday: (lastDay) => lastDay && onHoliday(lastDay),
	} satisfies Readonly<Record<Closure, (lastDay: string | null) => string | null>>,
	others: {
		alike: { title: 'Hàng tương tự', see: 'Xem hàng tương tự' },
		bestSelling: { title: 'Hàng khác đang bán chạy', see: 'Xem hàng khác đang bán chạy' },
	},
	wholeCategory: 'Xem cả danh mục',
	alsoBought: 'Người mua món này cũng mua',
	descriptionTitle: 'Mô tả sản phẩm',
	description: (name: string, shopName: string, beginning: string) => `${name} của ${shopName}: ${beginning}`,
} as const;
