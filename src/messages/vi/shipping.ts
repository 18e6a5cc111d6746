import type { ShippingFailure, ShippingZone } from '#src/domains/shipping/contract.ts';
import type { MessageTable } from '../message-table.ts';
import { changedMessages } from './changed-text.ts';

export const shippingMessages = {
	'shipping.variant_unknown': 'Món này không còn bán nên chưa tính được phí giao.',
	'shipping.ward_unknown': 'Bạn chọn lại phường, xã nơi nhận nhé.',
	'shipping.not_delivered': ({ place }) => `Gian hàng không giao món này đến ${place}. Bạn thử nơi nhận khác nhé.`,
	'shipping.role_not_allowed': 'Phí giao do người quản trị gian hàng đặt.',
	'shipping.profile_not_found': 'Bảng phí này không còn nữa. Bạn tải lại trang nhé.',
	'shipping.profile_changed': changedMessages.refused('bảng phí này'),
	'shipping.profiles_full': ({ max }) => `Gian hàng có nhiều nhất ${max} bảng phí. Bạn bỏ bớt một bảng rồi thêm nhé.`,
	'shipping.common_taken': 'Gian hàng đã có bảng phí chung. Bạn sửa bảng đó nhé.',
	'shipping.state_refuses': 'Gian hàng đã đóng nên không đổi phí giao được nữa.',
	'shipping.days_turned': 'Số ngày nhanh nhất không được lớn hơn số ngày chậm nhất.',
	'shipping.nowhere': 'Bảng phí phải giao đến ít nhất một nơi.',
	'shipping.province_unknown': 'Bạn chọn lại tỉnh, thành phố nhé.',
	'shipping.province_twice': 'Mỗi tỉnh, thành phố chỉ đặt phí riêng một lần.',
} satisfies MessageTable<ShippingFailure>;

export const zoneMessages: Readonly<Record<ShippingZone, string>> = {
	same_province: 'Cùng tỉnh',
	same_region: 'Cùng miền',
	other_region: 'Khác miền',
};
