import type { ListingStop } from '#src/domains/vendors/contract/shop-status.ts';
import { formatVnd } from '#src/shared/money.ts';
import { formatDateTime } from '#src/shared/time.ts';

const GOES_ON = 'Sản phẩm đang bán vẫn bán bình thường; sản phẩm mới thì bạn soạn và lưu nháp trước được.';
const OWED_HINT = 'Nợ trừ dần vào tiền bán hàng sắp tới; hết nợ thì đăng được lại. Chủ gian hàng xem được số nợ.';
const owed = (owedVnd: number): string =>
	`Số nợ là ${formatVnd(owedVnd)}, trừ dần vào tiền bán hàng sắp tới; hết nợ thì đăng được lại.`;

const TITLES: Readonly<Record<ListingStop['kind'], (until: string) => string>> = {
	blocked: (until) => `Chưa đăng thêm sản phẩm được đến ${until}`,
	owing: () => 'Gian hàng đang nợ Chợ Biz nên tạm thời không đăng thêm sản phẩm',
	served: () => 'Chưa đăng thêm sản phẩm được vì có điều vượt ngưỡng phục vụ',
};
export const listingStopTitle = ({ kind, until }: ListingStop): string =>
	TITLES[kind](until ? formatDateTime(new Date(until)) : '');

export function listingStopTexts({ kind, reason }: ListingStop, owedVnd: number | null = null): readonly string[] {
	if (kind === 'owing') return [owedVnd === null ? OWED_HINT : owed(owedVnd), GOES_ON];
	return kind === 'blocked' ? [reason, `${GOES_ON} Thấy chưa đúng thì bạn giải trình.`] : [GOES_ON];
}

export const listingStopLinks: Readonly<Record<ListingStop['kind'], string>> = {
	blocked: 'Viết cho Chợ Biz',
	owing: 'Xem tiền của gian hàng',
	served: 'Xem sức khỏe gian hàng',
};
