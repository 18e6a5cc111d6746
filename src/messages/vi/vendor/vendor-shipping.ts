import type { ShippingFailure, ShippingZone } from '#src/domains/shipping/contract.ts';
import { formatVnd } from '#src/shared/text/amount-text.ts';
import { formatNumber } from '#src/shared/text/number-text.ts';
import type { MessageTable } from '../../message-table.ts';
import { changedMessages } from '../ui.ts';

export const shippingMessages = {
	'shipping.variant_unknown': 'Sản phẩm này không còn bán nên chưa tính được phí giao.',
	'shipping.ward_unknown': 'Bạn hãy chọn lại phường, xã nơi nhận.',
	'shipping.not_delivered': ({ place }) => `Gian hàng không giao sản phẩm này đến ${place}. Bạn hãy thử nơi nhận khác.`,
	'shipping.role_not_allowed': 'Chỉ quản trị gian hàng đặt được phí giao.',
	'shipping.profile_not_found': 'Bảng phí này không còn nữa. Bạn hãy tải lại trang.',
	'shipping.profile_changed': changedMessages.refused('bảng phí này'),
	'shipping.profiles_full': ({ max }) => `Gian hàng có nhiều nhất ${max} bảng phí. Bạn hãy bỏ bớt một bảng rồi thêm.`,
	'shipping.common_taken': 'Gian hàng đã có bảng phí chung. Bạn hãy sửa bảng đó.',
	'shipping.state_refuses': 'Gian hàng đã đóng nên không đổi phí giao được nữa.',
	'shipping.days_turned': 'Số ngày nhanh nhất không được lớn hơn số ngày chậm nhất.',
	'shipping.nowhere': 'Bảng phí phải giao đến ít nhất một nơi.',
	'shipping.province_unknown': 'Bạn hãy chọn lại tỉnh, thành phố.',
	'shipping.province_twice': 'Mỗi tỉnh, thành phố chỉ đặt phí riêng một lần.',
} satisfies MessageTable<ShippingFailure>;

export const zoneMessages: Readonly<Record<ShippingZone, string>> = {
	same_province: 'Cùng tỉnh',
	same_region: 'Cùng miền',
	other_region: 'Khác miền',
};

const days = (min: number, max: number): string => (min === max ? `${min} ngày` : `${min}–${max} ngày`);

export const shippingScreenMessages = {
	title: 'Phí giao hàng',
	text: 'Khách thấy phí này ở trang sản phẩm và lúc đặt hàng. Đơn đã đặt giữ phí cũ.',
	said: (hasCommon: boolean, profiles: number): string => {
		const special = profiles - (hasCommon ? 1 : 0);
		const common = hasCommon ? 'Bảng phí chung của gian hàng' : 'Biểu phí của Chợ Biz';
		return special > 0 ? `${common} · ${special} bảng phí riêng` : common;
	},
	platform: 'Bạn đang dùng biểu phí của Chợ Biz cho mọi sản phẩm.',
	platformRemainder: 'Sản phẩm không có bảng phí riêng dùng biểu phí của Chợ Biz.',
	makeCommon: 'Đặt bảng phí chung',
	makeSpecial: 'Thêm bảng phí cho một số sản phẩm',
	common: 'Áp dụng cho mọi sản phẩm không có bảng riêng',
	goods: (count: number) => (count > 0 ? `${count} sản phẩm dùng bảng này` : 'Chưa có sản phẩm nào dùng bảng này'),
	edit: 'Sửa',
	choose: 'Chọn sản phẩm',
	remove: 'Bỏ',
	zone: zoneMessages,
	rate: (firstVnd: number, min: number, max: number) =>
		`${firstVnd === 0 ? 'miễn phí' : `từ ${formatVnd(firstVnd)}`}, ${days(min, max)}`,
	none: 'không giao',
	free: (fromVnd: number) => `Miễn phí cho đơn từ ${formatVnd(fromVnd)}`,
	provinces: (count: number) => `${count} tỉnh, thành có phí riêng`,
	newCommon: 'Bảng phí chung',
	newSpecial: 'Bảng phí cho một số sản phẩm',
	editTitle: (name: string) => `Sửa ${name}`,
	productOf: (name: string) => `Sản phẩm dùng ${name}`,
	name: 'Tên bảng phí',
	nameHint: 'Chỉ bạn thấy tên này. Ví dụ: Hàng nặng, Hàng đông lạnh.',
	nameCommon: 'Phí chung',
	copied: 'Các mức dưới đây là biểu phí của Chợ Biz, bạn sửa lại theo nhu cầu.',
	copyAgain: 'Dùng lại biểu phí Chợ Biz',
	delivers: 'Có giao',
	first: (kg: number) => `${formatNumber(kg)} kg đầu`,
	next: (kg: number) => `Mỗi ${formatNumber(kg)} kg thêm`,
	zeroFree: 'Để trống là miễn phí.',
	fastest: 'Nhanh nhất (ngày)',
	slowest: 'Chậm nhất (ngày)',
	daysHint: 'Ngày làm việc trên đường, chưa kể ngày chuẩn bị hàng.',
	freeFrom: 'Miễn phí giao cho đơn từ',
	freeHint: 'Tính theo tiền hàng của đơn ở gian hàng bạn. Để trống là không miễn phí.',
	provincesTitle: 'Tỉnh, thành có phí riêng',
	provincesText: 'Nơi nào giao đắt hơn, rẻ hơn hoặc không giao thì thêm ở đây.',
	addProvince: 'Thêm tỉnh, thành',
	removeProvince: (name: string) => `Bỏ phí riêng của ${name}`,
	previewTitle: 'Xem thử',
	previewWrong: 'Nhập số kg, ví dụ 1,2.',
	previewKg: 'Nặng (kg)',
	previewTo: 'Giao đến',
	preview: (kg: string, place: string, feeVnd: number, min: number, max: number) =>
		`Đơn ${kg} kg đến ${place}: ${feeVnd === 0 ? 'miễn phí giao' : formatVnd(feeVnd)}, ${days(min, max)} trên đường.`,
	previewNone: (place: string) => `Đơn đến ${place}: gian hàng không giao, khách không đặt được.`,
	save: 'Lưu bảng phí',
	close: 'Đóng',
	saved: 'Đã lưu phí giao. Khách thấy ngay.',
	removed: 'Đã bỏ bảng phí.',
	removeTitle: (name: string) => `Bỏ ${name}?`,
	removeText: 'Các sản phẩm dùng bảng này chuyển về phí chung. Đơn đã đặt giữ phí cũ.',
	keep: 'Giữ lại',
	changedWhat: 'bảng phí này',
	unsaved: 'Chưa lưu',
} as const;
