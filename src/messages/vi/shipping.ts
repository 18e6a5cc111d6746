import type { ShippingRefusal, ShippingZone } from '#src/domains/shipping/contract.ts';
import type { WordsTable } from '../words-table.ts';

export const shippingWords = {
	'shipping.variant_unknown': 'Món này không còn bán nên chưa tính được phí giao.',
	'shipping.ward_unknown': 'Bạn chọn lại phường, xã nơi nhận nhé.',
} satisfies WordsTable<ShippingRefusal>;

export const zoneWords: Readonly<Record<ShippingZone, string>> = {
	same_province: 'Cùng tỉnh với gian hàng',
	same_region: 'Cùng miền',
	other_region: 'Khác miền',
};
