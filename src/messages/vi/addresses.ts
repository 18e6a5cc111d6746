import type { AddressFailure } from '#src/domains/addresses/contract.ts';
import type { MessageTable } from '../message-table.ts';
import { fieldMessages } from './ui.ts';

export const addressMessages = {
	'addresses.not_found': 'Không tìm thấy địa chỉ này trong sổ địa chỉ của bạn.',
	'addresses.too_many': ({ max }) => `Sổ địa chỉ giữ được ${max} địa chỉ. Bạn hãy xóa bớt địa chỉ cũ rồi thêm lại.`,
	'addresses.unit_unknown': 'Phường, xã này không thuộc tỉnh, thành đã chọn. Bạn hãy chọn lại.',
	'addresses.phone_invalid': 'Số điện thoại chưa đúng. Ví dụ: 0912 345 678.',
} satisfies MessageTable<AddressFailure>;

export const addressBookMessages = {
	title: 'Sổ địa chỉ',
	description: 'Lưu nơi nhận hàng để lần sau đặt nhanh hơn.',
	visitorTitle: 'Đăng nhập để xem sổ địa chỉ',
	visitorText: 'Sổ địa chỉ lưu nơi nhận hàng của bạn, để lần sau không phải nhập lại.',
	signIn: 'Đăng nhập',
	needsScript: 'Bạn hãy bật JavaScript để xem và sửa sổ địa chỉ.',
	loading: 'Đang mở sổ địa chỉ…',
	failed: 'Chưa mở được sổ địa chỉ. Bạn hãy kiểm tra mạng rồi thử lại.',
	tryAgain: 'Thử lại',
	emptyTitle: 'Bạn chưa lưu địa chỉ nào',
	emptyText: 'Thêm một địa chỉ để đặt hàng nhanh hơn nhé.',
	add: 'Thêm địa chỉ',
	editShort: 'Sửa',
	remove: 'Xóa',
	makeDefault: 'Đặt làm mặc định',
	isDefault: 'Mặc định',
	removeTitle: 'Xóa địa chỉ này?',
	removeText: (recipient: string, street: string) => `${recipient}, ${street}. Đơn đã đặt vẫn giữ địa chỉ cũ.`,
	keep: 'Giữ lại',
	saved: 'Đã lưu địa chỉ.',
	removed: 'Đã xóa địa chỉ.',
	full: (max: number) => `Sổ địa chỉ đã đủ ${max} địa chỉ. Bạn hãy xóa bớt địa chỉ cũ rồi thêm lại.`,
	of: (recipient: string, street: string) => `${recipient}, ${street}`,
} as const;

export const addressFormMessages = {
	labels: {
		recipient: 'Họ tên người nhận',
		phone: 'Số điện thoại',
		street: 'Số nhà, đường, thôn xóm',
		note: 'Ghi chú cho người giao',
	},
	phoneHint: 'Ví dụ: 0912 345 678',
	province: 'Tỉnh, thành phố',
	ward: 'Phường, xã, đặc khu',
	faults: {
		missing: () => fieldMessages.missing,
		too_short: (min: number) => fieldMessages.tooShort(min),
		too_long: () => '',
		not_printable: () => 'Bạn ghi tên bằng chữ cái Việt hoặc Anh, để in được lên phiếu giao hàng.',
		not_a_phone: () => 'Số điện thoại chưa đúng, ví dụ: 0912 345 678.',
	},
	provinceFirst: 'Bạn hãy chọn tỉnh, thành phố trước.',
	missingProvince: 'Bạn chưa chọn tỉnh, thành phố.',
	missingWard: 'Bạn chưa chọn phường, xã.',
	add: 'Thêm địa chỉ mới',
	edit: 'Sửa địa chỉ',
	save: 'Lưu địa chỉ',
	cancel: 'Hủy',
} as const;

/** For pasting a complete address from a message or an old order. */
export const pasteAddressMessages = {
	open: 'Dán cả địa chỉ, địa chỉ cũ cũng được',
	label: 'Địa chỉ đầy đủ',
	example: 'Ví dụ: Chị Hoa 0912 345 678, 45/7 Lê Đức Thọ P12 Gò Vấp TPHCM',
	read: 'Tự điền địa chỉ',
	nothingPasted: 'Bạn hãy dán địa chỉ vào đây trước.',
	unknown:
		'Chợ Biz chưa nhận ra phường, xã trong địa chỉ này. Bạn hãy thêm quận, huyện cũ hoặc tỉnh, hoặc chọn ở dưới.',
	choose: (former: string) =>
		`${former === '' ? 'Tên này có ở nhiều nơi' : `${former} nay thuộc nhiều nơi`}. Bạn chọn phường, xã đúng:`,
	filled: ({ wardName, provinceName, former }: { wardName: string; provinceName: string; former: string | null }) =>
		`Đã điền ${wardName}, ${provinceName}${former ? ` (trước là ${former})` : ''}. Bạn xem lại các ô đã điền nhé.`,
} as const;
